/* What a table of this game is made of. */

import { component, say } from './words';
import type { TableParts } from '../plug';
import Board from './Board.svelte';
import MonumentList from './MonumentList.svelte';
import Seat from './Seat.svelte';
import type { View1303 } from './view';

const monuments = { title: () => say('table-monuments'), Pane: MonumentList };

export const parts: TableParts = {
  Board,
  Seat,
  beside: monuments,
  phone: { icon: 'favor', title: monuments.title, sheet: monuments },
  staysUp: ({ phase }) => phase.startsWith('draft'),
  lying: (kind, id, table) => {
    const tile = kind === 'slot' ? (table.view as View1303).site.tiles[Number(id) - 1] : undefined;
    return tile ? { tile, detail: say('table-construction') } : null;
  },
  option: (table, { offers: [offer] }, option) => {
    if (offer?.target?.kind !== 'character') return null;
    const face = table.catalog.face(String(offer.target.id));
    const detail = component(String(offer.target.id), 'note') ?? '';
    return { ...option, label: face.name, emblem: face.emblem, detail, tall: true };
  },
};
