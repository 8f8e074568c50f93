/* "It is your turn" for those who look elsewhere: title, notification, one bell. */

import { settings } from '../settings.svelte';
import { strings } from '../strings';

let plain: string | null = null;

/** One bell: two soft partials that fade. */
export function ring(): void {
  try {
    const context = new AudioContext();
    const end = context.currentTime + 1.4;
    for (const [pitch, loud] of [
      [660, 0.16],
      [1320, 0.06],
    ] as const) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(loud, context.currentTime);
      volume.gain.exponentialRampToValueAtTime(0.0001, end);
      tone.connect(volume).connect(context.destination);
      tone.start();
      tone.stop(end);
    }
    setTimeout(() => void context.close(), 1600);
  } catch {
    /* No sound on this machine. */
  }
}

export function callAttention(): void {
  if (settings.get('sound')) ring();
  if (!document.hidden) return;
  plain ??= document.title;
  document.title = `● ${strings.live.yourTurn} · ${plain}`;
  if (settings.get('notify') && 'Notification' in window && Notification.permission === 'granted')
    new Notification(strings.live.yourTurn, { body: plain, icon: '/favicon.svg', tag: 'turn' });
}

export function forgetAttention(): void {
  if (plain !== null) document.title = plain;
  plain = null;
}

/** Ask once whether notifications are welcome; true if they are. */
export async function askToNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}
