import { findText } from '@approdo/shared/node/durable-file';

/** The address electron-builder wrote for new versions; undefined if the copy was packed without one. */
export async function findFeed(file: string): Promise<string | undefined> {
  return /^url: *(['"]?)(\S+)\1 *$/m.exec((await findText(file)) ?? '')?.[2];
}

/** What a feed offers gets installed: over plain http anyone on the network could change it. */
export function isSafeFeed(address: string): boolean {
  return URL.parse(address)?.protocol === 'https:';
}
