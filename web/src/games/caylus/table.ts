/* What a table of this game is made of. */

import type { Option } from '../../panels/option';
import { named, say } from './words';
import { tell } from '../../telling/tell';
import type { TableParts } from '../plug';
import Board from './Board.svelte';
import FavorGrid from './FavorGrid.svelte';
import { reachOf } from './favors';
import Seat from './Seat.svelte';
import type { CaylusView } from './view';

const favors = { title: () => say('table-favors-title'), Pane: FavorGrid };

export const parts: TableParts = {
  Board,
  Seat,
  phone: { icon: 'favor', title: () => say('view-favors'), sheet: favors },
  lying: (kind, _, table) => {
    const { section } = table.view as CaylusView;
    return kind === 'castle' && table.catalog.row(section)
      ? { tile: section, detail: say('table-castle'), emblem: 'castle', kind: 'special' }
      : null;
  },
  option: (table, { offers: [offer] }, option): Option | null => {
    if (!offer?.target || offer.target.kind !== 'favor') return null;
    const { notation, text, target } = offer;
    const told = tell((offer.english ?? text).split(': ')[1] ?? '');
    const detail = notation.endsWith('unused') ? say('decide-unused') : told;
    return {
      ...option,
      label: named('favor-line', target.id) ?? text,
      detail: detail || reachOf(table, String(target.id), offer),
      direct: true,
    };
  },
};
