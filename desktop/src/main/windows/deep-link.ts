import type { WantedScreen } from '../../ipc.ts';

export const LINK_SCHEME = 'approdo';

/** What another program's link may open, by its first word. */
const SCREENS: Readonly<Record<string, string>> = { booking: 'bookings', message: 'messages', review: 'reviews' };

/** `approdo://booking/<id>`: a screen and a row, or the row's own page. Undefined for anything else. */
export function parseDeepLink(address: string): WantedScreen | undefined {
  const [, word = '', row] = /^approdo:\/\/([a-z]+)(?:\/([\w-]{1,64}))?\/?$/.exec(address) ?? [];
  const path = Object.hasOwn(SCREENS, word) ? SCREENS[word] : undefined;
  if (!path) return undefined;
  if (!row) return { path };
  // A booking has its own page.
  return path === 'bookings' ? { path: `${path}/${row}` } : { path, row };
}

/** The link in a command line. */
export function findDeepLink(argv: readonly string[]): WantedScreen | undefined {
  const link = argv.findLast((word) => word.startsWith(`${LINK_SCHEME}://`));
  return link === undefined ? undefined : parseDeepLink(link);
}
