import { expect, it } from 'vitest';
import { plugOf } from '../games';
import { strings } from '../strings';
import { Catalog, component } from './catalog';

const inn = component({ id: 'inn', name: 'Inn', group: 'building', text: 'Take 1 coin.' });

it('a caption is said of the buildings of its game alone', () => {
  const [[game, words] = ['', undefined]] = Object.entries(strings.games).filter(([, each]) => each.captions?.inn);
  expect(words).toBeDefined();
  expect(new Catalog(plugOf(game), [inn]).face('inn').caption).toBe(words?.captions?.inn);
  expect(new Catalog(plugOf('harbor'), [inn]).face('inn').caption).toBe('');
});
