import { describe, expect, test } from 'vitest';
import { readSite } from '../../../testing/moved-site.ts';
import { readGhost } from './read-ghost.ts';

/** A row of `posts` as Ghost 5 exports it (core/server/data/exporter). */
const aPost = {
  id: '6093f0',
  uuid: '0a1b2c3d-uuid',
  title: 'Pane & vino',
  slug: 'pane-vino',
  html: '<p>Testo</p>',
  feature_image: null,
  type: 'post',
  status: 'published',
  visibility: 'public',
  created_at: '2021-05-01T08:00:00.000Z',
  published_at: '2021-05-03T08:00:00.000Z',
  custom_excerpt: null,
};

const fileOf = (tables: object) => JSON.stringify({ db: [{ meta: { version: '5.80.0' }, data: tables }] });

async function readPost(post: object, tables: object = {}) {
  const site = await readSite(readGhost, fileOf({ posts: [{ ...aPost, ...post }], ...tables }));
  return { ...site, post: site.texts[0] };
}

test('a post comes with its key, date and old path; its title is plain text', async () => {
  const { post } = await readPost({});
  expect(post).toMatchObject({
    kind: 'POST',
    key: '0a1b2c3d-uuid',
    title: 'Pane & vino',
    content: '<p>Testo</p>',
    facts: { slug: 'pane-vino', date: '2021-05-03T08:00:00.000Z', isPublished: true, oldPaths: ['/pane-vino/'] },
  });
});

test('pages are told by their type, or as older exports tell them', async () => {
  expect((await readPost({ type: 'page' })).post?.kind).toBe('PAGE');
  expect((await readPost({ type: undefined, page: 1 })).post?.kind).toBe('PAGE');
});

test.each([
  ['scheduled', 'public', false, []],
  ['draft', 'public', false, []],
  ['published', 'members', false, ['Era riservato agli iscritti']],
  ['published', 'paid', false, ['Era riservato agli iscritti']],
  ['published', 'public', true, []],
])('what is %s for %s is published: %s', async (status, visibility, isPublished, warnings) => {
  expect((await readPost({ status, visibility })).post).toMatchObject({ facts: { isPublished }, warnings });
});

test.each([
  ['2021-05-03 08:00:00', '2021-05-03T08:00:00.000Z'],
  [1_620_028_800_000, '2021-05-03T08:00:00.000Z'],
  [null, '2021-05-01T08:00:00.000Z'],
  [1e300, '2021-05-01T08:00:00.000Z'],
])('published at %j is %s', async (published_at, date) => {
  expect((await readPost({ published_at })).post?.facts.date).toBe(date);
});

test('an excerpt is its own, else the description for search engines', async () => {
  const posts_meta = [{ post_id: '6093f0', meta_title: 'Per i motori', meta_description: 'Descritto per i motori' }];
  const { post } = await readPost({}, { posts_meta });
  expect(post?.facts).toMatchObject({ excerpt: 'Descritto per i motori', seoTitle: 'Per i motori' });
  expect((await readPost({ custom_excerpt: 'Detto in breve' }, { posts_meta })).post?.facts).toMatchObject({
    excerpt: 'Detto in breve',
    seoDescription: 'Descritto per i motori',
  });
});

test('pictures are the same in all their sizes; without the site’s address they come from a zip', async () => {
  const { post, pictures, hints } = await readPost({
    feature_image: '__GHOST_URL__/content/images/2021/05/molo.jpg',
    html: '<figure><img src="__GHOST_URL__/content/images/size/w600/2021/05/molo.jpg" alt="Il molo"></figure>',
  });
  expect(post?.facts.covers).toHaveLength(1);
  expect(post?.content).toBe(`<figure data-moving-picture="${post?.facts.covers[0]}"></figure>`);
  expect(pictures).toMatchObject([
    { zipPaths: ['2021/05/molo.jpg', 'size/w600/2021/05/molo.jpg'], addresses: [], alt: 'Il molo' },
  ]);
  expect(hints).toEqual([expect.stringContaining('content/images')]);
});

test('an older export tells the address by its pictures', async () => {
  const { post, pictures, facts, hints } = await readPost({
    html: '<p><img src="https://www.vecchio.it/content/images/a.jpg"></p><p><a href="__GHOST_URL__/altro/">qui</a></p>',
  });
  expect(post?.source).toBe('vecchio.it');
  expect(post?.content).toContain('<a href="https://www.vecchio.it/altro/">');
  expect(pictures).toMatchObject([{ addresses: ['https://www.vecchio.it/content/images/a.jpg'] }]);
  expect(facts).toEqual({ hosts: ['vecchio.it'], home: 'https://www.vecchio.it/' });
  expect(hints).toEqual([]);
});

test('a bookmark is a link with its title alone, and a player has no knobs', async () => {
  const bookmark =
    '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://altro.it/"><div>' +
    '<div class="kg-bookmark-title">Altro</div><div class="kg-bookmark-description">Lungo</div></div>' +
    '<div class="kg-bookmark-thumbnail"><img src="https://altro.it/a.jpg"></div></a></figure>';
  const audio =
    '<div class="kg-audio-card"><div class="kg-audio-player-container"><audio src="https://vecchio.it/a.mp3"></audio>' +
    '<div class="kg-audio-title">Onde</div><div class="kg-audio-player"><span>0:00</span></div></div></div>';
  const { post } = await readPost({ html: bookmark + audio });
  const player = '<div data-type="audio" data-src="https://vecchio.it/a.mp3"></div>';
  expect(post?.content).toBe(`<p><a href="https://altro.it/">Altro</a></p>${player}<p>Onde</p>`);
});

test('what never comes is counted by name', async () => {
  const { left } = await readPost({}, { tags: [{}, {}], users: [{}], members: [{}, {}, {}], comments: [] });
  expect(left).toEqual({ Etichette: 2, Autori: 1, Iscritti: 3 });
});

describe('a hostile export', () => {
  test('that breaks off is refused with its line', async () => {
    await expect(readSite(readGhost, '{"db": [\n{"data":\n{"posts": [')).rejects.toThrow('alla riga 3');
  });

  const withoutTables = ['null', '[]', '{"db":{}}', '{"db":[null]}', '{"db":[{"data":3}]}'];

  test.each(withoutTables)('without tables is refused: %s', async (text) => {
    await expect(readSite(readGhost, text)).rejects.toThrow('Il file è incompleto o rovinato');
  });

  test('with other values than it should have is read as far as it goes', async () => {
    const { post } = await readPost({ title: 3, html: {}, slug: null, uuid: [], published_at: 'ieri' });
    expect(post).toMatchObject({ key: '6093f0', title: 'Senza titolo 1', content: '', facts: { oldPaths: [] } });
    const rows = '[null,7,{"__proto__":{"title":"Rubato"}}]';
    const { texts } = await readSite(readGhost, `{"db":[{"data":{"__proto__":{"tags":[{}]},"posts":${rows}}}]}`);
    expect(texts.map(({ title }) => title)).toEqual(['Senza titolo 1']);
  });
});
