import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { MoveChoices } from '@approdo/shared/contract/operations/moves';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMediaStore } from '../../../../adapters/media-store.ts';
import { createPictureFetcher } from '../../../../adapters/moving/fetch-picture.ts';
import type { PictureFacts, PostFacts } from '../../../../adapters/moving/site/site-facts.ts';
import { makeAnew } from '../../../../adapters/picture-work.ts';
import { openFolderFiles } from '../../../../adapters/site-files/create-site-files-provider.ts';
import { transact } from '../../../../db/transaction.ts';
import { createTestSite, type TestSite } from '../../../../testing/index.ts';
import { aPicture } from '../../../../testing/media-files.ts';
import { portalAnswers as answers, type Portal, startPortal } from '../../../../testing/portal.ts';
import { aPage, aPost } from '../../../../testing/writing.ts';
import { createMedia } from '../../../content/media/media.service.ts';
import { createRedirects } from '../../../content/redirects/redirects.service.ts';
import type { ItemAtHand, MoveAtHand } from '../move-kind.ts';
import { createSiteWork } from './site.ts';

let site: TestSite;
let admin: Awaited<ReturnType<TestSite['signIn']>>;
/** The old site. */
let portal: Portal;
/** The files of the move; a zip is played by a folder. */
let arrived: string;
let works: ReturnType<typeof openWork>;

beforeEach(async () => {
  site = await createTestSite();
  admin = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  portal = await startPortal();
  arrived = mkdtempSync(join(tmpdir(), 'approdo-move-'));
  writeFileSync(join(arrived, '0'), '<rss>');
  works = openWork();
});
afterEach(async () => {
  await portal.close();
  rmSync(arrived, { recursive: true, force: true });
  await site.close();
});

/** What the moves slice does of a move, but for its states: what is new comes, pictures first, each with its mark. */
function openWork() {
  const { database, clock } = site;
  const root = dirname(site.uploads);
  const files = openFolderFiles(root);
  const store = createMediaStore(files);
  const renewed: string[] = [];
  const marks = new Map<string, string>();
  const touched = new Set<string>();
  let atHand: readonly ItemAtHand[] = [];
  const listFolder = (path: string) =>
    readdirSync(path, { recursive: true, encoding: 'utf8' })
      .map((name) => ({ name: name.replaceAll('\\', '/'), size: statSync(join(path, name)).size }))
      .filter(({ name }) => statSync(join(path, name)).isFile());
  const work = createSiteWork({
    database,
    clock,
    media: createMedia({ database, clock, store, pictureMaker: { makeAnew }, useFinders: [], onNewPicture: ignore }),
    redirects: createRedirects({
      database,
      origin: site.address,
      files,
      hasPage: async () => false,
      readCached: (_, read) => read(),
    }),
    fetcher: createPictureFetcher({ trustedHosts: [portal.host], ownHost: 'casa.example' }),
    incoming: join(root, 'incoming'),
    withFile: (_, n, use) => use(join(arrived, String(n))),
    listZipEntries: async (path) => (statSync(path).isDirectory() ? listFolder(path) : []),
    withZipEntry: async (path, entry, use) => {
      const copy = join(root, 'incoming', 'entry');
      writeFileSync(copy, readFileSync(join(path, entry)));
      return await use(copy);
    },
    onNewPicture: (file) => renewed.push(file),
    listThings: async () =>
      atHand.flatMap((item) => {
        const thingId = marks.get(item.key);
        return thingId === undefined ? [] : [{ ...item, thingId }];
      }),
  });

  async function bring(items: readonly ItemAtHand[], choices: MoveChoices = {}, id = 'move-1') {
    atHand = items;
    const fileNames = readdirSync(arrived);
    const facts = { hosts: [portal.host], home: `${portal.root}/` };
    const move: MoveAtHand = { id, fileName: 'sito.xml', fileNames, by: admin.user.id, choices, facts };
    const { judgements } = await work.judge(database, move, items);
    const isNew = ({ id: item, key }: ItemAtHand) => judgements.get(item)?.state === 'NEW' && !marks.has(key);
    const pictures = items.filter((item) => item.kind === 'PICTURE' && isNew(item));
    const texts = items.filter((item) => item.kind !== 'PICTURE' && isNew(item));
    const outcomes = new Map<string, readonly string[] | { clash: string }>();
    const made: string[] = [];
    for (const item of [...pictures, ...texts]) {
      const prepared = await work.prepare?.(move, item, new AbortController().signal);
      const result = await transact(database, (trx) => work.bring(trx, move, item, prepared?.made));
      if ('clash' in result) {
        outcomes.set(item.key, result);
        continue;
      }
      const [own] = result.things;
      if (own) marks.set(item.key, own.id);
      made.push(...result.things.map((thing) => `${thing.wasThere ? 'old ' : ''}${thing.kind}`));
      outcomes.set(item.key, prepared?.warnings ?? []);
    }
    const findUntouched = async (things: readonly { id: string }[]) =>
      new Set(things.map(({ id }) => id).filter((id) => !touched.has(id)));
    const finish = transact(database, async (trx) => await work.finish?.(trx, move, findUntouched));
    const { hints } = (await finish) ?? { hints: [] };
    const judged = (key: string) => judgements.get(key);
    return { judged, outcomes, made, hints };
  }

  /** Lets a text be one that the owner has changed since. */
  const touch = (key: string) => touched.add(marks.get(key) ?? '');

  return { bring, touch, renewed };
}

const ignore = () => undefined;

const LONG_TEXT = 'Poche parole, ma abbastanza per una pagina che qualcuno legge volentieri.';

type Change = Partial<PostFacts> & { readonly key?: string; readonly content?: string };

const WHOLE = { source: 'vecchia.it', found: null, warnings: [], shown: {} } as const;

function text(kind: 'POST' | 'PAGE', change: Change): ItemAtHand {
  const { key = 'testo', content = `<p>${LONG_TEXT}</p>`, ...others } = change;
  const facts: PostFacts = {
    slug: 'il-mare-di-maggio',
    title: 'Il mare di maggio',
    date: '2021-05-03T08:30:00.000Z',
    isPublished: true,
    excerpt: 'Acqua fredda e nessuno.',
    seoTitle: 'Il mare di maggio',
    seoDescription: 'Acqua fredda e nessuno.',
    covers: [],
    pictures: [],
    galleries: [],
    oldPaths: [],
    textLength: LONG_TEXT.length,
    ...others,
  };
  const { title } = facts;
  return { ...WHOLE, id: key, key, kind, title, facts, content };
}

const post = (change: Change = {}) => text('POST', change);
const page = (change: Change = {}) => text('PAGE', { title: 'Dove siamo noi', slug: 'dove-siamo-noi', ...change });

function picture(name: string, change: Partial<PictureFacts> = {}): ItemAtHand {
  const path = `/wp-content/uploads/2021/05/${name}`;
  const facts: PictureFacts = {
    reference: `https://${portal.host}${path}`,
    addresses: [`${portal.root}${path}`],
    zipPaths: [`2021/05/${name}`],
    caption: 'Il molo',
    alt: 'Barche al molo',
    oldPath: path,
    ...change,
  };
  const key = facts.reference;
  return { ...WHOLE, id: key, key, kind: 'PICTURE', title: name, facts, content: null };
}

const referenceOf = (name: string) => picture(name).key;

/** Lets the old site answer with a picture. */
async function serve(name: string, sides: { width?: number; height?: number } = {}) {
  const bytes = await aPicture({ width: 60, height: 40, ...sides });
  portal.answer(`/wp-content/uploads/2021/05/${name}`, answers.body(bytes));
  return picture(name);
}

const readPost = (slug: string) => admin.client.blog.get({ params: { slug } });
const readPage = (slug: string) => admin.client.pages.get({ params: { slug } });
const COVER = { cover: 'harbour-boats.jpg' };

async function listRedirects() {
  const { redirects } = await admin.client.redirects.list({ query: {} });
  return Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
}

describe('a post', () => {
  it('comes as a draft of who moves, with the date that it had', async () => {
    await works.bring([post()], COVER);
    expect(await readPost('il-mare-di-maggio')).toMatchObject({
      title: 'Il mare di maggio',
      excerpt: 'Acqua fredda e nessuno.',
      content: `<p>${LONG_TEXT}</p>`,
      coverImage: 'harbour-boats.jpg',
      published: false,
      createdAt: '2021-05-03T08:30:00.000Z',
      publishedAt: '2021-05-03T08:30:00.000Z',
      author: { name: 'Prova ADMIN' },
    });
  });

  it('comes as it was where the owner wants it so: what was no draft is public, what was one is not', async () => {
    const draft = post({ key: 'bozza', slug: 'una-bozza', isPublished: false, date: null });
    await works.bring([post(), draft], { ...COVER, as: 'AS_WAS' });
    expect(await readPost('il-mare-di-maggio')).toMatchObject({ published: true });
    const now = site.clock.now().toISOString();
    expect(await readPost('una-bozza')).toMatchObject({ published: false, createdAt: now, publishedAt: null });
  });

  it('has nothing in it that the cleaner drops', async () => {
    await works.bring([post({ content: '<p onclick="x()">Ciao<script>x()</script> <b>mare</b></p>' })], COVER);
    expect((await readPost('il-mare-di-maggio')).content).toBe('<p>Ciao <strong>mare</strong></p>');
  });

  it('without a cover is a fault, until the owner chooses one of the library', async () => {
    const fault = { state: 'FAULT', reason: 'Manca una copertina' };
    expect((await works.bring([post()])).judged('testo')).toMatchObject(fault);
    expect((await works.bring([post()], { cover: 'mai-vista.jpg' })).judged('testo')).toMatchObject(fault);
    expect((await works.bring([post()], COVER)).judged('testo')).toMatchObject({ state: 'NEW' });
  });

  it('takes the next cover in its row where the first cannot be had, and says so', async () => {
    const there = await serve('molo.jpg');
    const covers = [referenceOf('manca.jpg'), referenceOf('molo.jpg')];
    const { outcomes } = await works.bring([post({ covers }), picture('manca.jpg'), there]);
    expect(outcomes.get(referenceOf('manca.jpg'))).toEqual({ clash: 'Manca la foto manca.jpg' });
    expect(outcomes.get('testo')).toEqual(['Manca la foto manca.jpg']);
    const { coverImage, pictures } = await readPost('il-mare-di-maggio');
    expect(pictures).toMatchObject([{ file: coverImage, alt: 'Barche al molo', caption: 'Il molo' }]);
  });

  it('that hoped for a picture in vain does not come without a cover', async () => {
    const { outcomes } = await works.bring([post({ covers: [referenceOf('manca.jpg')] }), picture('manca.jpg')]);
    expect(outcomes.get('testo')).toEqual({ clash: 'Manca una copertina' });
  });
});

describe('a slug', () => {
  it('that is taken in the house or in the file is numbered, with a warning', async () => {
    await admin.client.blog.create({ body: aPost({ slug: 'il-mare-di-maggio' }) });
    const items = [post({ key: 'a' }), post({ key: 'b' }), post({ key: 'c', slug: 'all' })];
    const { judged } = await works.bring(items, COVER);
    const say = (slug: string, number: number) => `Lo slug «${slug}» c’è già: diventa «${slug}-${number}»`;
    expect(judged('a')?.warnings).toEqual([say('il-mare-di-maggio', 2)]);
    expect(judged('b')).toMatchObject({
      warnings: [say('il-mare-di-maggio', 3)],
      shown: { slug: 'il-mare-di-maggio-3', date: '2021-05-03', isPublished: true },
    });
    expect(judged('c')?.warnings).toEqual([say('all', 2)]);
    for (const slug of ['il-mare-di-maggio-2', 'il-mare-di-maggio-3', 'all-2']) {
      expect(await readPost(slug)).toMatchObject({ title: 'Il mare di maggio' });
    }
  });

  it('is not taken by what is left out', async () => {
    const items = [post({ key: 'a' }), post({ key: 'b' })];
    expect((await works.bring(items, { ...COVER, leave: ['a'] })).judged('b')?.warnings).toEqual([]);
  });

  it('of a page is none of a fixed page, and not too short', async () => {
    await admin.client.pages.create({ body: aPage({ slug: 'dove-siamo-noi' }) });
    const slugs = ['informativa-privacy', 'casa', 'Caffè', 'dove-siamo-noi'];
    const { judged } = await works.bring(slugs.map((slug) => page({ key: slug, slug })));
    const shown = slugs.map((slug) => judged(slug)?.shown.slug);
    expect(shown).toEqual(['informativa-privacy-2', 'pagina-casa', 'caffe', 'dove-siamo-noi-2']);
    expect(await readPage('pagina-casa')).toMatchObject({ title: 'Dove siamo noi', published: false });
  });
});

it('a page whose text is too short is a fault, and one with text comes with what search engines read', async () => {
  const short = page({ key: 'corta', textLength: 49 });
  const { judged } = await works.bring([short, page()], { as: 'AS_WAS' });
  expect(judged('corta')).toMatchObject({ state: 'FAULT', reason: 'Testo troppo corto per una pagina' });
  expect(await readPage('dove-siamo-noi')).toMatchObject({
    published: true,
    seoTitle: 'Il mare di maggio',
    seoDescription: 'Acqua fredda e nessuno.',
    createdAt: '2021-05-03T08:30:00.000Z',
  });
});

describe('pictures', () => {
  it('of the old site stand in the text, among words and in a gallery, in their order', async () => {
    const [molo, faro, cane] = ['molo.jpg', 'faro.jpg', 'cane.jpg'].map(referenceOf);
    const content = [
      `<figure data-moving-picture="${molo}"></figure>`,
      `<p>Il faro <img src="moving:${faro}" alt="Un faro"> di notte.</p>`,
      '<figure data-moving-gallery="g1"></figure><figure data-moving-gallery="vuota"></figure>',
      `<figure data-moving-picture="${referenceOf('manca.jpg')}"></figure>`,
    ].join('');
    const galleries = [
      { placeholder: 'vuota', pictures: [referenceOf('manca.jpg')] },
      { placeholder: 'g1', pictures: [cane ?? '', molo ?? ''] },
    ];
    const sides = [{ width: 60 }, { width: 61 }, { width: 62 }];
    const there = await Promise.all(['molo.jpg', 'faro.jpg', 'cane.jpg'].map((name, at) => serve(name, sides[at])));
    const covers = [molo ?? '', faro ?? ''];
    const { outcomes, made } = await works.bring([post({ content, covers, galleries }), ...there]);
    expect(outcomes.get('testo')).toEqual(['Manca la foto manca.jpg']);
    expect(made.filter((kind) => kind !== 'redirect')).toEqual(['media', 'media', 'media', 'post', 'gallery']);

    const gallery = await admin.client.galleries.get({ params: { slug: 'il-mare-di-maggio-foto' } });
    expect(gallery).toMatchObject({ name: 'Il mare di maggio', pictures: [{ width: 62 }, { width: 60 }] });
    const { content: stored, coverImage } = await readPost('il-mare-di-maggio');
    expect(stored.replaceAll(/\w{32}\.jpg/g, 'x.jpg')).toBe(
      '<div data-type="image" data-src="/uploads/x.jpg"></div>' +
        '<p>Il faro <img src="/uploads/x.jpg" alt="Un faro"> di notte.</p>' +
        '<div data-type="gallery" data-slug="il-mare-di-maggio-foto"></div>',
    );
    expect(stored.indexOf(coverImage)).toBe(stored.indexOf('/uploads/') + '/uploads/'.length);
    expect(works.renewed).toHaveLength(3);
  });

  it('with the same bytes stand in the library once, however often they are named', async () => {
    const before = (await admin.client.media.list()).length;
    const bytes = await aPicture({ width: 60, height: 40 });
    await admin.client.media.add({ file: new File([new Uint8Array(bytes)], 'mia.jpg'), body: {} });
    const items = [await serve('uno.jpg'), await serve('due.jpg')];
    const { made } = await works.bring(items, { redirects: false });
    expect(made).toEqual(['old media', 'old media']);
    expect(await admin.client.media.list()).toHaveLength(before + 1);
  });

  it('too large for the library are made to fit', async () => {
    await works.bring([await serve('larga.jpg', { width: 2400, height: 300 })], {});
    const [media] = await admin.client.media.list();
    expect(media).toMatchObject({ name: 'larga', dimensions: { width: 2000, height: 250 } });
    const stored = await sharp(join(site.uploads, media?.url.replace('/uploads/', '') ?? '')).metadata();
    expect(stored).toMatchObject({ width: 2000, height: 250 });
  });

  it('come from any zip of the move by their path below the uploads', async () => {
    const folder = join(arrived, '1', 'sito', 'wp-content', 'uploads', '2021', '05');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'MOLO.jpg'), await aPicture());
    const { judged, made } = await works.bring([picture('molo.jpg'), picture('manca.jpg')], { pictures: 'ZIP' });
    expect(judged(referenceOf('manca.jpg'))).toMatchObject({ state: 'FAULT', reason: 'Manca la foto manca.jpg' });
    expect(made).toEqual(['media', 'redirect']);
    expect(portal.requests).toEqual([]);
  });

  it('that are none are refused as by an upload, and other hosts are not asked', async () => {
    portal.answer('/wp-content/uploads/2021/05/finta.jpg', answers.body('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    const other = picture('altra.jpg', { addresses: ['https://altra.example/altra.jpg'] });
    const { judged, outcomes } = await works.bring([picture('finta.jpg'), other]);
    expect(outcomes.get(referenceOf('finta.jpg'))).toEqual({ clash: 'Manca la foto finta.jpg' });
    expect(judged(other.id)).toMatchObject({ state: 'FAULT', reason: 'Manca la foto altra.jpg' });
  });

  it('stay away where the owner wants none, and nobody is told that they are missing', async () => {
    const items = [post({ pictures: [referenceOf('molo.jpg')] }), await serve('molo.jpg')];
    const { judged, outcomes } = await works.bring(items, { ...COVER, pictures: 'NONE' });
    expect(judged(referenceOf('molo.jpg'))).toMatchObject({ state: 'LEFT', reason: 'Senza foto' });
    expect(outcomes.get('testo')).toEqual([]);
    expect(portal.requests).toEqual([]);
  });
});

describe('old addresses', () => {
  const PATHS = ['/2021/05/il-mare/', '/?p=12', '/', '/admin/x', '/blog/il-mare-di-maggio/'];

  it('lead to what came, but for those that are its own, the home page’s or the program’s', async () => {
    const items = [post({ oldPaths: PATHS }), await serve('molo.jpg')];
    await works.bring(items, COVER);
    const [media] = await admin.client.media.list();
    expect(await listRedirects()).toEqual({
      '/2021/05/il-mare/': '/blog/il-mare-di-maggio',
      '/?p=12': '/blog/il-mare-di-maggio',
      '/wp-content/uploads/2021/05/molo.jpg': media?.url,
    });
  });

  it('that lead somewhere already stay as they are, and the owner may do without', async () => {
    await admin.client.redirects.create({ body: { from: '/2021/05/il-mare', to: '/booking' } });
    await works.bring([post({ oldPaths: PATHS.slice(0, 1) })], COVER);
    await works.bring([page({ key: 'pagina', oldPaths: ['/arrivare'] })], { redirects: false }, 'move-2');
    expect(await listRedirects()).toEqual({ '/2021/05/il-mare': '/booking' });
  });
});

describe('links to the old site', () => {
  const link = (path: string) => `<a href="${portal.root}${path}">qui</a>`;

  it('lead to what came, later in the run or in another move, and the rest is counted', async () => {
    const earlier = page({ key: 'prima', slug: 'una-pagina', oldPaths: ['/una-pagina/'] });
    await works.bring([earlier], {}, 'move-1');
    const paths = ['/due/#fondo', '/?p=2&amp;x=1', '/una-pagina', '/wp-content/uploads/2021/05/molo-1024x683.jpg', '/'];
    const content = `<p>${[...paths, '/mai'].map(link).join(' ')} <a href="https://altrove.it/due/">là</a></p>`;
    const second = post({ key: 'due', slug: 'due', oldPaths: ['/due/', '/?p=2'] });
    const molo = await serve('molo.jpg');
    const { hints } = await works.bring([post({ content }), second, molo], COVER, 'move-2');
    const [media] = await admin.client.media.list();
    const stored = (await readPost('il-mare-di-maggio')).content;
    const targets = [...stored.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
    const left = [`${portal.root}/`, `${portal.root}/mai`];
    const found = ['/blog/due#fondo', '/blog/due', '/pages/una-pagina', media?.url];
    expect(targets).toEqual([...found, ...left, 'https://altrove.it/due/']);
    expect(hints).toEqual(['Collegamenti rimasti al vecchio sito: 2']);
  });

  it('stay in a text that the owner has changed since it came', async () => {
    const mine = post({ key: 'mia', slug: 'mia', content: `<p>${link('/due/')}</p>` });
    const untouched = post({ key: 'sua', slug: 'sua', content: `<p>${link('/due/')}</p>` });
    await works.bring([mine, untouched], COVER);
    works.touch('mia');
    const second = post({ key: 'due', slug: 'due', oldPaths: ['/due/'] });
    await works.bring([mine, untouched, second], COVER, 'move-2');
    expect((await readPost('mia')).content).toBe(`<p>${link('/due/')}</p>`);
    expect((await readPost('sua')).content).toBe('<p><a href="/blog/due">qui</a></p>');
  });

  it('lead to the same in a text that has the same link twice, and no hint is given where none is left', async () => {
    const content = `<p>${link('/due/')} ${link('/due/')}</p>`;
    const second = post({ key: 'due', slug: 'due', oldPaths: ['/due/'] });
    const { hints } = await works.bring([post({ content }), second], { ...COVER, redirects: false });
    expect((await readPost('il-mare-di-maggio')).content.match(/href="\/blog\/due"/g)).toHaveLength(2);
    expect(hints).toEqual([]);
  });
});

it('a second run of the same file adds nothing, and what was left out comes then', async () => {
  const covers = [referenceOf('molo.jpg')];
  const molo = await serve('molo.jpg');
  const first = post({ covers, oldPaths: ['/il-mare/'] });
  const items = [first, page({ key: 'pagina', oldPaths: ['/arrivare/'] }), molo];
  await works.bring([first, molo]);
  const asked = portal.requests.length;
  const again = await works.bring(items, {}, 'move-2');
  expect(again.made).toEqual(['page', 'redirect']);
  expect(portal.requests).toHaveLength(asked);
  const third = await works.bring(items, {}, 'move-3');
  expect(third.made).toEqual([]);
  expect((await admin.client.blog.listAll()).filter(({ title }) => title === 'Il mare di maggio')).toHaveLength(1);
});
