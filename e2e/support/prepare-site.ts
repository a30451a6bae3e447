import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newestChange } from '../../scripts/newest-change.ts';
import { connectOwner } from './api.ts';
import { startSite } from './start-site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const shelf = join(root, 'node_modules/.cache/approdo-stories');
const prepared = join(shelf, 'data');
const stamp = join(shelf, 'made-from');

/**
 * Starts a site once and waits until every size of its pictures is made, so that the site of a story begins with them.
 * Without it each would make them for itself, which keeps a core busy for longer than the story takes.
 */
export default async function prepareSite(): Promise<void> {
  const madeFrom = String(newestChange(['server/src', 'server/starter', 'shared/src'].map((name) => join(root, name))));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === madeFrom) return;
  rmSync(shelf, { recursive: true, force: true });
  mkdirSync(prepared, { recursive: true });
  const site = await startSite({ dataDir: prepared });
  const { media } = await connectOwner(site);
  const pictures = (await media.list()).filter(({ contentType }) => contentType === 'image');
  for (const { url } of pictures) await waitForSizes(`${site.origin}${url}?w=480`);
  await site.stop();
  writeFileSync(stamp, madeFrom);
}

/** Fills a folder with what an owner finds who starts for the first time and lets the site come to rest. */
export function copyPreparedSite(dataDir: string): void {
  cpSync(prepared, dataDir, { recursive: true });
}

/** An address of a picture is for ever once its sizes are there. */
async function waitForSizes(address: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const { headers } = await fetch(address, { method: 'HEAD' });
    if (headers.get('cache-control')?.includes('immutable')) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`the sizes of ${address} are not made after two minutes`);
}
