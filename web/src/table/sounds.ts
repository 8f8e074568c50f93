/* Small sounds, off until asked for: a knock of wood for a worker, a coin for a payment, stone for a building, and one
   bell for one's own turn. */

import { changesOf } from '../game/story';
import type { Step } from '../game/types';
import { settings } from '../settings.svelte';

export type Sound = 'bell' | 'knock' | 'coin' | 'stone';

/** Pitch, loudness and length of each partial. */
const PARTIALS: Record<Sound, [pitch: number, loud: number, seconds: number][]> = {
  bell: [
    [660, 0.16, 1.4],
    [1320, 0.06, 1.4],
  ],
  knock: [
    [190, 0.2, 0.09],
    [410, 0.08, 0.05],
  ],
  coin: [
    [2100, 0.05, 0.18],
    [3170, 0.03, 0.24],
  ],
  stone: [
    [95, 0.26, 0.16],
    [240, 0.08, 0.07],
  ],
};

export function play(sound: Sound): void {
  if (!settings.get('sound')) return;
  try {
    const context = new AudioContext();
    const now = context.currentTime;
    for (const [pitch, loud, seconds] of PARTIALS[sound]) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(loud, now);
      volume.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
      tone.connect(volume).connect(context.destination);
      tone.start();
      tone.stop(now + seconds);
    }
    const longest = Math.max(...PARTIALS[sound].map(([, , seconds]) => seconds));
    setTimeout(() => void context.close(), longest * 1000 + 200);
  } catch {
    /* No sound on this machine. */
  }
}

/** What a step sounds like: the weightiest of what happened. */
export function soundOf(step: Step): Sound | null {
  const [act] = step.happenings;
  const own = act?.kind === 'act' ? act.changes.filter(({ seat }) => seat === act.seat) : [];
  if (changesOf(step).some(({ kind }) => kind === 'tile' || kind === 'house')) return 'stone';
  if (own.some(({ kind, to }) => kind === 'worker' && to !== 'home' && to !== 'camp')) return 'knock';
  return own.some(({ kind, amount }) => kind === 'goods' && (amount ?? 0) < 0) ? 'coin' : null;
}
