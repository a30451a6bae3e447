import type { WantedScreen } from '../../ipc.ts';

export const LINK_SCHEME = 'approdo';

/** What a link of another program may open, by the word that it begins with. */
const SCREENS: Readonly<Record<string, string>> = { booking: 'bookings', message: 'messages', review: 'reviews' };

/** `approdo://booking/<id>`: a screen, and the row in it, or the page of its own. Undefined for whatever else a stranger may have written. */
export function parseDeepLink(address: string): WantedScreen | undefined {
  const [, word = '', row] = /^approdo:\/\/([a-z]+)(?:\/([\w-]{1,64}))?\/?$/.exec(address) ?? [];
  const path = Object.hasOwn(SCREENS, word) ? SCREENS[word] : undefined;
  if (!path) return undefined;
  if (!row) return { path };
  // A booking has a page of its own.
  return path === 'bookings' ? { path: `${path}/${row}` } : { path, row };
}

/** The link among the words of a command line. */
export function findDeepLink(words: readonly string[]): WantedScreen | undefined {
  const link = words.findLast((word) => word.startsWith(`${LINK_SCHEME}://`));
  return link === undefined ? undefined : parseDeepLink(link);
}
