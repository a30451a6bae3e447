import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '../support/site-test.ts';
import { makeDataDir, removeDataDir, startSite } from '../support/start-site.ts';

/** Each costs memory and time at every start, and most sites never use it. */
const ON_USE = [
  'pg',
  '@aws-sdk/client-s3',
  'stripe',
  'nodemailer',
  'ical.js',
  'busboy',
  'file-type',
  'age-encryption',
  'prom-client',
  '@dicebear/core',
];

test('a site that is started as it comes has loaded nothing that is for others, nor has its first page', async () => {
  const folder = makeDataDir('loaded');
  const [names, noting] = [join(folder, 'names'), join(folder, 'note.mjs')];
  writeFileSync(names, '');
  // In its threads and processes as well.
  writeFileSync(
    noting,
    `import { registerHooks } from 'node:module';
     import { appendFileSync } from 'node:fs';
     registerHooks({ resolve(name, context, next) {
       appendFileSync(${JSON.stringify(names)}, name + '\\n');
       return next(name, context);
     } });`,
  );
  const dataDir = makeDataDir('site');
  const variables = { NODE_OPTIONS: `--import ${pathToFileURL(noting).href}` };
  const site = await startSite({ dataDir, variables, isDemo: true });
  expect((await fetch(site.origin)).status).toBe(200);
  await site.stop();
  const loaded = new Set(readFileSync(names, 'utf8').split('\n'));
  expect(loaded).toContain('express');
  expect(ON_USE.filter((name) => loaded.has(name))).toEqual([]);
  for (const dir of [dataDir, folder]) removeDataDir(dir);
});
