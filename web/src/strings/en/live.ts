/* Words about the connection to the server. */

export const live = {
  away: 'The server does not answer.',
  retrying: (seconds: number) => (seconds > 0 ? `Trying again in ${seconds} s.` : 'Trying again …'),
  retryNow: 'Try now',
  back: 'Connected again.',
  sending: 'Sending …',
  gone: 'This table is not open to you.',
};
