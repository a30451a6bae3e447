import type { RenderPage } from '@approdo/shared/client/page';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/index.ts';

let pages: Set<string>;
let rendered: string[];

const renderPage: RenderPage = async ({ address, isStatusOnly }) => {
  const [path = '/'] = address.split('?', 1);
  const shorter = path.replace(/\/+$/, '') || '/';
  if (!isStatusOnly) rendered.push(address);
  if (shorter !== path) return { status: 301, location: shorter };
  return { status: pages.has(path) ? 200 : 404, html: `<h1>${path}</h1>` };
};

let site: TestSite;
let admin: TestSite['anyone'];
beforeEach(async () => {
  pages = new Set(['/', '/blog', '/booking']);
  rendered = [];
  site = await createTestSite({ renderPage });
  ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
});
afterEach(() => site.close());

const add = (from: string, to: string) => admin.redirects.create({ body: { from, to } });

/** The status, and where it leads. */
async function visit(path: string): Promise<string> {
  const { status, headers } = await fetch(`${site.origin}${path}`, { redirect: 'manual' });
  return `${status} ${headers.get('location') ?? ''}`.trim();
}

it.each([
  '/2021/05/spiaggia/',
  '/2021/05/spiaggia',
  '/2021/05/SPIAGGIA/index.php',
  '/2021/05/spiaggi%61//',
  '/2021/05/spiaggia/?utm_source=x',
  '/2021/05/spiaggia?p=3',
])('an old address leads to where its owner says, in one step and without its query: %s', async (path) => {
  await add('/2021/05/spiaggia/', '/blog');
  expect(await visit(path)).toBe('301 /blog');
});

it('it leads to other sites too, written as a header may hold it', async () => {
  await add('/a', 'https://altrove.it/perché?x=%C3%A9#là');
  expect(await visit('/a')).toBe('301 https://altrove.it/perch%C3%A9?x=%C3%A9#l%C3%A0');
});

it('a browser asks again, since the owner may change it', async () => {
  await add('/a', '/blog');
  const { headers } = await fetch(`${site.origin}/a`, { redirect: 'manual' });
  expect(headers.get('cache-control')).toBe('no-cache');
});

it('a page that is there wins, however long the old address has been', async () => {
  await add('/pages/regole', '/blog');
  pages.add('/pages/regole');
  expect(await visit('/pages/regole')).toBe('200');
  expect(await visit('/pages/regole/')).toBe('301 /pages/regole');
  expect(await visit('/pages/regole?p=3')).toBe('200');
});

it('a number behind the home page leads elsewhere, whatever stands beside it, and other numbers do not', async () => {
  await add('/?p=12', '/blog');
  await add('/?page_id=12', '/booking');
  expect(await visit('/?p=12')).toBe('301 /blog');
  expect(await visit('/?utm_source=x&p=12')).toBe('301 /blog');
  expect(await visit('/index.php?page_id=12')).toBe('301 /booking');
  for (const path of ['/', '/?p=13', '/?attachment_id=12', '/?q=12']) expect(await visit(path)).toBe('200');
});

it('of two old addresses the one with the number comes first', async () => {
  await add('/forum', '/blog');
  await add('/forum?p=12', '/booking');
  expect(await Promise.all(['/forum?p=12', '/forum?p=13', '/forum'].map(visit))).toEqual([
    '301 /booking',
    '301 /blog',
    '301 /blog',
  ]);
});

it('a chain leads to its end at once, and ends at a page that is there', async () => {
  await add('/a', '/b');
  await add('/b', '/?p=3');
  await add('/?p=3', '/booking');
  expect(await visit('/a')).toBe('301 /booking');
  pages.add('/b');
  await admin.homepage.update({ body: { siteName: 'Casa' } });
  expect(await visit('/a')).toBe('301 /b');
});

it('what leads to nothing is as if it were not there', async () => {
  await add('/a', '/blog/mai-scritto');
  await add('/?p=3', '/blog/mai-scritto');
  expect(await visit('/a')).toBe('404');
  expect(await visit('/?p=3')).toBe('200');
});

it('it is kept as a page is, until something changes', async () => {
  const { id } = await add('/a/', '/blog');
  await add('/?p=12', '/booking');
  const paths = ['/a/', '/a', '/?p=12'];
  const first = await Promise.all(paths.map(visit));
  rendered = [];
  expect(await Promise.all(paths.map(visit))).toEqual(first);
  expect(rendered).toEqual([]);
  await admin.redirects.remove({ params: { id } });
  expect(await visit('/a')).toBe('404');
});

it('it is answered from memory, and no way to write it pushes a page out', async () => {
  await add('/spiaggia', '/blog');
  await visit('/');
  await visit('/spiaggia');
  for (let count = 0; count < 600; count += 1) {
    const capitals = count.toString(2).padStart(10, '0');
    const letters = [...'spiaggia'].map((letter, index) => (capitals[index] === '1' ? letter.toUpperCase() : letter));
    await visit(`/${letters.join('')}${'/'.repeat(count % 7)}`);
    await visit(`/?p=${count}`);
  }
  await site.database.destroy();
  expect(await visit('/')).toBe('200');
  expect(await visit('/spiaggia')).toBe('301 /blog');
});

it('without an old number the home page is asked nothing about one', async () => {
  await add('/a', '/blog');
  await visit('/');
  await visit('/?p=1');
  await site.database.destroy();
  expect(await visit('/?p=2')).toBe('200');
  expect(rendered.filter((address) => address === '/')).toHaveLength(1);
});
