import { describe, expect, test } from 'vitest';
import { readSite, wxrItem, wxrOf } from '../../../testing/moved-site.ts';
import { readWxr } from './read-wxr.ts';

const HOME = 'https://www.vecchio.it';
const UPLOADS = `${HOME}/wp-content/uploads/2021/05`;
const REFERENCES = 'https://vecchio.it/wp-content/uploads/2021/05';

const readItems = (...items: string[]) => readSite(readWxr, wxrOf(items));

async function readOne(fields: Record<string, string>, metas: Record<string, string> = {}) {
  const { texts } = await readItems(wxrItem(fields, metas));
  expect(texts).toHaveLength(1);
  return texts[0];
}

const attachment = (id: string, name: string, fields: Record<string, string> = {}) =>
  wxrItem({
    'wp:post_id': id,
    'wp:post_type': 'attachment',
    'wp:status': 'inherit',
    'wp:attachment_url': `${UPLOADS}/${name}`,
    ...fields,
  });

test('a post comes with its date, key, text and old paths', async () => {
  const post = await readOne({ link: `${HOME}/2021/05/il-mare/`, 'content:encoded': 'Uno\n\ndue' });
  expect(post).toMatchObject({
    kind: 'POST',
    source: 'vecchio.it',
    key: '5',
    title: 'Il mare d’inverno',
    content: '<p>Uno</p><p>due</p>',
    facts: {
      slug: 'il-mare',
      date: '2021-05-03T08:00:00.000Z',
      isPublished: true,
      excerpt: 'Articolo del 3 maggio 2021',
      oldPaths: ['/2021/05/il-mare/', '/?p=5'],
      textLength: 7,
    },
  });
});

test('a page is known by its number, too, and has a title and description for search engines', async () => {
  const yoast = { _yoast_wpseo_title: '%%title%% %%sep%% Casa' };
  const metas = { ...yoast, rank_math_title: 'La casa', rank_math_description: 'Sul mare' };
  const page = await readOne({ 'wp:post_type': 'page', link: `${HOME}/casa/` }, metas);
  expect(page).toMatchObject({
    kind: 'PAGE',
    facts: { oldPaths: ['/casa/', '/?page_id=5'], seoTitle: 'La casa', seoDescription: 'Sul mare' },
  });
});

describe('a state', () => {
  test.each([
    ['publish', true],
    ['draft', false],
    ['pending', false],
    ['future', false],
    ['private', false],
  ])('%s is published: %s', async (status, isPublished) => {
    expect(await readOne({ 'wp:status': status })).toMatchObject({ facts: { isPublished }, warnings: [] });
  });

  test('of what had a password is a draft’s, and the owner is told', async () => {
    const post = await readOne({ 'wp:post_password': 'segreta' });
    expect(post).toMatchObject({ facts: { isPublished: false }, warnings: ['Era protetto da password'] });
  });

  test.each([
    [{ 'wp:status': 'trash' }, 'Nel cestino'],
    [{ 'wp:status': 'auto-draft' }, 'Revisione'],
    [{ 'wp:status': 'inherit', 'wp:post_type': 'revision' }, 'Revisione'],
  ])('%j stays out: %s', async (fields, reason) => {
    const post = await readOne(fields);
    expect(post?.found).toEqual({ state: 'LEFT', reason });
    expect(post?.content).toBeUndefined();
  });
});

test.each([
  ['2021-05-03 08:00:00', '2021-05-03 10:00:00', '2021-05-03T08:00:00.000Z'],
  ['0000-00-00 00:00:00', '2021-07-03 10:15:30', '2021-07-03T08:15:30.000Z'],
  ['0000-00-00 00:00:00', '2021-01-03 10:00:00', '2021-01-03T09:00:00.000Z'],
  ['0000-00-00 00:00:00', '0000-00-00 00:00:00', null],
  ['9999-99-99 00:00:00', 'ieri', null],
])('a post of %s in GMT and %s in Rome is of %s', async (gmt, local, date) => {
  expect((await readOne({ 'wp:post_date_gmt': gmt, 'wp:post_date': local }))?.facts.date).toBe(date);
});

describe('a title', () => {
  test('is decoded once, in CDATA or not', async () => {
    expect((await readOne({ title: 'Pane &amp;amp; <em>vino</em>' }))?.title).toBe('Pane &amp; vino');
    const bare = wxrItem({}).replace(/<title>.*<\/title>/, '<title>Pane &amp;amp; vino</title>');
    expect((await readItems(bare)).texts[0]?.title).toBe('Pane &amp; vino');
  });

  test('that is missing is numbered, and the owner is told', async () => {
    const { texts } = await readItems(wxrItem({ title: '' }), wxrItem({}), wxrItem({ title: ' ' }));
    expect(texts.map(({ title }) => title)).toEqual(['Senza titolo 1', 'Il mare d’inverno', 'Senza titolo 2']);
    expect(texts.map(({ warnings }) => warnings)).toEqual([['Titolo adattato'], [], ['Titolo adattato']]);
  });
});

test('an excerpt is the post’s own, else what plugins have for search engines, else its text', async () => {
  const metas = { _yoast_wpseo_metadesc: 'Scritta per i motori' };
  const text = { 'content:encoded': 'Il mare d’inverno è di chi resta' };
  const own = { ...text, 'excerpt:encoded': 'Detto in breve' };
  expect((await readOne(own, metas))?.facts.excerpt).toBe('Detto in breve');
  expect((await readOne(text, metas))?.facts.excerpt).toBe('Scritta per i motori');
  expect((await readOne(text))?.facts.excerpt).toBe('Il mare d’inverno è di chi resta');
});

test('a text that holds the end of a CDATA is whole', async () => {
  expect((await readOne({ 'content:encoded': 'a[b[0]]>1' }))?.content).toBe('<p>a[b[0]]&gt;1</p>');
});

describe('pictures', () => {
  test('may come after the text that has them as cover, in words or in a gallery', async () => {
    const content = `<img src="${UPLOADS}/b-300x200.jpg">\n\n[gallery ids="3"]\n\n[gallery]`;
    const { texts, pictures, left } = await readItems(
      wxrItem({ 'content:encoded': content }, { _thumbnail_id: '1' }),
      attachment('1', 'a.jpg', { 'excerpt:encoded': 'Il molo' }),
      attachment('2', 'b.jpg'),
      attachment('3', 'c.jpg'),
      attachment('4', 'd.jpg', { 'wp:post_parent': '5' }),
      attachment('6', 'e.jpg'),
      attachment('7', 'listino.pdf'),
    );
    const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => `${REFERENCES}/${name}`);
    expect(texts[0]?.facts.covers).toEqual(names);
    expect(texts[0]?.facts.galleries.map((gallery) => gallery.pictures)).toEqual([[names[2]], [names[3]]]);
    expect(pictures.map(({ reference }) => reference)).toEqual(names);
    expect(pictures[0]).toEqual({
      reference: names[0],
      addresses: [`${UPLOADS}/a.jpg`],
      zipPaths: ['2021/05/a.jpg'],
      caption: 'Il molo',
      alt: '',
      oldPath: '/wp-content/uploads/2021/05/a.jpg',
    });
    expect(left).toEqual({ 'Media non usati': 1, 'Altri file': 1 });
  });

  test('of what stays out are not used', async () => {
    const trashed = wxrItem({ 'wp:status': 'trash' }, { _thumbnail_id: '1' });
    const { pictures, left } = await readItems(trashed, attachment('1', 'a.jpg'));
    expect(pictures).toEqual([]);
    expect(left).toEqual({ 'Media non usati': 1 });
  });
});

test('what never comes is counted by name', async () => {
  const category = '<category domain="category" nicename="mare"><![CDATA[Mare]]></category>';
  const tag = '<category domain="post_tag" nicename="sole"><![CDATA[Sole]]></category>';
  const comments = '<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>'.repeat(2);
  const of = (type: string) => wxrItem({ 'wp:post_type': type });
  const channel = '<wp:author><wp:author_id>1</wp:author_id></wp:author>';
  const posts = [wxrItem({}, {}, category + tag + comments), wxrItem({}, {}, category)];
  const others = ['nav_menu_item', 'wp_template', 'product', 'product'].map(of);
  const { texts, left } = await readSite(readWxr, wxrOf([...posts, ...others], { channel }));
  expect(texts).toHaveLength(2);
  expect(left).toEqual({
    'Voci di menu': 1,
    Modelli: 1,
    'Contenuti «product»': 2,
    Commenti: 2,
    Categorie: 1,
    Etichette: 1,
    Autori: 1,
  });
});

test('a shared block stands where it is referred to; one that nobody shows is counted', async () => {
  const block = (id: string) =>
    wxrItem({ 'wp:post_type': 'wp_block', 'wp:post_id': id, 'content:encoded': '<p>Orari</p>' });
  const post = wxrItem({ 'content:encoded': '<!-- wp:paragraph --><p>a</p><!-- wp:block {"ref":8} /-->' });
  const { texts, left } = await readItems(post, block('8'), block('9'));
  expect(texts[0]?.content).toBe('<p>a</p><p>Orari</p>');
  expect(left).toEqual({ 'Blocchi condivisi': 1 });
});

test('the owner is told of shortcodes, and of texts in a wrong encoding', async () => {
  const content = 'perchÃ© [contact-form-7 id="1"] [contact-form-7 id="2"]';
  const { hints } = await readItems(wxrItem({ 'content:encoded': content }));
  expect(hints).toEqual([
    '[contact-form-7] × 2: da rifare a mano',
    'Alcuni testi sembrano salvati con la codifica sbagliata',
  ]);
});

describe('an encoding', () => {
  test.each(['ISO-8859-1', 'windows-1252'])('%s is read where the declaration names it', async (encoding) => {
    const bytes = Buffer.from(wxrOf([wxrItem({ title: 'La città' })], { encoding }).replace('’', "'"), 'latin1');
    expect((await readSite(readWxr, bytes)).texts[0]?.title).toBe('La città');
  });

  test('is UTF-16 where its mark says so', async () => {
    const bytes = Buffer.from(`\uFEFF${wxrOf([wxrItem({ title: 'La città' })], { encoding: 'UTF-16' })}`, 'utf16le');
    expect((await readSite(readWxr, bytes)).texts[0]?.title).toBe('La città');
  });
});

describe('a hostile export', () => {
  const broken = /^Il file è incompleto o rovinato, alla riga \d+$/;

  test.each([
    ['a DOCTYPE', '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>\n'],
    ['an entity alone', '<!ENTITY a "b">\n'],
  ])('with %s is refused', async (_, before) => {
    await expect(readSite(readWxr, wxrOf([wxrItem({ title: '&b;' })], { before }))).rejects.toThrow(
      'Il file contiene dichiarazioni (DOCTYPE) che non leggiamo',
    );
  });

  test('may speak of a DOCTYPE', async () => {
    const post = await readOne({ 'content:encoded': 'Scrivi &lt;!DOCTYPE html> <!DOCTYPE html>' });
    expect(post?.content).toBe('<p>Scrivi &lt;!DOCTYPE html&gt; </p>');
  });

  test('that breaks off is refused with its line', async () => {
    const whole = wxrOf([wxrItem({})]);
    const cut = whole.slice(0, whole.indexOf('</item>'));
    await expect(readSite(readWxr, cut)).rejects.toThrow(`alla riga ${cut.split('\n').length}`);
  });

  test.each([
    ['an unknown entity', wxrOf(['<item><title>&nulla;</title></item>'])],
    ['an unknown encoding', wxrOf([], { encoding: 'klingon' })],
    ['thousands of open elements', wxrOf(['<a>'.repeat(10_000)])],
    ['nothing in it', ''],
  ])('with %s is refused', async (_, text) => {
    await expect(readSite(readWxr, text)).rejects.toThrow(broken);
  });

  test('with more than 20,000 items is refused', async () => {
    await expect(readSite(readWxr, wxrOf(['<item></item>'.repeat(20_001)]))).rejects.toThrow(
      'Troppe voci: al massimo 20.000',
    );
  });

  test.each([
    ['over a megabyte', wxrItem({ 'content:encoded': 'a'.repeat(1024 ** 2 + 1) })],
    ['nested too deep', wxrItem({ 'content:encoded': '<div>'.repeat(201) })],
    ['in too deep an item', wxrItem({}, {}, `${'<a>'.repeat(200)}${'</a>'.repeat(200)}`)],
    ['that swells by a shared block', wxrItem({ 'content:encoded': '<!-- wp:block {"ref":8} /-->'.repeat(2000) })],
  ])('leaves a text %s out, and has the others', async (_, item) => {
    const shared = '<p>a</p>'.repeat(10_000);
    const block = wxrItem({ 'wp:post_type': 'wp_block', 'wp:post_id': '8', 'content:encoded': shared });
    const { texts } = await readItems(item, wxrItem({}), block);
    expect(texts.map(({ found }) => found)).toEqual([{ state: 'FAULT', reason: 'Troppo grande' }, undefined]);
  });

  test('loses control characters, and has plain names where programs have others', async () => {
    const post = wxrItem({ title: 'Il \u0001mare\u000B d’inverno' });
    const { texts, left } = await readItems(post, wxrItem({ 'wp:post_type': '__proto__' }));
    expect(texts[0]?.title).toBe('Il mare d’inverno');
    expect(left).toEqual({ 'Contenuti «__proto__»': 1 });
  });
});

test('a site in a folder, or one of WordPress.com, is told by its address', async () => {
  const inFolder = wxrOf([wxrItem({})]).replaceAll(HOME, `${HOME}/blog`);
  const { texts, facts } = await readSite(readWxr, inFolder);
  expect(texts[0]).toMatchObject({ source: 'vecchio.it/blog', facts: { oldPaths: ['/blog/?p=5'] } });
  expect(facts).toEqual({ hosts: ['vecchio.it'], home: `${HOME}/blog/` });
  const hosted = wxrOf([]).replaceAll(HOME, 'https://casa.wordpress.com');
  const hosts = ['casa.wordpress.com', 'casa.files.wordpress.com'];
  expect((await readSite(readWxr, hosted)).facts).toMatchObject({ hosts });
});
