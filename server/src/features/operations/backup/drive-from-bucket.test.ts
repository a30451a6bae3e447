import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DriveStandIn, startDriveStandIn } from '@approdo/shared/node/drive/testing/drive-stand-in';
import { consentTo, createTestLink } from '@approdo/shared/node/drive/testing/linked-drive';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBucketStore } from '../../../adapters/file-store/bucket-store.ts';
import type { FileStore } from '../../../adapters/file-store/file-store.ts';
import { storeInRows } from '../../../adapters/stored-values.ts';
import { copyDatabase } from '../../../db/sqlite/copy-database.ts';
import { useBucket } from '../../../testing/bucket/use-bucket.ts';
import { createMemoryRows } from '../../../testing/memory-rows.ts';
import { copyTemplateDatabase } from '../../../testing/template-database.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { type BackupParts, createBackupParts } from './backup.parts.ts';
import { createBackupsInBucket } from './backups-in-bucket.ts';

const UNCHECKED = { prove: async () => undefined, allow: async () => undefined };

const PICTURE = 'uploads/terrazza.jpg';

const bucket = useBucket();
let google: DriveStandIn;
let folder: string;
let files: FileStore;
let parts: BackupParts;
let restored: string[];

beforeEach(async () => {
  google = await startDriveStandIn();
  folder = mkdtempSync(join(tmpdir(), 'approdo-to-drive-'));
  restored = [];
  const database = join(folder, 'database.sqlite');
  await copyTemplateDatabase(database);
  files = createBucketStore({ bucket: bucket(), prefix: folder.slice(folder.lastIndexOf('-') + 1) });
  await files.put(PICTURE, Buffer.from('la terrazza'));
  const link = createTestLink(google);
  await consentTo(google, link);
  const data = {
    copyOut: async (to: string) => copyDatabase(database, to),
    async copyIn(file: string, whileLocked: () => Promise<void>) {
      await whileLocked();
      restored.push(file);
    },
    lock: async () => ({ release: async () => undefined }),
    notifications: { subscribe: () => () => undefined, publish: async () => undefined },
  };
  const findNamed = async (names: readonly string[]) => new Set(names);
  parts = createBackupParts({
    place: createBackupsInBucket({
      data,
      finishCopy: async () => [],
      files,
      findNamed,
      scratch: join(folder, 'scratch'),
    }),
    openStoredValue: storeInRows(createMemoryRows()),
    clock: createTestClock(new Date('2027-03-01T10:00:00Z')),
    log: { error: () => undefined },
    appVersion: '1.0.0',
    origin: 'https://casa.example',
    link,
    notifyOwner: async () => undefined,
    onMade: async () => undefined,
  });
});
afterEach(async () => {
  await parts.stop();
  await google.close();
  rmSync(folder, { recursive: true });
});

test('a backup goes from a bucket to Drive, and comes back where the bucket has lost all of it', {
  timeout: 60_000,
}, async () => {
  await parts.backups.create({ location: 'drive' });
  expect(await parts.store.list()).toEqual([]);
  const [onDrive] = await parts.backups.list();
  expect(onDrive?.location).toBe('drive');
  await files.remove(PICTURE);
  const { safety } = await parts.backups.restore(onDrive?.id ?? '', UNCHECKED, null);
  expect(safety.kind).toBe('safety');
  expect(restored).toHaveLength(1);
  expect(await files.find(PICTURE)).toMatchObject({ size: 11 });
  expect(await parts.backups.verify(onDrive?.id ?? '')).toMatchObject({ verifiedAt: '2027-03-01T10:00:00.000Z' });
});
