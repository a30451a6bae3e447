import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderPage } from '@approdo/shared/client/page';
import { MAX_HOPS, MAX_REDIRECTS } from '@approdo/shared/domain/content/redirects/old-address';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../../db/transaction.ts';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

let pages: Set<string>;
const renderPage: RenderPage = async ({ address }) => ({ status: pages.has(address) ? 200 : 404, html: '<h1>x</h1>' });

let site: TestSite;
let admin: TestSite['anyone'];
beforeEach(async () => {
  pages = new Set(['/', '/blog', '/booking']);
  site = await createTestSite({ renderPage });
  ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
});
afterEach(() => site.close());

const add = (from: string, to = '/blog') => admin.redirects.create({ body: { from, to } });

async function listFrom(query: { page?: string; search?: string } = {}) {
  const { redirects, total } = await admin.redirects.list({ query });
  return { from: redirects.map(({ from }) => from), total };
}

/** So many rows, without the checks of a call. */
async function fill(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    from_address: `/vecchia/${String(index).padStart(5, '0')}`,
    key_hash: String(index).padStart(64, '0'),
    to_address: '/blog',
    move_id: null,
  }));
  await transact(site.database, async (trx) => {
    for (let start = 0; start < count; start += 1000) {
      const some = rows.slice(start, start + 1000);
      await trx.insertInto('redirects').values(some).execute();
    }
  });
}

describe('an old address', () => {
  it('is added, read, changed and forgotten', async () => {
    const added = await add('https://www.vecchia.it/2021/05/Spiaggia/?utm_source=x');
    const shape = { id: expect.any(String), version: expect.any(String), isDead: false };
    expect(added).toEqual({ ...shape, from: '/2021/05/Spiaggia/', to: '/blog' });
    expect(await admin.redirects.list({ query: {} })).toEqual({ redirects: [added], total: 1 });

    const params = { id: added.id };
    const changed = await admin.redirects.update({ params, body: { from: '/?p=12', to: 'https://altrove.it/a' } });
    expect(changed).toEqual({ ...shape, id: added.id, from: '/?p=12', to: 'https://altrove.it/a' });

    await admin.redirects.remove({ params });
    expect(await listFrom()).toEqual({ from: [], total: 0 });
    const unknown = { status: 404, message: 'Vecchio indirizzo non trovato' };
    await expect(admin.redirects.remove({ params })).rejects.toMatchObject(unknown);
    await expect(admin.redirects.update({ params, body: { from: '/a', to: '/blog' } })).rejects.toMatchObject(unknown);
  });

  it('stands among the others by itself, fifty a page, and a search looks in both addresses', async () => {
    await fill(60);
    await add('/Casa', '/blog?page=2');
    const first = await listFrom();
    expect(first).toEqual({ from: first.from.toSorted(), total: 61 });
    expect(first.from).toHaveLength(50);
    expect((await listFrom({ page: '2' })).from).toHaveLength(11);
    expect(await listFrom({ search: 'CASA' })).toEqual({ from: ['/Casa'], total: 1 });
    expect(await listFrom({ search: 'page=2' })).toEqual({ from: ['/Casa'], total: 1 });
    expect(await listFrom({ search: 'vecchia/0001' })).toMatchObject({ total: 10 });
    expect(await listFrom({ search: '%' })).toEqual({ from: [], total: 0 });
  });

  it('leads to nothing where visitors find neither page nor file, until there is one', async () => {
    await add('/a', '/blog/mai-scritto');
    await add('/b', '/uploads/mare.jpg');
    await add('/c', 'https://altrove.it/mai-scritto');
    await add('/d', '/a');
    const areDead = async () => (await admin.redirects.list({ query: {} })).redirects.map(({ isDead }) => isDead);
    expect(await areDead()).toEqual([true, true, false, true]);
    pages.add('/blog/mai-scritto');
    writeFileSync(join(site.uploads, 'mare.jpg'), '');
    expect(await areDead()).toEqual([false, false, false, false]);
  });
});

describe('what is refused', () => {
  const NO_TARGET = 'Scrivi un indirizzo del sito, o uno che comincia con https://';
  const NO_FROM = 'Scrivi un indirizzo che comincia con /, oppure tutto il vecchio indirizzo';

  it.each([
    ['/booking', '/blog', { from: 'Qui c’è già una pagina del sito' }],
    ['https://www.vecchia.it/booking/', '/blog', { from: 'Qui c’è già una pagina del sito' }],
    ['/sitemap.xml', '/blog', { from: 'Qui c’è già una pagina del sito' }],
    ['/?lang=it', '/blog', { from: 'Qui c’è già una pagina del sito' }],
    ['/booking?p=3', '/blog', { from: 'Qui c’è già una pagina del sito' }],
    ['/api/health', '/blog', { from: 'Questo indirizzo è del programma' }],
    ['/Admin', '/blog', { from: 'Questo indirizzo è del programma' }],
    ['/uploads/a.jpg', '/blog', { from: 'Questo indirizzo è del programma' }],
    ['/assets/a.js', '/blog', { from: 'Questo indirizzo è del programma' }],
    ['vecchia', '/blog', { from: NO_FROM }],
    ['/a', '/a/', { to: 'Il rinvio gira in tondo' }],
    ['/a', '/A?x=1', { to: 'Il rinvio gira in tondo' }],
    ['/?p=12', '/?x=1&p=12', { to: 'Il rinvio gira in tondo' }],
    ['/a', 'blog', { to: NO_TARGET }],
    ['/a', '//altrove.it', { to: NO_TARGET }],
    ['/a', 'http://altrove.it', { to: NO_TARGET }],
    ['/a', 'javascript:alert(1)', { to: NO_TARGET }],
    [`/${'a'.repeat(2000)}`, '/blog', { from: 'Al massimo 2000 caratteri' }],
    ['/a\u0007', '/blog', { from: expect.any(String) }],
    ['/booking', 'blog', { from: 'Qui c’è già una pagina del sito', to: NO_TARGET }],
  ])('from %j to %j', async (from, to, fields) => {
    await expect(add(from, to)).rejects.toMatchObject({ status: 400, fields });
    expect(await listFrom()).toEqual({ from: [], total: 0 });
  });

  it('a circle through others, however it is closed', async () => {
    await add('/a', '/b');
    const { id } = await add('/b', '/c');
    const change = (from: string, to: string) => admin.redirects.update({ params: { id }, body: { from, to } });
    const circle = { status: 400, fields: { to: 'Il rinvio gira in tondo' } };
    await expect(add('/c', '/a')).rejects.toMatchObject(circle);
    await expect(change('/b', '/a/index.php')).rejects.toMatchObject(circle);
    await expect(change('/d', '/a')).resolves.toMatchObject({ from: '/d', to: '/a' });
  });

  it('a chain that is longer than anybody follows', async () => {
    for (let hop = 0; hop < MAX_HOPS; hop += 1) await add(`/${hop + 1}`, `/${hop}`);
    await expect(add(`/${MAX_HOPS + 2}`, `/${MAX_HOPS}`)).resolves.toMatchObject({ isDead: true });
    await expect(add(`/${MAX_HOPS + 3}`, `/${MAX_HOPS + 2}`)).rejects.toMatchObject({ status: 400 });
  });

  it.each(['/perch%C3%A9', '/Perché/', '/perche\u0301', '/perché/index.php', 'https://vecchia.it/perché?lang=it'])(
    'the same address again, written %s',
    async (again) => {
      await add('/perché');
      const refusal = { status: 409, message: 'C’è già un rinvio da questo indirizzo' };
      await expect(add(again)).rejects.toMatchObject(refusal);
      const { id } = await add('/altro');
      const body = { from: again, to: '/blog' };
      await expect(admin.redirects.update({ params: { id }, body })).rejects.toMatchObject(refusal);
    },
  );

  it('the one after the last that there is room for', async () => {
    await fill(MAX_REDIRECTS);
    await expect(add('/a')).rejects.toMatchObject({ status: 409, message: 'Ci sono già 20.000 vecchi indirizzi' });
    await admin.redirects.remove({ params: { id: 'r7' } });
    await expect(add('/a')).resolves.toMatchObject({ from: '/a' });
  });
});
