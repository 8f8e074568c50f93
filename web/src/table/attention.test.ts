import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { callAttention, forgetAttention } from './attention';

const told: string[] = [];
class Told {
  static permission = 'granted';
  constructor(title: string) {
    told.push(title);
  }
}
let hidden = true;

beforeEach(() => {
  told.length = 0;
  hidden = true;
  document.title = 'Caylus';
  vi.stubGlobal('Notification', Told);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  settings.set('notify', false);
});
afterEach(() => {
  forgetAttention();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('who looks elsewhere reads in the title that it is their turn, until they look again', () => {
  callAttention();
  callAttention();
  expect(document.title).toBe('● Your turn · Caylus');
  expect(told).toEqual([]);
  forgetAttention();
  expect(document.title).toBe('Caylus');
});

it('a notification comes only to those who want one', () => {
  settings.set('notify', true);
  callAttention();
  expect(told).toEqual(['Your turn']);
});

it('who looks is not called', () => {
  hidden = false;
  settings.set('notify', true);
  callAttention();
  expect(document.title).toBe('Caylus');
  expect(told).toEqual([]);
});
