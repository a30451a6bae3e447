import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lock } from '../release/prune-lock.ts';
import { composeNotices } from './compose-notices.ts';
import { listShipped } from './list-shipped.ts';
import { readLicences } from './read-licences.ts';
import { openStandardTexts } from './standard-texts.ts';

/** What the file is called wherever it goes. */
export const NOTICES = 'THIRD-PARTY-NOTICES.txt';

/** Licences and notices of what the lock file ships, from the packages that are installed in that folder. */
export function makeNotices(root: string): string {
  const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return composeNotices(listShipped(lock), { licences: readLicences(root), standardText: openStandardTexts() });
}
