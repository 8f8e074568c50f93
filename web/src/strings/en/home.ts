/* Words of the first page. */

export const home = {
  title: 'Play',
};
