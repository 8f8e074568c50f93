import { expect, it } from 'vitest';
import { readRoute } from './route';

const at = (address: string) => readRoute(new URL(address, 'http://caylus.test'));

it('an address names a page and what it is about', () => {
  expect(at('/')).toMatchObject({ page: 'home', args: [] });
  expect(at('/table/abc')).toMatchObject({ page: 'table', args: ['abc'] });
  expect(at('/join/abc#secret')).toMatchObject({ page: 'join', args: ['abc'], key: 'secret' });
  expect(at('/learn')).toMatchObject({ page: 'learn', args: [] });
  expect(at('/learn/caylus/')).toMatchObject({ page: 'learn', args: ['caylus'] });
});

it('an unknown address is nowhere', () => {
  expect(at('/castle').page).toBe('nowhere');
  expect(at('/table/a/b').page).toBe('nowhere');
});
