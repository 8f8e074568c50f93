import { expect, it } from 'vitest';
import { linesOf, shortened } from './lettering';

it('long texts are broken between words', () => {
  expect(linesOf('one two three four', 9)).toEqual(['one two', 'three', 'four']);
  expect(linesOf('incomprehensible', 4)).toEqual(['incomprehensible']);
});

it('what does not fit its lines is cut off with a sign of it', () => {
  expect(shortened('Take 2 apple.', 19, 2)).toEqual(['Take 2 apple.']);
  expect(shortened('Give 2 apple for 3 points, or give 1 honey.', 19, 2)).toEqual([
    'Give 2 apple for 3',
    'points, or give 1…',
  ]);
});
