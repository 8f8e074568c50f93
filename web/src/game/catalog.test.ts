import { expect, it } from 'vitest';
import { plugOf } from '../games';
import { inGame } from '../words';

import { Catalog, component } from './catalog';

const inn = component({ id: 'inn', name: 'Inn', group: 'building', text: 'Take 1 coin.' });

it('a caption is said of the buildings of its game alone', () => {
  const caption = inGame('caylus').component('inn', 'caption');
  expect(caption).toBeTruthy();
  expect(new Catalog(plugOf('caylus'), [inn]).face('inn').caption).toBe(caption);
  expect(new Catalog(plugOf('harbor'), [inn]).face('inn').caption).toBe('');
});
