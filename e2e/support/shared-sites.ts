import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { mediaAddress } from '../../server/src/adapters/file-store/media-url.ts';
import { type Bucket, openBucket } from '../../server/src/adapters/file-store/open-bucket.ts';
import { openBucketFiles } from '../../server/src/adapters/site-files/bucket-files.ts';
import { createPostgresEngine } from '../../server/src/db/postgres/engine.ts';
import { transact } from '../../server/src/db/transaction.ts';
import { copyStarterMedia, fillContent } from '../../server/src/starter/starter-content.ts';
import { LONE_TENANT } from '../../server/src/tenants/tenant.ts';
import { startBucket } from '../../server/src/testing/bucket/start-bucket.ts';
import { startMailServer } from '../../server/src/testing/mail-server.ts';
import { startPostgres } from '../../server/src/testing/postgres/server.ts';
import { startSiteHost } from './site-host.ts';

/** Where the stories of one run find its prepared databases. */
const PLACE = 'APPRODO_SHARED_SITES';

/** Nothing in it outlives the run. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

const places = z.object({ root: z.string(), mediaUrl: z.string(), names: z.string() });

export type SharedPlace = {
  readonly variables: Readonly<Record<string, string>>;
  /** Called once the site has stopped. */
  readonly close: () => Promise<void>;
};

/**
 * Starts PostgreSQL and a bucket for stories that run in sequence: a template database for each kind of site, copied
 * for every story, and shared pictures. Returns a function that ends both.
 */
export async function prepareSharedSites(folder: string): Promise<() => Promise<void>> {
  const server = await startPostgres(join(folder, 'postgres'), { settings: CARELESS });
  const bucket = await startBucket();
  // The bucket's client reads them from the environment, also in the sites' process.
  Object.assign(process.env, bucket.variables);
  const mediaUrl = bucket.url.replace('?', '/stories?');
  await uploadPictures(mediaUrl, folder);
  const names = join(folder, 'objects.json');
  process.env[PLACE] = JSON.stringify({ root: server.urlOf('postgres'), mediaUrl, names });

  const host = await startSiteHost();
  for (const isDemo of [false, true]) {
    await execute(`create database ${templateOf(isDemo)}`);
    const databaseUrl = server.urlOf(templateOf(isDemo));
    if (!isDemo) await fillQuiet(databaseUrl);
    const variables = { ...variablesOf(databaseUrl), SMTP_URL: 'smtp://127.0.0.1:9' };
    await (await host.open({ dataDir: join(folder, `scratch-${isDemo}`), variables })).stop();
  }
  await host.close();
  writeFileSync(names, JSON.stringify(await inBucket(listAll)));
  return async () => {
    await bucket.close();
    await server.stop();
  };
}

/** A database for a story, and a mail server that writes mail where a single site would. */
export async function openSharedPlace(isDemo: boolean, dataDir: string): Promise<SharedPlace> {
  const name = `story_${randomUUID().replaceAll('-', '')}`;
  await execute(`create database ${name} template ${templateOf(isDemo)}`);
  const mail = await startMailServer({ folder: join(dataDir, 'mail') });
  return {
    variables: { ...variablesOf(place().root.replace(/[^/]+$/, name)), SMTP_URL: mail.url },
    async close() {
      await mail.close();
      await execute(`drop database ${name} with (force)`);
      await cleanUp(dataDir);
    },
  };
}

async function fillQuiet(databaseUrl: string): Promise<void> {
  const engine = createPostgresEngine(databaseUrl);
  const tenant = await engine.open({ name: LONE_TENANT, file: '', backups: '' });
  await transact(tenant.database, (trx) => fillContent(trx, 'demo'));
  await tenant.close();
  await engine.close();
}

/** Uploads the starter content's pictures, shared by all stories. */
async function uploadPictures(mediaUrl: string, scratch: string): Promise<void> {
  const files = await openBucketFiles(mediaAddress.parse(mediaUrl));
  await copyStarterMedia(files.open({ name: LONE_TENANT, folder: '', scratch }), 'demo');
  files.close();
}

/** Deletes a story's leftovers, and restores pictures that it has deleted. */
async function cleanUp(scratch: string): Promise<void> {
  const prepared = z.array(z.string()).parse(JSON.parse(readFileSync(place().names, 'utf8')));
  const left = new Set(await inBucket(listAll));
  await inBucket(async (bucket) => {
    for (const key of left) if (!prepared.includes(key)) await bucket.remove(key);
  });
  if (prepared.every((key) => left.has(key))) return;
  await uploadPictures(place().mediaUrl, scratch);
  const there = new Set(await inBucket(listAll));
  const missing = prepared.filter((key) => !there.has(key));
  if (missing.length > 0) throw new Error(`a story has taken away ${missing.join(', ')}`);
}

async function listAll(bucket: Bucket, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  let next: string | undefined;
  do {
    const page = await bucket.list(prefix, { MaxKeys: 1000, next });
    keys.push(...page.objects.map(({ key }) => key));
    next = page.next;
  } while (next !== undefined);
  return keys;
}

async function inBucket<Result>(work: (bucket: Bucket, prefix: string) => Promise<Result>): Promise<Result> {
  const media = mediaAddress.parse(place().mediaUrl);
  const bucket = await openBucket(media);
  try {
    return await work(bucket, `${media.prefix}/`);
  } finally {
    bucket.close();
  }
}

async function execute(sql: string): Promise<void> {
  const client = new pg.Client(place().root);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function place() {
  return places.parse(JSON.parse(process.env[PLACE] ?? '{}'));
}

const templateOf = (isDemo: boolean) => (isDemo ? 'template_demo' : 'template_quiet');

function variablesOf(databaseUrl: string): Record<string, string> {
  return { DATABASE_URL: databaseUrl, MEDIA_URL: place().mediaUrl, JWT_SECRET: 'what all stories of a run agree on' };
}
