import type { CallName, EventName } from './ipc.ts';

/** One Electron channel per row. */
type Channel = `approdo:${CallName | EventName}`;

export function channelOf(name: CallName | EventName): Channel {
  return `approdo:${name}`;
}
