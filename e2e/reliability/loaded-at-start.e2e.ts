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
  'busboy',
  'file-type',
  'age-encryption',
  'prom-client',
  '@dicebear/core',
  'web-push',
  'standardwebhooks',
  'saxes',
  'yauzl',
  'csv-parse',
  '@e965/xlsx',
  'yaml',
  'marked',
  'exif-reader',
];

test('a site that is started as it comes has loaded nothing that is for others, nor has its first page', async () => {
  const folder = makeDataDir('loaded');
  const [names, noting] = [join(folder, 'names'), join(folder, 'note.mjs')];
  writeFileSync(names, '');
  // In its threads and child processes as well.
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

/** V8 reads objects in dictionary mode half as fast; the first few of a kind in a process decide that. */
test('requests, answers and sockets are of the shape that is read fast', async () => {
  const folder = makeDataDir('shapes');
  const [shapes, noting] = [join(folder, 'shapes'), join(folder, 'note.mjs')];
  writeFileSync(shapes, '');
  writeFileSync(
    noting,
    `import { subscribe } from 'node:diagnostics_channel';
     import { appendFileSync } from 'node:fs';
     import { setFlagsFromString } from 'node:v8';
     setFlagsFromString('--allow-natives-syntax');
     const isFast = new Function('thing', 'return %HasFastProperties(thing)');
     subscribe('http.server.response.finish', (things) => {
       for (const kind of ['request', 'response', 'socket']) {
         appendFileSync(${JSON.stringify(shapes)}, kind + ' ' + (isFast(things[kind]) ? 'fast' : 'slow') + '\\n');
       }
     });`,
  );
  const dataDir = makeDataDir('site');
  const variables = { NODE_OPTIONS: `--import ${pathToFileURL(noting).href}` };
  const site = await startSite({ dataDir, variables, isDemo: true });
  for (let times = 0; times < 10; times += 1) expect((await fetch(site.origin)).status).toBe(200);
  await site.stop();
  const seen = readFileSync(shapes, 'utf8').trim().split('\n');
  expect(seen.length).toBeGreaterThanOrEqual(30);
  expect([...new Set(seen)].sort()).toEqual(['request fast', 'response fast', 'socket fast']);
  for (const dir of [dataDir, folder]) removeDataDir(dir);
});
