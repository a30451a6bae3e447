import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { MoveChoices } from '@approdo/shared/contract/operations/moves';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../../../../adapters/digest.ts';
import { createMediaStore } from '../../../../adapters/media-store.ts';
import { makeAnew } from '../../../../adapters/picture-work.ts';
import { openFolderFiles } from '../../../../adapters/site-files/create-site-files-provider.ts';
import { transact } from '../../../../db/transaction.ts';
import { createTestSite, type TestSite } from '../../../../testing/index.ts';
import { anMp3, aPhoneJpeg, aPicture } from '../../../../testing/media-files.ts';
import { createMedia } from '../../../content/media/media.service.ts';
import type { MoveKindWork, StoredItem } from '../move-kind.ts';
import { createPhotoWork } from './photos.ts';

let site: TestSite;
let editor: TestSite['anyone'];
let work: MoveKindWork;
/** What was sent: the file of each number, whose entries are beside it. */
let sent: string;
/** The items of the move at hand, and the thing of each picture that ever came. */
let current: readonly StoredItem[];
let things: Map<string, string>;
let announced: string[];

beforeEach(async () => {
  site = await createTestSite();
  ({ client: editor } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
  sent = mkdtempSync(join(tmpdir(), 'approdo-photos-'));
  [current, things, announced] = [[], new Map(), []];
  const { database, clock } = site;
  const store = createMediaStore(openFolderFiles(dirname(site.uploads)));
  const pictureMaker = { makeAnew };
  work = createPhotoWork({
    clock,
    media: createMedia({ database, clock, store, pictureMaker, useFinders: [], onNewPicture: () => undefined }),
    onNewPicture: (file) => announced.push(file),
    withFile: (_, n, use) => use(join(sent, String(n))),
    withZipEntry: (path, entry, use) => use(join(dirname(path), basename(entry))),
    listThings: async () =>
      current.flatMap((item) => {
        const thingId = things.get(item.key);
        return thingId === undefined ? [] : [{ ...item, thingId }];
      }),
  });
});
afterEach(async () => {
  await site.close();
  rmSync(sent, { recursive: true, force: true });
});

type Sent = {
  readonly title?: string;
  readonly folder?: string;
  readonly takenAt?: string;
  readonly caption?: string;
  readonly alt?: string;
  readonly bytes?: Buffer;
};

let shade = 0;

/** Another small picture each time. */
async function anotherPicture(): Promise<Buffer> {
  shade = (shade + 1) % 200;
  return await sharp({ create: { width: 30 + shade, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
}

/** Photos as the reading process tells them: in a folder they came in a zip, else each as a file of its own. */
async function send(...photos: readonly Sent[]): Promise<StoredItem[]> {
  const items: StoredItem[] = [];
  for (const [n, { title = 'IMG_0001.jpg', bytes, folder = null, takenAt = null, ...texts }] of photos.entries()) {
    const content = bytes ?? (await anotherPicture());
    const entry = folder === null ? null : `${folder}/${n}.jpg`;
    writeFileSync(join(sent, entry === null ? String(n) : basename(entry)), content);
    items.push({
      id: `i${n}`,
      kind: 'PICTURE',
      source: 'photos',
      key: sha256(content),
      title,
      facts: { file: n, entry, takenAt, caption: '', alt: '', ...texts },
      found: null,
      warnings: [],
    });
  }
  return items;
}

function aMove(choices: MoveChoices = {}) {
  return { id: 'm1', fileName: 'foto.zip', fileNames: ['foto.zip'], by: null, choices, facts: undefined };
}

const judge = (items: readonly StoredItem[], choices: MoveChoices = {}) =>
  work.judge(site.database, aMove(choices), items);

async function statesOf(items: readonly StoredItem[], choices: MoveChoices = {}) {
  const { judgements } = await judge(items, choices);
  return items.map(({ id }) => judgements.get(id)?.reason ?? judgements.get(id)?.state);
}

/** Brings what is new, as a run does. */
async function bring(items: readonly StoredItem[], choices: MoveChoices = {}) {
  current = items;
  const move = aMove(choices);
  const { judgements } = await judge(items, choices);
  for (const item of items) {
    if (things.has(item.key) || judgements.get(item.id)?.state !== 'NEW') continue;
    const atHand = { ...item, content: null, shown: {} };
    const prepared = await work.prepare?.(move, atHand, new AbortController().signal);
    const brought = await transact(site.database, (trx) => work.bring(trx, move, atHand, prepared?.made));
    if ('clash' in brought) throw new Error(brought.clash);
    things.set(item.key, brought.things[0]?.id ?? '');
  }
  const ended = await transact(site.database, async (trx) => await work.finish?.(trx, move, async () => new Set()));
  return { made: ended?.things ?? [] };
}

async function captionsOf(slug: string) {
  const { pictures } = await site.anyone.galleries.get({ params: { slug } });
  return pictures.map(({ caption }) => caption);
}

const named = (...titles: readonly string[]): Sent[] => titles.map((title) => ({ title, folder: 'Mare' }));

describe('photos of a folder', () => {
  it('become a gallery of its name, in the order of their names, numbers by value', async () => {
    const photos = named('10_sera.jpg', '2_mezzogiorno.jpg', '1_alba.jpg');
    const { made } = await bring(await send(...photos.map((photo) => ({ ...photo, folder: 'Estate/La terrazza' }))));
    expect(made).toEqual([{ kind: 'gallery', id: expect.any(String) }]);
    const gallery = await site.anyone.galleries.get({ params: { slug: 'la-terrazza' } });
    expect(gallery).toMatchObject({ id: made[0]?.id, name: 'La terrazza', isDefault: false, description: null });
    expect(await captionsOf('la-terrazza')).toEqual(['Alba', 'Mezzogiorno', 'Sera']);
  });

  it('stand by the day they were taken if the owner wants that, undated ones last', async () => {
    const [night, undated, morning] = named('notte.jpg', 'a.jpg', 'mattina.jpg');
    const dated = [
      { ...night, takenAt: '2025-07-02T23:00:00' },
      { ...undated },
      { ...morning, takenAt: '2025-07-01T08:00:00' },
    ];
    await bring(await send(...dated), { order: 'DATE' });
    expect(await captionsOf('mare')).toEqual(['Mattina', 'Notte', 'A']);
  });

  it('are not mixed with those of another of the same name', async () => {
    await bring(await send({ title: 'molo.jpg', folder: '2024/Mare' }, { title: 'scoglio.jpg', folder: '2025/Mare' }));
    expect([await captionsOf('mare'), await captionsOf('mare-2')]).toEqual([['Molo'], ['Scoglio']]);
  });
});

it.each([
  [{ name: 'Vecchio sito' }, 'vecchio-sito', 'Vecchio sito'],
  [{}, 'foto', 'Foto'],
])('photos outside of folders come into one gallery: %j', async (choices, slug, name) => {
  await bring(await send({ title: 'molo.jpg' }, { title: 'scoglio.jpg' }), choices);
  expect(await site.anyone.galleries.get({ params: { slug } })).toMatchObject({ name });
  expect(await captionsOf(slug)).toEqual(['Molo', 'Scoglio']);
});

describe('the texts of a photo', () => {
  async function textsOf(photo: Sent) {
    await bring(await send(photo));
    const [added] = await editor.media.list();
    return [added?.caption, added?.alt];
  }

  it('are those that its file tells', async () => {
    const told = { title: '03_camera-blu.jpg', caption: ' La camera\nblu', alt: 'Un letto sotto la finestra' };
    expect(await textsOf(told)).toEqual(['La camera blu', 'Un letto sotto la finestra']);
  });

  it('are its name in words where it tells none', async () => {
    expect(await textsOf({ title: '03_camera-blu.jpg' })).toEqual(['Camera blu', 'Camera blu']);
  });

  it('are none where a camera named it', async () => {
    expect(await textsOf({ title: 'IMG_1234.jpg' })).toEqual(['', '']);
  });

  it('have 300 characters', async () => {
    const long = 'à'.repeat(400);
    expect(await textsOf({ caption: long, alt: long })).toEqual(['à'.repeat(300), 'à'.repeat(300)]);
  });
});

describe('the same picture', () => {
  it('twice in a file is in both galleries, and once in the library', async () => {
    const bytes = await aPicture();
    const items = await send({ title: 'molo.jpg', folder: 'Mare', bytes }, { title: 'a.jpg', folder: 'Sera', bytes });
    const before = (await editor.media.list()).length;
    await bring(items);
    expect((await editor.media.list()).length).toBe(before + 1);
    expect([await captionsOf('mare'), await captionsOf('sera')]).toEqual([['Molo'], ['Molo']]);
  });

  it('in a later file is put into its gallery without a second copy', async () => {
    const bytes = await aPicture();
    await bring(await send({ title: 'molo.jpg', folder: 'Mare', bytes }));
    const before = (await editor.media.list()).length;
    await bring(await send({ title: 'altro.jpg', folder: 'Sera', bytes }));
    expect((await editor.media.list()).length).toBe(before);
    expect(await captionsOf('sera')).toEqual(['Molo']);
  });

  it('in the same folder again makes no second gallery', async () => {
    const items = await send(...named('molo.jpg', 'scoglio.jpg'));
    await bring(items);
    expect((await bring(items)).made).toEqual([]);
    expect((await site.anyone.galleries.list()).filter(({ name }) => name === 'Mare')).toHaveLength(1);
  });
});

describe('a gallery that the owner has chosen', () => {
  it('gets all photos at its end, and none twice', async () => {
    const before = await site.anyone.galleries.get({ params: { slug: 'la-casa' } });
    const items = await send({ title: 'molo.jpg', folder: 'Mare' }, { title: 'sera.jpg', folder: 'Sera' });
    expect((await bring(items, { gallery: before.id })).made).toEqual([]);
    await bring(items, { gallery: before.id });
    const after = await site.anyone.galleries.get({ params: { slug: 'la-casa' } });
    expect(after.images.slice(0, before.images.length)).toEqual(before.images);
    expect(after.pictures.slice(before.images.length).map(({ caption }) => caption)).toEqual(['Molo', 'Sera']);
    expect(after).toMatchObject({ name: before.name, isDefault: before.isDefault });
  });

  it('is told of if it is there no more, and folders become galleries', async () => {
    const items = await send(...named('molo.jpg'));
    const { hints } = await judge(items, { gallery: 'nessuna' });
    expect(hints).toEqual(['La galleria scelta non c’è più: ogni cartella diventa una galleria']);
    await bring(items, { gallery: 'nessuna' });
    expect(await captionsOf('mare')).toEqual(['Molo']);
  });
});

describe('a gallery has 500 pictures', () => {
  const many = async (count: number) => {
    const [item] = await send(...named('molo.jpg'));
    if (!item) throw new Error('nothing was sent');
    return Array.from({ length: count }, (_, n) => ({ ...item, id: `n${n}`, key: `k${n}`, title: `${count - n}.jpg` }));
  };

  it('those that come after, in its order, stay out', async () => {
    const states = await statesOf(await many(501));
    expect(states[0]).toBe('La galleria è piena');
    expect(new Set(states.slice(1))).toEqual(new Set(['NEW']));
  });

  it('and one that the owner leaves out makes room for another', async () => {
    expect(new Set(await statesOf(await many(501), { leave: ['n7'] }))).toEqual(new Set(['NEW']));
  });

  it('those that it has already count', async () => {
    const { id, images } = await site.anyone.galleries.get({ params: { slug: 'la-casa' } });
    const states = await statesOf(await many(500), { gallery: id });
    expect(states.filter((state) => state === 'La galleria è piena')).toHaveLength(images.length);
  });
});

describe('a picture that is too large', () => {
  async function store(bytes: Buffer) {
    await bring(await send({ bytes }));
    const [added] = await editor.media.list();
    if (!added) throw new Error('nothing was added');
    const stored = readFileSync(join(dirname(site.uploads), added.url));
    return { ...added, found: await sharp(stored).metadata() };
  }

  it('is scaled down to 2000 pixels, upright, without its place', async () => {
    const { dimensions, found } = await store(await aPhoneJpeg({ width: 2600, height: 1300 }));
    expect(dimensions).toEqual({ width: 1000, height: 2000 });
    expect([found.width, found.height, found.exif]).toEqual([1000, 2000, undefined]);
  });

  it('is scaled down until it has 5 MB', async () => {
    const raw = { width: 1400, height: 1300, channels: 3 } as const;
    const bytes = await sharp(randomBytes(1400 * 1300 * 3), { raw })
      .png()
      .toBuffer();
    expect(bytes.length).toBeGreaterThan(5 * 2 ** 20);
    const { size, dimensions, type } = await store(bytes);
    expect(size).toBeLessThanOrEqual(5 * 2 ** 20);
    expect([dimensions?.width, type]).toEqual([1200, 'image/png']);
  });
});

it.each([
  ['no picture', Buffer.from('non una foto'), 415],
  ['a sound', anMp3(), 415],
  ['half a picture', undefined, 400],
])('%s is refused, and enters no library', async (_what, bytes, status) => {
  const before = (await editor.media.list()).length;
  const half = (await aPicture()).subarray(0, 600);
  await expect(bring(await send({ bytes: bytes ?? half }))).rejects.toMatchObject({ status });
  expect((await editor.media.list()).length).toBe(before);
});

it('what the reading process could not read stays what it said', async () => {
  const [item] = await send(...named('molo.jpg'));
  const found = { state: 'FAULT', reason: 'Troppo grande' } as const;
  expect(item && (await statesOf([{ ...item, facts: {}, found }]))).toEqual(['Troppo grande']);
});

it('small versions are made of the pictures that came', async () => {
  await bring(await send(...named('molo.jpg', 'scoglio.jpg')));
  const { images } = await site.anyone.galleries.get({ params: { slug: 'mare' } });
  expect(announced.toSorted()).toEqual(images.toSorted());
});
