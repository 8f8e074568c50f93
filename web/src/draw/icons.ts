/* Vector symbols of the Caylus family. Every drawing is original work for this product.
   Small icons: 24 x 24 grid, 1.5 safe edge. Emblems: 48 x 48 grid, ink line of 2.
   Classes inside symbols: k ink line, l light wall, a accent (roof), d dark opening, gl thin line. Their colours come
   from CSS variables of the place where <use> stands, so one drawing serves all kinds of tile and both themes. */

const symbols: Record<string, string> = {};

function ico(id: string, body: string): void {
  symbols[id] = `<symbol id="${id}" viewBox="0 0 24 24">${body}</symbol>`;
}

function emb(id: string, body: string): void {
  symbols['e-' + id] = `<symbol id="e-${id}" viewBox="0 0 48 48"><g class="em">${body}</g></symbol>`;
}

function ch(id: string, body: string): void {
  symbols['c-' + id] = `<symbol id="c-${id}" viewBox="0 0 24 24">${body}</symbol>`;
}

/* ---------- goods: colour AND silhouette differ ---------- */
ico(
  'food',
  `<g class="rs" data-style="--f:var(--r-food)"><path class="f" d="M12 7.2C9.6 4.6 3 5.6 3 12c0 5.6 4 9.6 6.6 9.6 1.2 0 1.6-.6 2.4-.6s1.2.6 2.4.6C17 21.6 21 17.6 21 12c0-6.4-6.6-7.4-9-4.8z"/><path class="n" d="M12 7.4c-.2-2 .4-3.6 1.6-5"/><path class="leaf" d="M13 5.2c.6-2.3 2.8-3.2 5.2-2.8-.3 2.3-2.6 3.6-5.2 2.8z"/><path class="hi" d="M6.2 12c0-2 1-3.1 2.5-3.4"/></g>`,
);
ico(
  'wood',
  `<g class="rs" data-style="--f:var(--r-wood)"><path class="f" d="M7.5 6.2h11.2c1.9 0 3.4 2.6 3.4 5.8s-1.5 5.8-3.4 5.8H7.5z"/><path class="f2" d="M11 12c0 3.2-1.7 5.8-4.3 5.8S2 15.2 2 12s2.1-5.8 4.7-5.8S11 8.8 11 12z"/><path class="n" d="M8.6 12c0 1.5-.8 2.6-2 2.6s-2.2-1.1-2.2-2.6 1-2.6 2.2-2.6 2 1.1 2 2.6z"/><path class="hi" d="M13.5 9.3h5.2M14.8 14.6h4.4"/></g>`,
);
ico(
  'stone',
  `<g class="rs" data-style="--f:var(--r-stone)"><path class="f" d="M12 2.4l8.8 4.8v9.6L12 21.6l-8.8-4.8V7.2z"/><path class="f2" d="M12 2.4l8.8 4.8L12 12 3.2 7.2z"/><path class="n" d="M12 12v9.6M3.2 7.2L12 12l8.8-4.8"/></g>`,
);
ico(
  'cloth',
  `<g class="rs" data-style="--f:var(--r-cloth)"><path class="f" d="M5 4.5h14v14.2c-1.5 1.7-2.9 1.7-4.6 0-1.6-1.5-3.2-1.5-4.8 0-1.7 1.7-3.1 1.7-4.6 0z"/><path class="f2" d="M3 2.6h18v4.2H3z"/><path class="hi" d="M9.6 9.5v6M14.4 9.5v6"/></g>`,
);
ico(
  'gold',
  `<g class="rs" data-style="--f:var(--r-gold)"><path class="f" d="M5.8 8.5h12.4L22 18.5H2z"/><path class="f2" d="M8.6 5h6.8l2.8 3.5H5.8z"/><path class="hi" d="M7 15.4l1.5-4"/><path class="n" d="M2 18.5h20"/></g>`,
);
ico(
  'any',
  `<g class="rs" data-style="--f:var(--r-any)"><path class="f" d="M12 2.4l8.8 4.8v9.6L12 21.6l-8.8-4.8V7.2z"/><path class="n" d="M9.3 10c.2-3.4 5.6-3.2 5.4.1-.1 1.9-2.6 2-2.6 4M12.1 16.9v.3"/></g>`,
);
ico(
  'free',
  `<g class="rs"><path data-style="fill:var(--r-food)" d="M12 2l10 10H12z"/><path data-style="fill:var(--r-wood)" d="M22 12L12 22V12z"/><path data-style="fill:var(--r-stone)" d="M12 22L2 12h10z"/><path data-style="fill:var(--r-cloth)" d="M2 12L12 2v10z"/><path class="n" d="M12 2l10 10-10 10L2 12zM12 2v20M2 12h20"/></g>`,
);
ico(
  'denier',
  `<g class="rs" data-style="--f:var(--r-coin)"><circle class="f" cx="12" cy="12" r="9.8"/><circle class="n" cx="12" cy="12" r="7.2"/><path class="fill-n" d="M10.6 6.4h2.8l-.8 4.8 4.8-.8v3.2l-4.8-.8.8 4.8h-2.8l.8-4.8-4.8.8v-3.2l4.8.8z"/></g>`,
);
ico(
  'coin',
  `<g class="rs" data-style="--f:var(--r-coin)"><circle class="f" cx="12" cy="12" r="10"/><circle class="n" data-style="opacity:.45" cx="12" cy="12" r="8"/></g>`,
);
ico(
  'pp',
  `<g class="rs" data-style="--f:var(--r-pp)"><path class="f" d="M12 1.8l2.5 2.7 3.6-.9.9 3.6 3.5 1-1 3.6 1 3.6-3.5 1-.9 3.6-3.6-.9L12 22.2l-2.5-3.1-3.6.9-.9-3.6-3.5-1 1-3.6-1-3.6 3.5-1 .9-3.6 3.6.9z"/><path class="fill-w" d="M12 6.3l1.7 3.6 3.9.5-2.9 2.7.8 3.9-3.5-1.9L8.5 17l.8-3.9-2.9-2.7 3.9-.5z"/></g>`,
);
ico(
  'seal',
  `<g class="rs" data-style="--f:var(--r-pp)"><path class="f" d="M12 1.2l2.6 2.5 3.6-.8 1 3.5 3.5 1.1-.9 3.6 1 3.5-3.5 1.2-.9 3.6-3.7-.8L12 22.8l-2.7-3.2-3.7.8-.9-3.6-3.5-1.2 1-3.5-.9-3.6 3.5-1.1 1-3.5 3.6.8z"/></g>`,
);
ico(
  'favor',
  `<g class="rs" data-style="--f:var(--r-favor)"><path class="f" d="M3 18.5L1.8 7.5l5.4 4L12 4l4.8 7.5 5.4-4L21 18.5z"/><path class="f2" d="M3 18.5h18v3H3z"/><circle class="f2" cx="12" cy="3.6" r="1.7"/><circle class="f2" cx="1.9" cy="7" r="1.5"/><circle class="f2" cx="22.1" cy="7" r="1.5"/></g>`,
);
ico(
  'batch',
  `<g class="rs"><path data-style="fill:var(--r-food)" class="bx" d="M12 2.5l5 2.8v5.4l-5 2.8-5-2.8V5.3z"/><path data-style="fill:var(--r-wood)" class="bx" d="M6.5 11l5 2.8v5.4l-5 2.8-5-2.8v-5.4z"/><path data-style="fill:var(--r-stone)" class="bx" d="M17.5 11l5 2.8v5.4l-5 2.8-5-2.8v-5.4z"/></g>`,
);

/* ---------- people & pieces ---------- */
ico(
  'worker',
  `<path class="pc" d="M12 1.7a4.3 4.3 0 0 1 2.9 7.5c3 .9 4.5 3.6 4.9 7.4l.6 5.6H3.6l.6-5.6c.4-3.8 1.9-6.5 4.9-7.4A4.3 4.3 0 0 1 12 1.7z"/>`,
);
ico('house', `<path class="pc" d="M12 2.2L22 10.5h-2.4V22H4.4V10.5H2z"/>`);
ico(
  'bot',
  `<path class="pc" d="M11 1.5h2v3h5.5A2.5 2.5 0 0 1 21 7v8.5a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 15.5V7a2.5 2.5 0 0 1 2.5-2.5H11z"/><circle cx="8.5" cy="10.5" r="1.9" class="cut"/><circle cx="15.5" cy="10.5" r="1.9" class="cut"/><path class="cutl" d="M9 14.8h6"/><path class="pc" d="M6 19.5h12l1.5 3h-15z"/>`,
);
ico(
  'human',
  `<circle class="pc" cx="12" cy="7.5" r="5"/><path class="pc" d="M2.5 22c.6-5.6 4.2-8.3 9.5-8.3s8.9 2.7 9.5 8.3z"/>`,
);
ico(
  'quill',
  `<path class="pc" d="M21.5 2c-8 .4-13.2 4.6-15 12L3 21.5l1.5.7 2-4.2c6.8-.2 10.6-3 12-8l-3 .2 3.8-2.4c.8-1.7 1.5-3.5 2.2-5.8z"/><path class="cutl" d="M6.5 17.5C9 12.5 12.5 8.8 17 6.3"/>`,
);
ico(
  'hourglass',
  `<path class="ln" d="M5 2.5h14M5 21.5h14M7 2.5c0 5 4.2 6.5 4.2 9.5S7 16.5 7 21.5M17 2.5c0 5-4.2 6.5-4.2 9.5s4.2 4.5 4.2 9.5"/>`,
);

ico(
  'prov',
  `<g class="rs"><circle data-style="fill:var(--pawn,#fff)" class="bx" cx="12" cy="15" r="6.8"/><path data-style="fill:#B3352B" class="bx" d="M1.5 11.5C7 9.5 8 3 12 2.5c4 .5 5 7 10.5 9-6.5 2.6-14.5 2.6-21 0z"/></g>`,
);
ico('spot', `<circle class="ln" cx="12" cy="12" r="9" stroke-dasharray="4 3.07"/>`);
ico('castle', `<path class="pc" d="M2 22V6h3.5v3H8V6h3v3h2V6h3v3h2.5V6H22v16h-7v-5a3 3 0 0 0-6 0v5z"/>`);
ico(
  'lock',
  `<path class="pc" d="M6 10V8a6 6 0 0 1 12 0v2h1.5v12h-15V10zm3 0h6V8a3 3 0 0 0-6 0z" fill-rule="evenodd"/>`,
);
ico(
  'road',
  `<path class="ln" d="M6 21c0-7 12-5 12-11 0-4-6-3-6-7"/><path class="ln" d="M11 21c0-5 11-4 11-11" data-style="opacity:0"/>`,
);

/* ---------- controls ---------- */
ico('undo', `<path class="ln" d="M8.5 4L3.5 9l5 5M3.5 9H14a6 6 0 0 1 0 12H8"/>`);
ico('play', `<path class="pc" d="M6 3.5l14 8.5-14 8.5z"/>`);
ico('prev', `<path class="ln" d="M15.5 4.5L8 12l7.5 7.5"/>`);
ico('next', `<path class="ln" d="M8.5 4.5L16 12l-7.5 7.5"/>`);
ico('first', `<path class="ln" d="M18 4.5L10.5 12l7.5 7.5M6 4.5v15"/>`);
ico('last', `<path class="ln" d="M6 4.5l7.5 7.5L6 19.5M18 4.5v15"/>`);
ico('check', `<path class="ln" d="M4 12.8l5.4 5.4L20 6.5"/>`);
ico('cross', `<path class="ln" d="M5 5l14 14M19 5L5 19"/>`);
ico(
  'why',
  `<circle class="ln" cx="12" cy="12" r="9.5"/><path class="ln" d="M9.2 9.6c.2-3.4 5.7-3.2 5.5.1-.1 1.9-2.7 2-2.7 4.2M12 17.2v.1"/>`,
);
ico('moon', `<path class="pc" d="M15.5 2.5A10 10 0 1 0 21.5 16 8.5 8.5 0 0 1 15.5 2.5z"/>`);
ico(
  'sun',
  `<circle class="pc" cx="12" cy="12" r="4.8"/><path class="ln" d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M19.4 4.6l-2.1 2.1M6.7 17.3l-2.1 2.1"/>`,
);
ico(
  'gear',
  `<path class="ln" d="M4 7h9M19 7h1M4 17h1M11 17h9"/><circle class="ln" cx="16" cy="7" r="2.6"/><circle class="ln" cx="8" cy="17" r="2.6"/>`,
);
ico(
  'scroll',
  `<path class="ln" d="M6 3h13v14M6 3a2.5 2.5 0 0 0-2.5 2.5V8H8v11a2.5 2.5 0 0 0 5 0v-2h8v2a2.5 2.5 0 0 1-2.5 2.5h-8M11.5 8h4.5M11.5 12h4.5"/>`,
);
ico(
  'cards',
  `<path class="ln" d="M8 4.2h10a1.8 1.8 0 0 1 1.8 1.8v11.5M4.8 8h8.9a1.8 1.8 0 0 1 1.8 1.8v9.7a1.8 1.8 0 0 1-1.8 1.8H4.8A1.8 1.8 0 0 1 3 19.5V9.8A1.8 1.8 0 0 1 4.8 8z"/>`,
);
ico('arrow', `<path class="ln" d="M3 12h17M13.5 5.5L20 12l-6.5 6.5"/>`);
ico(
  'link',
  `<path class="ln" d="M10 14a4.5 4.5 0 0 0 6.4 0l3.6-3.6A4.5 4.5 0 0 0 13.6 4L12 5.6M14 10a4.5 4.5 0 0 0-6.4 0L4 13.6A4.5 4.5 0 0 0 10.4 20l1.6-1.6"/>`,
);
ico(
  'eye',
  `<path class="ln" d="M1.8 12C4.5 7 8 4.8 12 4.8S19.5 7 22.2 12c-2.7 5-6.2 7.2-10.2 7.2S4.5 17 1.8 12z"/><circle class="pc" cx="12" cy="12" r="3.3"/>`,
);
ico(
  'book',
  `<path class="ln" d="M12 5.5C9.5 3.6 6 3 2.5 3.3v15.6c3.5-.3 7 .3 9.5 2.2 2.5-1.9 6-2.5 9.5-2.2V3.3C18 3 14.5 3.6 12 5.5zM12 5.5v15.6"/>`,
);
ico('ledger', `<path class="ln" d="M3 20.5h18M6 20.5v-7M11 20.5V8M16 20.5V4M21 20.5v-10"/>`);
ico('menu', `<path class="ln" d="M3.5 6h17M3.5 12h17M3.5 18h17"/>`);
ico('bell', `<path class="ln" d="M5 18c1.6-2 2-4.4 2-7.5a5 5 0 0 1 10 0c0 3.1.4 5.5 2 7.5zM10 21.5h4"/>`);
ico('plus', `<path class="ln" d="M12 4v16M4 12h16"/>`);

/* ---------- heraldic charges (one per seat) ---------- */
ch(
  'lys',
  `<path d="M12 1.5c2.6 2.6 3.4 5.4 2 9.3 1.2-2.4 3.3-3.5 5.3-2.7 2.6 1 2.6 4.9-.4 5.9-1.2.4-2.1-.1-2.6-1-.4 1-1 1.7-1.8 2.1h2v2.4h-2.9c.2 2 .8 3.3 2 4.5-1.5.3-2.7 0-3.6-.9-.9.9-2.1 1.2-3.6.9 1.2-1.2 1.8-2.5 2-4.5H7.5v-2.4h2c-.8-.4-1.4-1.1-1.8-2.1-.5.9-1.4 1.4-2.6 1-3-1-3-4.9-.4-5.9 2-.8 4.1.3 5.3 2.7-1.4-3.9-.6-6.7 2-9.3z"/>`,
);
ch('cross', `<path d="M8.6 2.5h6.8l-1.7 7.8 7.8-1.7v6.8l-7.8-1.7 1.7 7.8H8.6l1.7-7.8-7.8 1.7V8.6l7.8 1.7z"/>`);
ch(
  'star',
  `<path d="M12 1.2l2.4 6.5 6.9-1.3-4.5 5.3 4.5 5.3-6.9-1.2L12 22.3l-2.4-6.5L2.7 17l4.5-5.3-4.5-5.3 6.9 1.3z"/>`,
);
ch(
  'leaf',
  `<path d="M12 1.5c1.7 1 2.3 2.3 2 3.9 1.7-.4 3 .2 3.7 1.6.5 1.3.1 2.4-1 3.3 1.8.1 2.9 1 3 2.6.1 1.7-1.2 2.8-3.2 2.7.4 1.6-.6 2.8-2.3 2.8-.4 0-.8-.1-1.1-.3l.3 4.5h-2.8l.3-4.5c-.3.2-.7.3-1.1.3-1.7 0-2.7-1.2-2.3-2.8-2 .1-3.3-1-3.2-2.7.1-1.6 1.2-2.5 3-2.6-1.1-.9-1.5-2-1-3.3.7-1.4 2-2 3.7-1.6-.3-1.6.3-2.9 2-3.9z"/>`,
);
ch('moon', `<path d="M15.8 2.3A10 10 0 1 0 21.7 15 8 8 0 1 1 15.8 2.3z"/>`);

/* ---------- special buildings ---------- */
emb(
  'gate',
  `<path class="l" d="M5 45V15h6v5h4v-5h6v5h6v-5h6v5h4v-5h6v30z"/><path class="d" d="M15 45V33a9 9 0 0 1 18 0v12z"/><path class="gl" d="M19.5 27v18M24 25v20M28.5 27v18M15 34h18M15 40h18"/><path class="a" d="M24 15V3l9 3.5-9 3.5"/>`,
);
emb(
  'castle',
  `<path class="l" d="M4 45V14h3v3h3v-3h3v3h3v28zM32 45V14h3v3h3v-3h3v3h3v28z"/><path class="l" d="M16 45V26h3v-4h4v4h2v-4h4v4h3v19z"/><path class="a" d="M10 2l7 12H3zM38 2l7 12H31z"/><path class="d" d="M20 45v-8a4 4 0 0 1 8 0v8zM8.5 23h3v6h-3zM36.5 23h3v6h-3z"/>`,
);
emb(
  'tradingpost',
  `<path class="k" d="M24 6v34M15 44h18"/><path class="a" d="M15 44c1-4 4-5 9-5s8 1 9 5z"/><path class="k" d="M7 13c8 2 26 2 34 0M9 13.5L3.5 28h11zM39 13.5L33.5 28h11z"/><path class="l" d="M2.5 28h13c-.8 4-3.2 5.5-6.5 5.5S3.3 32 2.5 28zM32.5 28h13c-.8 4-3.2 5.5-6.5 5.5s-5.7-1.5-6.5-5.5z"/><circle class="a" cx="24" cy="6.5" r="3"/>`,
);
emb(
  'guild',
  `<path class="l" d="M9 20h30v25H9z"/><path class="a" d="M24 4l20 17H4z"/><path class="d" d="M19.5 45V34a4.5 4.5 0 0 1 9 0v11z"/><path class="d" d="M13 26h4v6h-4zM31 26h4v6h-4z"/><circle class="l" cx="24" cy="15" r="3.3"/><path class="k" d="M9 23.5h30"/>`,
);
emb(
  'joust',
  `<path class="k" data-style="stroke-width:3" d="M6 43L42 5M42 43L6 5"/><path class="l" d="M38 3l7 0-1 7zM10 3L3 3l1 7z"/><path class="l" d="M12 14h24v11c0 9-6 14-12 17-6-3-12-8-12-17z"/><path class="a" d="M12 14h12v28c-6-3-12-8-12-17z"/><path class="k" d="M12 25h24"/>`,
);
emb(
  'stables',
  `<path class="l" d="M12 45c-1-11 1-19 7-25l-2-9 7 4.5c9 .5 15 7.5 18 17.5l-4.5 5.5-4-1.5-7-4.5c-2.5 3.5-2.5 8-.5 12.5z"/><path class="a" d="M19 20l-2-9 4 2.5c-6 7-9 13-9 21-4-8-1-17 7-14.5z"/><circle class="dot" cx="28.5" cy="23" r="1.7"/><path class="k" d="M24 31c4-2 7-5 8-8.5"/>`,
);
emb(
  'inn',
  `<path class="k" data-style="stroke-width:3" d="M33 20h4.5c3 0 4.5 2 4.5 4.5v7c0 3-2 5-5 5h-4"/><path class="a" d="M10 16h23v24c0 3-2 5-5 5H15c-3 0-5-2-5-5z"/><path class="k" d="M17.5 23v15M25.5 23v15"/><path class="l" d="M9 19c-3.5-1-4.5-6 0-7.5 0-5.5 7-7.5 10-4 3-3.5 9.5-1.5 9 2.5 5-.5 8 3 7 6-1 3.5-4 3.5-6 2.5-1 3.5-6 3.5-7 .5-2 3-6 3-7.5 0-1.5 2-4 2-5.5 0z"/>`,
);

/* ---------- neutral, fixed, wood ---------- */
emb(
  'farm',
  `<path class="l" d="M6 22h24v22H6z"/><path class="a" d="M18 7l15 15H3z"/><path class="d" d="M13 44V31h10v13z"/><path class="gl" d="M13 31l10 13M23 31L13 44"/><path class="k" d="M39 45V22M39 28c-5-1-6-5-6-7 4 0 6 3 6 7zM39 28c5-1 6-5 6-7-4 0-6 3-6 7zM39 36c-5-1-6-5-6-7 4 0 6 3 6 7zM39 36c5-1 6-5 6-7-4 0-6 3-6 7zM39 22c-2-3-2-5 0-8 2 3 2 5 0 8z"/>`,
);
emb(
  'forest',
  `<path class="k" data-style="stroke-width:3" d="M16 36v9M34 38v7"/><path class="a" d="M16 3l8 13h-4l7 11h-5l6 10H4l6-10H5l7-11H8z"/><path class="l" d="M34 13l6 10h-3l6 9h-3l4 7H25l4-7h-3l5-9h-3z"/>`,
);
emb(
  'sawmill',
  `<path class="l" d="M4 30h32a7 7 0 0 1 0 14H4z"/><ellipse class="a" cx="36" cy="37" rx="5.5" ry="7"/><path class="k" d="M36 34.5c1.5 0 1.5 5 0 5M8 35h16M10 40h13"/><path class="l" d="M5 22L34 9l3 6-4 5-3-2-2 4-3-2-2 4-3-2-2 4-3-2-2 3z"/><path class="a" d="M34 9l6-5 5 2-1 6-7 3z"/>`,
);
emb(
  'quarry',
  `<path class="l" d="M4 44l4-14 9-3 6 6 4-10 10-2 7 11 1 12z"/><path class="k" d="M17 27l4 17M27 23l6 21M8 36l10-1M32 32l10-1"/><path class="k" data-style="stroke-width:3.2" d="M14 24L33 6"/><path class="a" d="M22 3c7-1 14 3 18 11-5-3-8-4-11-3.5z"/>`,
);
emb(
  'marketplace',
  `<path class="l" d="M8 23h32v21H8z"/><path class="d" d="M12 25h24v9H12z"/><path class="a" d="M8 34h32v4H8z"/><path class="a" d="M9 5h30l5 13v3c0 4-6.5 4-8 0-1.5 4-6.5 4-8 0-1.5 4-6.5 4-8 0-1.5 4-6.5 4-8 0-1.5 4-8 4-8 0v-3z"/><path class="l" d="M16.5 5h5L20 21c-1.5 4-6.5 4-8 0zM31.5 5h-5L28 21c1.5 4 6.5 4 8 0z"/><circle class="l" cx="18" cy="31" r="3"/><circle class="a" cx="24" cy="31" r="3"/><circle class="l" cx="30" cy="31" r="3"/>`,
);
emb(
  'carpenter',
  `<path class="k" data-style="stroke-width:4.5" d="M11 43L33 18"/><path class="l" d="M23 9l9-6 12 10-5 9-4-3-5 5-8-7z"/><path class="a" d="M6 8l6-4 4 7 17 24 4 8-8-4L11 17z"/><path class="k" d="M16 11l-5 5M33 35l-4 4"/>`,
);
emb(
  'peddler',
  `<path class="a" d="M10 17c-1-8 5-13 12-13s13 5 12 13z"/><path class="l" d="M4 17h36l-4 15H9z"/><path class="k" d="M40 17l5-5M16 17l2 15M28 17l-2 15"/><circle class="l" cx="20" cy="36" r="9"/><circle class="a" cx="20" cy="36" r="2.5"/><path class="k" d="M20 27v18M11 36h18M13.6 29.6l12.8 12.8M26.4 29.6L13.6 42.4"/>`,
);
emb(
  'goldmine',
  `<path class="l" d="M3 45C4 24 12 6 24 6s20 18 21 39z"/><path class="d" d="M13 45V28c0-6 4-10 11-10s11 4 11 10v17z"/><path class="a" d="M10 45V24h5v21zM33 45V24h5v21zM8 19h32v5H8z"/><path data-style="fill:var(--r-gold)" class="k" d="M20 38l4-4 6 1 2 5-3 5H20l-3-3z"/>`,
);
emb(
  'mason',
  `<path class="l" d="M4 31h18v13H4zM24 31h20v13H24z"/><path class="l" d="M12 18h18v13H12z"/><path class="a" d="M27 20l16-16 2 9-8 13z"/><path class="k" data-style="stroke-width:3.2" d="M27 20c-4 0-5 3-8 6-3 4-6 4-9 2"/>`,
);
emb(
  'lawyer',
  `<path class="l" d="M12 5h27c-3 2-4 4-4 8v24c0 4-2 7-6 7H8c4-1 6-3 6-7V12c0-4-1-5-2-7z"/><path class="a" d="M8 44c4-1 6-3 6-7h15c0 4 2 7 6 7z" data-style="opacity:.55"/><path class="k" d="M18.5 13h12M18.5 19h12M18.5 25h8"/><path class="a" d="M31 33l-3 11 5-3 4 4 1-12z"/><circle class="a" cx="34" cy="29.5" r="6"/>`,
);

/* ---------- stone ---------- */
emb(
  'park',
  `<path class="k" data-style="stroke-width:4" d="M24 28v16"/><path class="a" d="M24 3c6 0 10 4 10 8 5 1 8 5 7 10-1 6-6 8-10 7-2 3-12 3-14 0-4 1-9-1-10-7-1-5 2-9 7-10 0-4 4-8 10-8z"/><circle class="l" cx="17" cy="16" r="2.6"/><circle class="l" cx="27" cy="11" r="2.6"/><circle class="l" cx="31" cy="20" r="2.6"/><circle class="l" cx="22" cy="23" r="2.6"/><path class="l" d="M3 45V35l3-3 3 3v10zM12 45V35l3-3 3 3v10zM30 45V35l3-3 3 3v10zM39 45V35l3-3 3 3v10z"/><path class="k" d="M3 39h15M30 39h15"/>`,
);
emb(
  'workshop',
  `<path class="l" d="M8 44l5-17h22l5 17z"/><circle class="l" cx="24" cy="20" r="16"/><circle class="a" cx="24" cy="20" r="11.5"/><circle class="l" cx="24" cy="20" r="3.5"/><path class="k" d="M24 20L40 31l5-1"/><path class="k" d="M16 14c2-3 5-4 8-4"/>`,
);
emb(
  'church',
  `<path class="l" d="M5 45V28h38v17z"/><path class="a" d="M3 29l9-9h24l9 9z"/><path class="l" d="M16 45V20h16v25z"/><path class="a" d="M24 6l11 15H13z"/><path class="d" d="M20 45V36a4 4 0 0 1 8 0v9z"/><circle class="d" cx="24" cy="27" r="2.8"/><path class="k" d="M24 6V0M21 2.5h6"/><path class="d" d="M9 34h3v5H9zM36 34h3v5h-3z"/>`,
);
emb(
  'tailor',
  `<path class="l" d="M22 26L38 3c3 4 2 9-1 13L27 30z"/><path class="l" d="M26 26L10 3c-3 4-2 9 1 13l10 14z"/><path class="a" d="M13 29a7.5 7.5 0 1 0 .1 0zm0 4.5a3 3 0 1 1-.1 0zM35 29a7.5 7.5 0 1 1-.1 0zm0 4.5a3 3 0 1 0 .1 0z" fill-rule="evenodd"/><path class="k" d="M21 30l-3 3M27 30l3 3"/><circle class="dot" cx="24" cy="24.5" r="1.6"/>`,
);
emb(
  'bank',
  `<path class="l" d="M4 22h40v22H4z"/><path class="a" d="M4 22c0-8 4-13 10-13h20c6 0 10 5 10 13z"/><path class="k" d="M12 9.5V44M36 9.5V44"/><path class="d" d="M19 19h10v11c-2 3-8 3-10 0z"/><circle class="l" cx="24" cy="24" r="2"/><path class="gl" d="M24 25v4"/>`,
);
emb(
  'alchemist',
  `<path class="l" d="M18 4h12v3h-2v13l11 17c2 4 0 8-4 8H13c-4 0-6-4-4-8l11-17V7h-2z"/><path class="a" d="M15.5 30h17L38 38c1.5 3.5 0 6-3 6H13c-3 0-4.5-2.5-3-6z"/><circle class="l" cx="21" cy="37" r="2.4"/><circle class="l" cx="28" cy="34.5" r="1.8"/><circle class="l" cx="28" cy="40.5" r="1.5"/>`,
);
emb(
  'architect',
  `<path class="l" d="M21 11L9 41l-3 4 0-5 11-31zM27 11l12 30 3 4 0-5L31 9z"/><path class="k" d="M13 31c7 4 15 4 22 0" data-style="stroke-width:2.6"/><circle class="a" cx="24" cy="9" r="6.5"/><path class="k" d="M24 2.5V-1"/><circle class="l" cx="24" cy="9" r="2.2"/>`,
);
emb(
  'jeweller',
  `<path class="a" d="M24 18a13.5 13.5 0 1 0 .1 0zm0 5.5a8 8 0 1 1-.1 0z" fill-rule="evenodd"/><path class="l" d="M15 5h18l5 6-14 12L10 11z"/><path class="k" d="M10 11h28M19 11l5 12 5-12-3-6M19 11l3-6"/>`,
);

/* ---------- residence & prestige ---------- */
emb(
  'residence',
  `<path class="l" d="M9 23h30v22H9z"/><path class="a" d="M24 6l20 18H4z"/><path class="l" d="M33 5h6v10l-6-5z"/><path class="d" d="M20 45V34h8v11z"/><path class="d" d="M12.5 28h5v5.5h-5zM30.5 28h5v5.5h-5z"/><path class="gl" d="M15 28v5.5M33 28v5.5"/>`,
);
emb(
  'statue',
  `<path class="l" d="M12 37h24v8H12zM16 32h16v5H16z"/><path class="a" d="M24 12c5 0 7 4 7 9l-1 11H18l-1-11c0-5 2-9 7-9z"/><circle class="l" cx="24" cy="7.5" r="4.8"/><path class="k" data-style="stroke-width:2.6" d="M31 17l6-9M17 18l-5 8M37 3v20"/>`,
);
emb(
  'granary',
  `<path class="l" d="M11 20h26v22c-8 4-18 4-26 0z"/><path class="a" d="M24 3c8 6 13 11 16 18-10 3-22 3-32 0C11 14 16 9 24 3z"/><path class="d" d="M19.5 43V33a4.5 4.5 0 0 1 9 0v10z"/><path class="k" d="M11 28c8 2 18 2 26 0"/>`,
);
emb(
  'library',
  `<path class="a" d="M4 9h9v35H4z"/><path class="l" d="M13 5h10v39H13z"/><path class="a" d="M23 12h8v32h-8z"/><path class="l" d="M32 13l8-2 6 31-8 2z"/><path class="k" d="M4 15h9M4 38h9M13 11h10M13 37h10M23 18h8M23 38h8M33 19l8-2"/>`,
);
emb(
  'weaver',
  `<path class="k" data-style="stroke-width:3.5" d="M7 4v41M41 4v41"/><path class="l" d="M11 12h26v17H11z"/><path class="a" d="M11 29h26v9c-9 3-17 3-26 0z"/><path class="k" d="M4 9h40M16 12v17M21 12v17M26 12v17M31 12v17M11 34c9 2 17 2 26 0"/>`,
);
emb(
  'theater',
  `<path class="l" d="M4 10c6 3 14 3 20 0v14c0 9-5 14-10 16C9 38 4 33 4 24z"/><path class="a" d="M24 5c6 3 14 3 20 0v14c0 9-5 14-10 16-4-1.5-7-5-9-9z"/><path class="k" d="M9 19c1.5-2 3-2 4.5 0M16 19c1.5-2 3-2 4.5 0M9 28c3 4 7.5 4 10.5 0M29 14c1.5-2 3-2 4.5 0M36 14c1.5-2 3-2 4.5 0M31 26c2-3 6-3 8 0"/>`,
);
emb(
  'university',
  `<path class="a" d="M24 4l21 12H3z"/><path class="l" d="M5 16h38v5H5zM7 21h6v18H7zM17 21h5v18h-5zM26 21h5v18h-5zM35 21h6v18h-6zM4 39h40v6H4z"/><circle class="l" cx="24" cy="11.5" r="2.6"/>`,
);
emb(
  'monument',
  `<path class="l" d="M19 38l2-30 3-5 3 5 2 30z"/><path class="a" d="M13 38h22v3H13zM9 41h30v4H9z"/><path class="k" d="M20.6 16h6.8M20 26h8"/><path class="a" d="M12 12c-5 2-7 7-6 13M36 12c5 2 7 7 6 13" data-style="fill:none"/>`,
);
emb(
  'hotel',
  `<path class="l" d="M7 18h26v27H7z"/><path class="a" d="M20 4l18 15H2z"/><path class="d" d="M11 23h5v6h-5zM22 23h5v6h-5zM11 33h5v6h-5zM22 45V34h6v11z"/><path class="k" d="M33 24h10M40 24v4"/><path class="a" d="M36 28h9v9h-9z"/>`,
);
emb(
  'cathedral',
  `<path class="l" d="M5 45V17h11v28zM32 45V17h11v28zM16 45V21h16v24z"/><path class="a" d="M10.5 2L17 17H4zM37.5 2L44 17H31zM24 12l9 10H15z"/><circle class="d" cx="24" cy="27" r="4.3"/><path class="gl" d="M24 23v8M20 27h8"/><path class="d" d="M20.5 45v-8a3.5 3.5 0 0 1 7 0v8z"/><path class="d" d="M9 23h3v7H9zM36 23h3v7h-3zM9 35h3v10H9zM36 35h3v10h-3z"/>`,
);

/* ---------- further buildings and characters ---------- */
emb(
  'fairground',
  `<path class="l" d="M6 26h36v18H6z"/><path class="a" d="M24 7c5 9 12 14 21 18-3 4-7 4-10 0-3 4-8 4-11 0-3 4-8 4-11 0-3 4-7 4-10 0 9-4 16-9 21-18z"/><path class="d" d="M24 28c4 5 6 10 6 16H18c0-6 2-11 6-16z"/><path class="a" d="M24 7V1l7 2.5-7 2.5"/>`,
);
emb(
  'toll',
  `<path class="l" d="M5 20h12v25H5z"/><path class="a" d="M11 8l9 12H2z"/><path class="a" d="M14 29l30-13 1.5 4L15 34z"/><path class="k" d="M24 25l2 4M33 21l2 4M40 45V23"/><path class="d" d="M8 45v-9h6v9z"/>`,
);
emb(
  'spinningmill',
  `<circle class="l" cx="19" cy="24" r="15"/><circle class="a" cx="19" cy="24" r="4"/><path class="k" d="M19 9v30M4 24h30M8.5 13.5l21 21M29.5 13.5l-21 21"/><path class="a" d="M39 8l4 8-4 14-4-14z"/><path class="k" d="M39 30v15M29 35l10 2"/>`,
);
emb(
  'coveredmarket',
  `<path class="a" d="M24 5l21 17H3z"/><path class="k" data-style="stroke-width:3" d="M8 22v23M24 22v23M40 22v23"/><path class="l" d="M8 33h32v7H8z"/><path class="k" d="M4 45h40"/>`,
);
emb(
  'manor',
  `<path class="l" d="M5 45V21h10v24zM33 45V21h10v24zM15 45V27h18v18z"/><path class="a" d="M10 7l7 14H3zM38 7l7 14H31zM24 18l11 10H13z"/><path class="d" d="M20.5 45v-8a3.5 3.5 0 0 1 7 0v8zM8.5 27h3v6h-3zM36.5 27h3v6h-3z"/>`,
);
emb(
  'foundry',
  `<path class="l" d="M8 45V22l6-12h20l6 12v23z"/><path class="d" d="M14 45V33a10 10 0 0 1 20 0v12z"/><path class="a" d="M24 28c5 4 6 8 5 12-1 3-3 5-5 5s-5-2-5-5c-.5-3 1-4 2-6 1 2 2 2 2 3 1-3 1-6 1-9z"/><path class="k" d="M14 10V3h7v7"/>`,
);
emb(
  'garden',
  `<path class="l" d="M6 36h36l-4 9H10zM20 24h8l2 12H18z"/><path class="a" d="M10 24h28l-5 5H15z"/><path class="k" d="M24 24V8M24 8c-3-5-10-3-10 5M24 8c3-5 10-3 10 5M24 12c-5-1-9 3-7 9M24 12c5-1 9 3 7 9"/>`,
);
emb(
  'mansion',
  `<path class="l" d="M4 24h40v21H4z"/><path class="a" d="M2 24l8-12h28l8 12z"/><path class="d" d="M9 29h5v6H9zM17 29h5v6h-5zM26 29h5v6h-5zM34 29h5v6h-5zM20.5 45v-7h7v7z"/><path class="l" d="M20 12l4-9 4 9z"/>`,
);
emb(
  'townhall',
  `<path class="l" d="M6 25h36v20H6zM18 12h12v13H18z"/><path class="a" d="M24 1l8 11H16zM4 25l6-6h8M30 19h8l6 6"/><circle class="d" cx="24" cy="18.5" r="3.5"/><path class="d" d="M10 31h5v7h-5zM33 31h5v7h-5zM19.5 45V34a4.5 4.5 0 0 1 9 0v11z"/>`,
);
emb(
  'earlyriser',
  `<path class="a" d="M8 34a16 16 0 0 1 32 0z"/><path class="k" data-style="stroke-width:2.8" d="M24 11V4M9 17l-5-5M39 17l5-5M3 34h42M10 40h28M18 45h12"/>`,
);
emb(
  'nightworker',
  `<path class="l" d="M31 5A20 20 0 1 0 43 32 17 17 0 0 1 31 5z"/><path class="a" d="M37 8l1.5 4.5L43 14l-4.5 1.5L37 20l-1.5-4.5L31 14l4.5-1.5z"/>`,
);
emb(
  'journeyman',
  `<path class="k" data-style="stroke-width:3.2" d="M8 45L36 6"/><path class="a" d="M27 13c8-3 15 1 16 8 1 6-5 10-10 8-6-2-8-9-6-16z"/><path class="l" d="M27 13l8-8 3 9z"/>`,
);
emb(
  'thief',
  `<path class="a" d="M3 18c7-5 14-5 21 0 7-5 14-5 21 0-1 11-7 15-13 14-4-1-6-4-8-7-2 3-4 6-8 7-6 1-12-3-13-14z"/><path class="l" d="M10 21c4-2 7-1 8 3-4 2-7 1-8-3zM38 21c-4-2-7-1-8 3 4 2 7 1 8-3z"/>`,
);
emb(
  'steward',
  `<circle class="a" cx="14" cy="16" r="10"/><circle class="l" cx="14" cy="16" r="4"/><path class="k" data-style="stroke-width:3.6" d="M21 23l20 20M34 36l5-5M29 31l4-4"/>`,
);
emb(
  'daylaborer',
  `<path class="k" data-style="stroke-width:3.6" d="M37 6L19 28"/><path class="l" d="M12 23l13 10-5 10c-6 2-12-2-14-8z"/><path class="a" d="M32 3l9 7-3 3-9-7z"/>`,
);
emb(
  'deliveryman',
  `<path class="l" d="M4 14h27v17H4z"/><path class="a" d="M4 14l6-8h21v8z"/><path class="k" data-style="stroke-width:2.8" d="M31 27h9l5-6"/><circle class="l" cx="12" cy="36" r="7"/><circle class="l" cx="28" cy="36" r="7"/><circle class="dot" cx="12" cy="36" r="2"/><circle class="dot" cx="28" cy="36" r="2"/>`,
);

/* ---------- map decoration ---------- */
symbols['d-oak'] =
  `<symbol id="d-oak" viewBox="0 0 30 34"><path class="trunk" d="M13.5 20h3l1 12h-5z"/><path class="crown" d="M15 2c5 0 8 3 8 6 4 1 6 4 5 8-1 5-5 7-8 6-2 2-8 2-10 0-3 1-7-1-8-6-1-4 1-7 5-8 0-3 3-6 8-6z"/><path class="crownl" d="M9 9c1-3 4-4 7-3M6 15c0-2 1-3 3-4"/></symbol>`;
symbols['d-fir'] =
  `<symbol id="d-fir" viewBox="0 0 22 34"><path class="trunk" d="M9.5 26h3v7h-3z"/><path class="crown" d="M11 1l6 10h-3l5 8h-3l5 9H1l5-9H3l5-8H5z"/></symbol>`;
symbols['d-sheep'] =
  `<symbol id="d-sheep" viewBox="0 0 22 16"><path class="crownl" d="M6 10v5M14 10v5"/><path class="fleece" d="M5 4c2-3 9-4 12 0 2 3 0 7-3 7H7C3 11 2 7 5 4z"/><path class="trunk" d="M1 5c0-2 4-3 5 0 .4 2-1 4-2.5 4S1 7 1 5z"/></symbol>`;
symbols['d-hill'] =
  `<symbol id="d-hill" viewBox="0 0 90 30"><path class="hill" d="M0 30C18 8 34 4 46 10c8-8 30-2 44 20"/></symbol>`;

/* pawns: taller grid 32 x 48 */
symbols['p-provost'] =
  `<symbol id="p-provost" viewBox="0 0 34 50"><ellipse class="sh" cx="17" cy="47" rx="13" ry="2.6"/><path class="pw" d="M7 46c0-12 2-21 6-25h8c4 4 6 13 6 25-6 2-14 2-20 0z"/><path class="pwr" d="M13 21l11 16 2.6 5.5c.3 1.5.4 2.6.4 3.5L10.5 23z"/><circle class="pw" cx="17" cy="15" r="6.6"/><path class="pwr" d="M3.5 11.5C9 9 11 4 17 3c6 1 8 6 13.5 8.5-8 2.8-19 2.8-27 0z"/><path class="pl" d="M30 16v30.5"/><path class="pw" d="M30 8l2.8 5.5L30 19l-2.8-5.5z"/></symbol>`;
symbols['p-bailiff'] =
  `<symbol id="p-bailiff" viewBox="0 0 34 50"><ellipse class="sh" cx="17" cy="47" rx="13" ry="2.6"/><path class="pw" d="M6 46c0-12 2-21 6-25h10c4 4 6 13 6 25-6 2-16 2-22 0z"/><path class="pwb" d="M12 21h10l-1.5 8h-7zM6.3 39c6 2 15.4 2 21.4 0l.3 7c-6 2-16 2-22 0z"/><circle class="pw" cx="17" cy="14.5" r="6.6"/><path class="pwb" d="M9.6 12C9.6 5.5 13 3 17 3s7.4 2.5 7.4 9c-5-2.2-9.8-2.2-14.8 0z"/><path class="pw" d="M11 29.5h12v6.5H11z"/><path class="pl" d="M13 32h8M13 34h5" data-style="stroke-width:1"/></symbol>`;

/* The engravers' hatching of each tincture, shown on request. */
const hatchings = `<pattern id="ht-azure" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 2h4" stroke="rgba(255,255,255,.38)" stroke-width=".9"/></pattern>
  <pattern id="ht-gules" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M2 0v4" stroke="rgba(255,255,255,.38)" stroke-width=".9"/></pattern>
  <pattern id="ht-or" width="4" height="4" patternUnits="userSpaceOnUse"><circle cx="1" cy="1" r=".75" fill="rgba(60,35,0,.5)"/><circle cx="3" cy="3" r=".75" fill="rgba(60,35,0,.5)"/></pattern>
  <pattern id="ht-vert" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M-1 -1l6 6M-1 3l2 2M3 -1l2 2" stroke="rgba(255,255,255,.38)" stroke-width=".9"/></pattern>
  <pattern id="ht-sable" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 2h4M2 0v4" stroke="rgba(255,255,255,.3)" stroke-width=".8"/></pattern>`;

/** The content of the one hidden <defs> every <use> of the page refers to. */
export const sheet: string = Object.values(symbols).join('') + hatchings;

/** The names of all building and character emblems. */
export const emblems: string[] = Object.keys(symbols)
  .filter((id) => id.startsWith('e-'))
  .map((id) => id.slice(2));
