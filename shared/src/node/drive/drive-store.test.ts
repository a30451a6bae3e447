import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DriveObject } from './drive-object.ts';
import { objectOf, randomObject, startLinkedDrive } from './testing/linked-drive.ts';
import type { Harm, Step } from './testing/stand-in-faults.ts';

const KIB = 1024;
const DAY_MS = 24 * 3_600_000;

let today: Date;
let drive: Awaited<ReturnType<typeof startLinkedDrive>>;
beforeEach(async () => {
  today = new Date('2027-03-01T10:00:00Z');
  drive = await startLinkedDrive({ pageSize: 2, now: () => today });
});
afterEach(() => drive.google.close());

const backup = (id: string) => ({ id, createdAt: today.toISOString(), notes: { kind: 'manual' } });

const objectNames = () =>
  drive.google.files
    .all()
    .filter(({ appProperties }) => appProperties.approdo === 'site/object')
    .map(({ name }) => name)
    .toSorted();
const uploads = () => drive.google.steps().filter((step) => step === 'upload').length;
const hashesOf = (objects: readonly DriveObject[]) => objects.map(({ sha256 }) => sha256).toSorted();

/** What a new machine gets of a backup. */
async function bring(id: string, store = drive.openStore()): Promise<Map<string, Buffer>> {
  const receivedFiles = new Map<string, Buffer>();
  await store.download(id, {
    has: async () => false,
    async keep({ sha256 }, content) {
      const pieces: Uint8Array[] = [];
      for await (const piece of content) pieces.push(piece);
      receivedFiles.set(sha256, Buffer.concat(pieces));
    },
  });
  return receivedFiles;
}

it('a backup comes back as it was sent, piece by piece and page by page', async () => {
  const objects = [randomObject(700 * KIB), objectOf(''), objectOf('uno'), objectOf('due'), objectOf('uno')];
  await drive.store.send(backup('primo'), objects);
  expect(await drive.openStore().list()).toEqual([backup('primo')]);
  const brought = await bring('primo');
  expect([...brought.keys()].toSorted()).toEqual(hashesOf(objects.slice(0, 4)));
  for (const { sha256, bytes } of objects) expect(brought.get(sha256)?.equals(bytes)).toBe(true);
});

it('a second backup sends only what is new', async () => {
  const photos = [randomObject(KIB), randomObject(KIB)];
  await drive.store.send(backup('primo'), [...photos, objectOf('database')]);
  const before = drive.google.uploads.received();
  await drive.openStore().send(backup('secondo'), [...photos, objectOf('database di oggi')]);
  expect(drive.google.uploads.received() - before).toBeLessThan(1000);
  expect(await bring('secondo')).toHaveLength(3);
});

it('tells how far it is, up to the end', async () => {
  const shares: number[] = [];
  const onShare = (share: number) => shares.push(share);
  await drive.store.send(backup('primo'), [randomObject(700 * KIB)], { onShare });
  expect(shares.length).toBeGreaterThan(3);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

describe('an upload that is cut', () => {
  it.each([0, 1, 65_536, 200_001, 262_143])('after %i bytes goes on from what Drive has', async (cutAfter) => {
    const object = randomObject(700 * KIB);
    drive.google.fail({ on: 'upload', how: { cutAfter }, after: 1 });
    await drive.store.send(backup('primo'), [object]);
    const record = drive.google.files.all().find(({ name }) => name.includes('primo'));
    expect(drive.google.uploads.received()).toBe(object.size + (record?.content.length ?? 0));
    expect((await bring('primo')).get(object.sha256)?.equals(object.bytes)).toBe(true);
  });

  it('by the end of the process goes on in the next one', async () => {
    const object = randomObject(700 * KIB);
    const before = new AbortController();
    drive.google.fail({ on: 'upload', how: 'hang', after: 2 });
    const sending = drive.store.send(backup('primo'), [object], { signal: before.signal });
    await expect.poll(() => uploads()).toBe(3);
    before.abort();
    await expect(sending).rejects.toMatchObject({ fault: 'stopped' });
    await drive.openStore().send(backup('secondo'), [object]);
    expect(drive.google.uploads.received()).toBeLessThan(object.size + KIB);
    expect((await bring('secondo')).get(object.sha256)?.equals(object.bytes)).toBe(true);
  });

  it('by the end of the process begins anew where its folder is another one by then', async () => {
    const object = randomObject(700 * KIB);
    drive.google.fail({ on: 'upload', how: { status: 400, reason: 'badRequest' }, after: 2 });
    await expect(drive.store.send(backup('primo'), [object])).rejects.toThrow();
    for (const file of drive.google.files.all()) file.trashed = true;
    await drive.openStore().send(backup('secondo'), [object]);
    expect((await bring('secondo')).get(object.sha256)?.equals(object.bytes)).toBe(true);
  });

  it('and was finished and deleted since begins anew', async () => {
    const object = randomObject(700 * KIB);
    vi.spyOn(drive.uploads, 'drop').mockResolvedValue();
    await drive.store.send(backup('primo'), [object]);
    await drive.store.remove(['primo']);
    await drive.openStore().send(backup('secondo'), [object]);
    expect((await bring('secondo')).get(object.sha256)?.equals(object.bytes)).toBe(true);
  });

  it('and whose session Google has forgotten begins anew', async () => {
    const object = randomObject(300 * KIB);
    drive.google.fail({ on: 'upload', how: { status: 404, reason: 'notFound' }, after: 1 });
    await drive.store.send(backup('primo'), [object]);
    expect((await bring('primo')).get(object.sha256)?.equals(object.bytes)).toBe(true);
  });
});

const PASSING: readonly [Step, Harm][] = [
  ['list', { status: 503 }],
  ['list', { cutAfter: 0 }],
  ['create', { status: 500 }],
  ['create', 'mute'],
  ['begin', { status: 429, reason: 'rateLimitExceeded', retryAfterSeconds: 7 }],
  ['begin', 'mute'],
  ['upload', { status: 502 }],
  ['upload', 'mute'],
  ['upload', { status: 401, reason: 'authError' }],
  ['upload', { status: 403, reason: 'userRateLimitExceeded' }],
  ['refresh', { status: 503 }],
];

it.each(PASSING)('what passes by itself is waited for: %s, %o', async (on, how) => {
  drive.google.fail({ on, how, times: 2 });
  await drive.store.send(backup('primo'), [objectOf('uno'), objectOf('due')]);
  expect(await bring('primo')).toHaveLength(2);
});

it.each<[Step, Harm]>([
  ['download', { status: 500 }],
  ['download', { cutAfter: 2 }],
  ['list', { status: 429 }],
])('what passes by itself is waited for on the way back: %s, %o', async (on, how) => {
  await drive.store.send(backup('primo'), [objectOf('uno'), objectOf('due')]);
  drive.google.fail({ on, how, times: 2 });
  expect(await bring('primo')).toHaveLength(2);
});

it('an access token may run out in the middle', async () => {
  const sending = drive.store.send(backup('primo'), [randomObject(700 * KIB)], {
    onShare: (share) => share < 1 && drive.google.oauth.expireAccess(),
  });
  await sending;
  expect(await drive.store.list()).toHaveLength(1);
});

const LASTING: readonly [string, Harm, RegExp][] = [
  ['full', { status: 403, reason: 'storageQuotaExceeded' }, /^Lo spazio di Google Drive è esaurito/],
  ['busy', { status: 429, reason: 'rateLimitExceeded' }, /^Google Drive riceve troppe richieste/],
  ['offline', { status: 503 }, /^Google Drive non risponde/],
  ['refused', { status: 403, reason: 'accessNotConfigured' }, /Google Drive API/],
];

describe.each<Step>(['begin', 'upload'])('where %s fails for good', (on) => {
  it.each(LASTING)('%s is said in plain words, and no half backup is listed', async (fault, how, words) => {
    drive.google.fail({ on, how, times: 1000 });
    await expect(drive.store.send(backup('primo'), [objectOf('uno')])).rejects.toMatchObject({
      name: 'DriveProblem',
      fault,
      message: expect.stringMatching(words),
    });
    drive.google.heal();
    expect(await drive.store.list()).toEqual([]);
    await drive.store.send(backup('secondo'), [objectOf('uno')]);
    expect(await bring('secondo')).toHaveLength(1);
  });
});

it('a full Drive is said in plain words once it is full', async () => {
  drive.google.files.setQuota(KIB);
  await expect(drive.store.send(backup('primo'), [randomObject(2 * KIB), objectOf('uno')])).rejects.toThrow(
    'Lo spazio di Google Drive è esaurito',
  );
});

it('a revoked access is said in plain words, in the middle too', async () => {
  drive.google.fail({ on: 'upload', how: { status: 401 }, times: 2 });
  drive.google.oauth.revokeAll();
  await expect(drive.store.send(backup('primo'), [objectOf('uno')])).rejects.toMatchObject({ fault: 'revoked' });
  expect(await drive.link.state()).toMatchObject({ state: 'revoked' });
});

it('work that is called off ends at once', async () => {
  drive.google.fail({ on: 'upload', how: 'hang', times: 10 });
  const controller = new AbortController();
  const sending = drive.store.send(backup('primo'), [objectOf('uno')], { signal: controller.signal });
  await expect.poll(() => drive.google.steps()).toContain('upload');
  controller.abort();
  await expect(sending).rejects.toMatchObject({ fault: 'stopped' });
});

it('work that was called off before it began asks nothing of Drive', async () => {
  const before = drive.google.steps().length;
  const call = { signal: AbortSignal.abort() };
  await expect(drive.store.send(backup('primo'), [objectOf('uno')], call)).rejects.toMatchObject({ fault: 'stopped' });
  await expect(drive.store.list(call)).rejects.toMatchObject({ fault: 'stopped' });
  expect(drive.google.steps()).toHaveLength(before);
});

it('a list that does not come in time is a Drive that does not answer', async () => {
  drive.google.fail({ on: 'list', how: 'hang' });
  await expect(drive.store.list({ signal: AbortSignal.timeout(50) })).rejects.toMatchObject({ fault: 'offline' });
});

it('what a killed program has left is used by the next backup, and swept a day later if it is not', async () => {
  drive.google.fail({ on: 'begin', how: { status: 400, reason: 'badRequest' }, after: 2 });
  const objects = [objectOf('uno'), objectOf('due'), objectOf('tre')];
  await expect(drive.store.send(backup('primo'), objects)).rejects.toThrow();
  expect(objectNames()).not.toEqual([]);
  const before = drive.google.uploads.received();
  await drive.openStore().send(backup('secondo'), objects.slice(0, 1));
  expect(drive.google.uploads.received() - before).toBeLessThan(200);

  await drive.openStore().remove([]);
  expect(objectNames()).toEqual(hashesOf(objects.slice(0, 2)));
  today = new Date(today.getTime() + 2 * DAY_MS);
  await drive.openStore().remove([]);
  expect(objectNames()).toEqual(hashesOf(objects.slice(0, 1)));
});

describe('deleting', () => {
  const [both, first, second] = [objectOf('di tutti e due'), objectOf('del primo'), objectOf('del secondo')];
  beforeEach(async () => {
    await drive.store.send(backup('primo'), [both, first]);
    await drive.store.send(backup('secondo'), [both, second]);
  });

  it('removes the files that no other backup has', async () => {
    await drive.store.remove(['primo']);
    expect(await drive.store.list()).toEqual([backup('secondo')]);
    expect(objectNames()).toEqual(hashesOf([both, second]));
    expect(await bring('secondo')).toHaveLength(2);
  });

  it('that breaks off in the middle leaves nothing that is listed and not there', async () => {
    drive.google.fail({ on: 'delete', how: { status: 400, reason: 'badRequest' }, after: 1 });
    await expect(drive.store.remove(['primo'])).rejects.toThrow();
    expect(await drive.openStore().list()).toEqual([backup('secondo')]);
    expect(await bring('secondo')).toHaveLength(2);
  });

  it('removes no file while a backup is not readable', async () => {
    const record = drive.google.files.all().find(({ name }) => name.includes('secondo'));
    if (record) record.content = Buffer.from('{');
    await drive.openStore().remove(['primo']);
    expect(objectNames()).toEqual(hashesOf([both, first, second]));
  });

  it('knows a backup that Drive does not list yet', async () => {
    const find = drive.google.files.find;
    const hidden = vi
      .spyOn(drive.google.files, 'find')
      .mockImplementation((query) => find(query).filter(({ name }) => !name.includes('terzo')));
    const third = objectOf('del terzo');
    await drive.store.send(backup('terzo'), [first, third]);
    await drive.store.remove(['primo']);
    hidden.mockRestore();
    expect(await bring('terzo')).toHaveLength(2);
  });

  it('of what is gone already is done', async () => {
    await drive.store.remove(['primo']);
    await drive.store.remove(['primo']);
    expect(await drive.store.list()).toHaveLength(1);
  });
});

describe('a file that is damaged on Drive', () => {
  const [photo, database] = [objectOf('foto'), objectOf('database')];
  beforeEach(() => drive.store.send(backup('primo'), [photo, database]));

  function damage(): void {
    const file = drive.google.files.all().find(({ name }) => name === photo.sha256);
    if (file) file.content = Buffer.from('foto!');
  }

  it('is found by a check, without bringing anything', async () => {
    await drive.store.check('primo');
    damage();
    await expect(drive.store.check('primo')).rejects.toThrow(
      'La copia su Google Drive non è completa. Un suo file manca o è danneggiato.',
    );
    expect(drive.google.steps().filter((step) => step === 'download')).toHaveLength(1);
  });

  it('is not brought', async () => {
    damage();
    await expect(bring('primo')).rejects.toMatchObject({ fault: 'damaged' });
  });

  it('is sent anew with the next backup', async () => {
    damage();
    await drive.openStore().send(backup('secondo'), [photo]);
    expect((await bring('secondo')).get(photo.sha256)?.equals(photo.bytes)).toBe(true);
    await drive.store.check('primo');
  });

  it('is noticed when it is spoilt on its way', async () => {
    drive.google.fail({ on: 'download', how: 'spoil', after: 1 });
    await expect(bring('primo')).rejects.toMatchObject({ fault: 'damaged' });
  });

  it('is not kept where it is spoilt on its way there', async () => {
    drive.google.fail({ on: 'upload', how: 'spoil' });
    await expect(drive.store.send(backup('secondo'), [objectOf('altro')])).rejects.toMatchObject({ fault: 'damaged' });
    expect(objectNames()).toEqual(hashesOf([photo, database]));
  });
});

describe('the folder', () => {
  const folder = () => drive.google.files.all().find(({ name }) => name === 'Approdo');
  beforeEach(() => drive.store.send(backup('primo'), [objectOf('uno')]));

  it('is one, however many backups go into it', async () => {
    await drive.openStore().send(backup('secondo'), [objectOf('due')]);
    const folders = drive.google.files.all().filter(({ mimeType }) => mimeType.endsWith('folder'));
    expect(folders.map(({ name }) => name).toSorted()).toEqual(['Approdo', 'File']);
  });

  it('may be moved and renamed by the owner', async () => {
    Object.assign(folder() ?? {}, { name: 'Casa al mare', parents: [drive.google.files.add({}, Buffer.alloc(0)).id] });
    await drive.openStore().send(backup('secondo'), [objectOf('uno')]);
    expect(await bring('primo')).toHaveLength(1);
    expect(folder()).toBeUndefined();
  });

  it('is made anew where the owner has put it into the bin, and what comes back from there counts again', async () => {
    const binned = folder();
    if (binned) binned.trashed = true;
    expect(await drive.openStore().list()).toEqual([]);
    await drive.openStore().send(backup('secondo'), [objectOf('uno')]);
    expect(await bring('secondo')).toHaveLength(1);
    if (binned) binned.trashed = false;
    expect(await drive.openStore().list()).toHaveLength(2);
    expect(await bring('primo')).toHaveLength(1);
  });

  it('may vanish while a backup is on its way', async () => {
    let isGone = false;
    await drive.openStore().send(backup('secondo'), [randomObject(300 * KIB), objectOf('due')], {
      onShare() {
        if (!isGone) drive.google.files.remove(folder()?.id ?? '');
        isGone = true;
      },
    });
    expect(await drive.openStore().list()).toEqual([backup('secondo')]);
  });
});

it('notes of a backup change one by one', async () => {
  await drive.store.send(backup('primo'), []);
  await drive.store.note('primo', { verifiedAt: '2027-03-02T00:00:00.000Z' });
  expect((await drive.openStore().list())[0]?.notes).toEqual({
    kind: 'manual',
    verifiedAt: '2027-03-02T00:00:00.000Z',
  });
});
