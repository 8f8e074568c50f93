/* "It is your turn" for those who look elsewhere: title, notification, one bell. */

import { settings } from '../settings.svelte';
import { say } from '../words';
import { play } from './sounds';

let plain: string | null = null;

export function callAttention(): void {
  play('bell');
  if (!document.hidden) return;
  plain ??= document.title;
  document.title = `● ${say('live-your-turn')} · ${plain}`;
  if (settings.get('notify') && 'Notification' in window && Notification.permission === 'granted')
    new Notification(say('live-your-turn'), { body: plain, icon: '/favicon.svg', tag: 'turn' });
}

export function forgetAttention(): void {
  if (plain !== null) document.title = plain;
  plain = null;
}

/** Ask once whether notifications are welcome; true if they are. */
export async function askToNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}
