/* What a table of this game is made of. */

import { amountLine } from '../../icons/effect';
import type { Option } from '../../panels/option';
import { strings } from '../../strings';
import type { TableParts } from '../plug';
import Board from './Board.svelte';
import FavorGrid from './FavorGrid.svelte';
import { reachOf } from './favors';
import Seat from './Seat.svelte';
import type { CaylusView } from './view';

const favors = { title: () => strings.favorsTitle, Pane: FavorGrid };

export const parts: TableParts = {
  Board,
  Seat,
  phone: { icon: 'favor', title: () => strings.views.favors, sheet: favors },
  lying: (kind, _, table) => {
    const { section } = table.view as CaylusView;
    return kind === 'castle' && table.catalog.row(section)
      ? { tile: section, detail: strings.castle, emblem: 'castle', kind: 'special' }
      : null;
  },
  option: (table, { offers: [offer] }, option): Option | null => {
    if (!offer?.target || offer.target.kind !== 'favor') return null;
    const { verb, text, target } = offer;
    const side = amountLine(offer.gain, true);
    const reach = side.length ? '' : reachOf(table, String(target.id), offer);
    return {
      ...option,
      label: strings.favorLines[target.id] ?? text,
      side,
      detail: verb === 'advance' ? strings.decide.unused : reach,
      direct: true,
    };
  },
};
