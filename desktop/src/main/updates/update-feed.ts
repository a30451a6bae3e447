import { findText } from '@approdo/shared/node/durable-file';

/** Where an installed copy looks for new versions, as electron-builder wrote it beside the program; undefined where it was packed without. */
export async function findFeed(file: string): Promise<string | undefined> {
  return /^url: *(['"]?)(\S+)\1 *$/m.exec((await findText(file)) ?? '')?.[2];
}

/** What a feed says is what gets installed: over plain http anyone on the way could say it. */
export function isSafeFeed(address: string): boolean {
  return URL.parse(address)?.protocol === 'https:';
}
