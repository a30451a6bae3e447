import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The document of the back office. */
const ADMIN_DOCUMENT = '<!doctype html><title>Gestione</title>';

/** A worker and a picture, as examples of the web build's files. */
const PUBLIC_FILES = ['stay-worker.js', 'icon.svg'] as const;

/** Makes the folder of a test's site, with what its web build would hold; `file` is its database to be. */
export function makeTestFolder() {
  // A hidden folder, as for programs installed for one account.
  const folder = mkdtempSync(join(tmpdir(), '.approdo-site-'));
  writeFileSync(join(folder, 'admin.html'), ADMIN_DOCUMENT);
  for (const name of PUBLIC_FILES) writeFileSync(join(folder, name), '');
  const [uploads, incoming] = [join(folder, 'uploads'), join(folder, 'incoming')];
  for (const needed of [uploads, incoming]) mkdirSync(needed);
  return { folder, uploads, incoming, file: join(folder, 'database.sqlite') };
}
