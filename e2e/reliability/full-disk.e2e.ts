import { closeSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from '@approdo/shared/client';
import { anMp4, aPicture } from '../../server/src/testing/media-files.ts';
import { type ApiClient, connectOwner } from '../support/api.ts';
import { leftoversIn } from '../support/data-dir.ts';
import { expect, test } from '../support/site-test.ts';
import { makeDataDir, removeDataDir, startSite } from '../support/start-site.ts';

/** The size of an in-memory disk, mounted where the site stores its data, visible to the site's process only. */
const DISK = '48m';

/** Root needs no user namespace, others do. */
const namespace = process.getuid?.() === 0 ? ['unshare', '--mount'] : ['unshare', '--mount', '--map-root-user'];
const onSmallDisk = (folder: string) => [
  ...namespace,
  'sh',
  '-c',
  `mount -t tmpfs -o size=${DISK} tmpfs "$0" && exec "$@"`,
  folder,
];

test('a full disk refuses what is written and nothing else, and all goes on when there is room again', {
  tag: '@gate',
}, async () => {
  const mountPoint = makeDataDir('small-disk');
  const site = await startSite({ dataDir: mountPoint, by: onSmallDisk(mountPoint) });
  // The disk as the site sees it: it is mounted nowhere else.
  const dataDir = join('/proc', String(site.pid), 'root', mountPoint);
  try {
    const client = await connectOwner(site);
    await client.tasks.create({ body: { name: 'Prima' } });
    const [existing] = await backUp(client);
    const ballast = join(dataDir, 'ballast');
    fill(ballast);

    await expect(async () => {
      for (let index = 0; index < 1000; index += 1) await client.tasks.create({ body: { name: 'x'.repeat(150) } });
    }).rejects.toThrow('Spazio su disco esaurito');
    const archive = await client.backup.download({ params: { id: existing?.id ?? '' } });
    const writes = {
      message: () => client.contact.send({ body: message }),
      picture: async () => addMedia(client, await aPicture(), 'mare.jpg'),
      film: () => addMedia(client, anMp4({ mediaBytes: 2 ** 20 }), 'mare.mp4'),
      backup: () => backUp(client),
      'uploaded archive': () => client.backup.upload({ file: archive }),
      verification: () => client.backup.verify({ params: { id: existing?.id ?? '' } }),
    };
    for (const [name, write] of Object.entries(writes)) expect([507, 503], name).toContain(await statusOf(write()));

    const [picture] = await client.media.list();
    for (const path of ['/', '/blog', '/api/property', '/api/blog', picture?.url ?? '', '/api/health'])
      expect((await fetch(`${site.origin}${path}`)).status, path).toBe(200);
    expect((await client.tasks.list()).map(({ name }) => name)).toContain('Prima');
    expect(await client.backup.list()).toHaveLength(1);
    expect(leftoversIn(dataDir)).toEqual([]);

    rmSync(ballast);
    for (const [name, write] of Object.entries(writes)) expect(await statusOf(write()), name).toBe(200);
    // Unpacks a full copy, and has SQLite check its database.
    const [after] = await backUp(client);
    await client.backup.verify({ params: { id: after?.id ?? '' } });
    expect(leftoversIn(dataDir)).toEqual([]);
  } finally {
    await site.stop();
    removeDataDir(mountPoint);
  }
});

const message = { name: 'Ada Rossi', email: 'ada@example.com', message: 'La casa è libera in giugno?' };

function addMedia(client: ApiClient, bytes: Buffer, name: string) {
  return client.media.add({ file: new File([new Uint8Array(bytes)], name), body: {} });
}

async function backUp(client: ApiClient) {
  const made = await client.backup.create({ body: { location: 'local' } });
  return Array.isArray(made) ? made : [];
}

/** Writes until no byte more fits. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  for (let bytes = 2 ** 20; bytes >= 1; bytes = bytes === 1 ? 0 : Math.floor(bytes / 2)) {
    try {
      while (true) writeSync(handle, Buffer.alloc(bytes, 1));
    } catch {}
  }
  closeSync(handle);
  expect(statSync(file).size).toBeGreaterThan(0);
}

/** 200 for any success. */
async function statusOf(call: Promise<unknown>): Promise<number> {
  try {
    await call;
    return 200;
  } catch (error) {
    if (error instanceof ApiError) return error.status;
    throw error;
  }
}
