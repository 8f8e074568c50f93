/* Arrow keys walk the places of a board in the order of the road, not of the screen. */

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function walk(event: KeyboardEvent): void {
  const step = STEP[event.key];
  const board = event.currentTarget;
  if (step === undefined || !(board instanceof Element)) return;
  const places = [...board.querySelectorAll<SVGElement>('[data-place]')];
  const at = places.findIndex((place) => place === document.activeElement);
  const next = places[(at + step + places.length) % places.length];
  event.preventDefault();
  next?.focus();
}
