import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoShare } from '@approdo/shared/contract/operations/demo';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainHomepage } from '../../../../starter/homepage.ts';
import { transact } from '../../../db/transaction.ts';
import { aStay, createTestSite, type TestSite } from '../../../testing/index.ts';
import { stopChanges } from '../../../testing/stop-changes.ts';
import { insertBooking } from '../../stays/stays/bookings.records.ts';

let site: TestSite;
let owner: TestSite['anyone'];
beforeEach(async () => {
  site = await createTestSite({ isDemo: true });
  ({ client: owner } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
});
afterEach(() => site.close());

const ROW_TABLES = [
  'booking_messages',
  'bookings',
  'contact_messages',
  'feature_boxes',
  'galleries',
  'guide',
  'media',
  'menu_items',
  'occupied_days',
  'outbox',
  'pages',
  'posts',
  'reviews',
  'tasks',
  'users',
] as const;

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of ROW_TABLES) counts[table] = (await site.database.selectFrom(table).selectAll().execute()).length;
  return counts;
}

function countOf(shares: readonly DemoShare[], kind: DemoShare['kind']): number {
  return shares.find((share) => share.kind === kind)?.count ?? 0;
}

async function firstPost() {
  const [listed] = await owner.blog.listAll();
  if (!listed) throw new Error('a demo has posts');
  return await owner.blog.get({ params: { slug: listed.slug } });
}

describe('taking the demo away', () => {
  it('takes what was shown before, and nothing else', async () => {
    const before = await countRows();
    const { isDemo, ...shown } = await owner.demo.view();
    expect(isDemo).toBe(true);
    const { backup, ...done } = await owner.demo.remove();
    expect(done).toEqual({ removed: shown.leaving, returned: shown.returning, stayed: shown.staying });
    expect(backup).toMatchObject({ location: 'local', kind: 'manual' });
    const after = await countRows();
    const { menu_items } = before;
    const empty = Object.fromEntries(ROW_TABLES.map((table) => [table, 0]));
    expect(after).toEqual({ ...empty, pages: 2, media: 1, menu_items, users: 1 });
    const gone = {
      post: 'posts',
      media: 'media',
      booking: 'bookings',
      user: 'users',
      mail: 'outbox',
      guide: 'guide',
    } as const;
    for (const [kind, table] of Object.entries(gone) as [keyof typeof gone, (typeof gone)[keyof typeof gone]][]) {
      expect(countOf(shown.leaving, kind)).toBe((before[table] ?? 0) - (after[table] ?? 0));
    }
  });

  it('lets homepage and property say what is true of any property', async () => {
    await owner.demo.remove();
    expect(await site.anyone.homepage.get()).toMatchObject(plainHomepage);
    expect(await site.anyone.property.get()).toMatchObject({ name: 'Casa vacanze', images: [], address: null });
  });

  it('is over once it is done: asked again, nothing happens and nothing is backed up', async () => {
    await owner.demo.remove();
    const backups = await owner.backup.list();
    expect(await owner.demo.view()).toEqual({ isDemo: false, leaving: [], returning: [], staying: [] });
    expect(await owner.demo.remove()).toEqual({ removed: [], returned: [], stayed: [], backup: null });
    expect(await owner.backup.list()).toEqual(backups);
  });

  it('happens once where two ask for it together', async () => {
    const [one, other] = await Promise.all([owner.demo.remove(), owner.demo.remove()]);
    expect(other).toEqual(one);
    expect(await owner.backup.list()).toHaveLength(1);
  });

  it('shows at once to visitors of the site', async () => {
    expect((await site.anyone.blog.list({ query: { page: 1, limit: 10 } })).total).toBeGreaterThan(0);
    await owner.demo.remove();
    expect(await site.anyone.blog.list({ query: { page: 1, limit: 10 } })).toEqual({ posts: [], total: 0 });
    expect(await site.anyone.reviews.listApproved()).toEqual([]);
  });

  it('deletes the files that nothing shows any more, with their renditions', async () => {
    const [file, rendition] = [join(site.uploads, 'terrace.jpg'), join(site.uploads, '../renditions/terrace.jpg')];
    writeFileSync(file, 'a picture');
    mkdirSync(rendition);
    writeFileSync(join(site.uploads, 'hero-bay.jpg'), 'shown by the plain homepage');
    await owner.demo.remove();
    expect([file, rendition].map((path) => existsSync(path))).toEqual([false, false]);
    expect(existsSync(join(site.uploads, 'hero-bay.jpg'))).toBe(true);
  });

  it('deletes at the next start what a kill left of the files', async () => {
    const file = join(site.uploads, 'terrace.jpg');
    writeFileSync(file, 'a picture');
    await site.database.insertInto('files_to_delete').values({ file: 'terrace.jpg' }).execute();
    await site.app.deleteDemoFiles();
    expect(existsSync(file)).toBe(false);
    expect(await site.database.selectFrom('files_to_delete').selectAll().execute()).toEqual([]);
  });

  it('leaves everything as it was where it cannot come to its end', async () => {
    const before = await countRows();
    const goOn = await stopChanges(site.database, { table: 'media', verb: 'delete' });
    await expect(owner.demo.remove()).rejects.toMatchObject({ status: 500 });
    expect(await countRows()).toEqual(before);
    expect((await owner.demo.view()).isDemo).toBe(true);
    await goOn();
    expect((await owner.demo.remove()).removed).not.toEqual([]);
  });

  it('leaves the backup as it was, should the files be wanted back', async () => {
    const { backup } = await owner.demo.remove();
    const verified = await owner.backup.verify({ params: { id: backup?.id ?? '' } });
    expect(verified.verifiedAt).not.toBeNull();
  });
});

describe('what is the owner’s', () => {
  it('stays byte for byte', async () => {
    const draft = await owner.featureBoxes.create({
      body: { icon: 'https://example.com/icon.png', title: 'La mia barca', description: 'Un gozzo di legno.' },
    });
    await transact(site.database, (trx) => insertBooking(trx, aStay({ guestName: 'Rita Vero' })));
    const read = async () => ({
      boxes: (await site.database.selectFrom('feature_boxes').selectAll().execute()).filter(
        ({ title }) => title === draft.title,
      ),
      bookings: (await site.database.selectFrom('bookings').selectAll().execute()).filter(
        ({ guest_name }) => guest_name === 'Rita Vero',
      ),
      users: (await site.database.selectFrom('users').selectAll().execute()).filter(({ role }) => role === 'ADMIN'),
      menu: await site.database.selectFrom('menu_items').selectAll().execute(),
    });
    const before = await read();
    expect(before.boxes).toHaveLength(1);
    expect(before.bookings).toHaveLength(1);
    await owner.demo.remove();
    expect(await read()).toEqual(before);
  });

  it('is a post that she edited, with what it shows', async () => {
    const { id, title, coverImage, version } = await firstPost();
    await owner.blog.edit({ params: { id }, body: { excerpt: 'Questo l’ho scritto io, parola per parola.' }, version });
    const { staying } = await owner.demo.view();
    expect(staying).toContainEqual({ kind: 'post', title, reason: 'Contiene le tue modifiche' });
    await owner.demo.remove();
    expect((await owner.blog.listAll()).map((post) => post.id)).toEqual([id]);
    expect((await owner.media.list()).map(({ url }) => url)).toContain(`/uploads/${coverImage}`);
  });

  it('is not a post that she only hid', async () => {
    const { id, version } = await firstPost();
    await owner.blog.edit({ params: { id }, body: { published: false }, version });
    await owner.demo.remove();
    expect(await owner.blog.listAll()).toEqual([]);
  });

  it('keeps the pictures and galleries that it shows', async () => {
    const content =
      '<p>La mia pagina, scritta da me per chi arriva con il traghetto della sera e cerca la strada di casa.</p>' +
      '<div data-type="image" data-src="/uploads/ferry-arrival.jpg"></div>' +
      '<div data-type="gallery" data-slug="la-casa"></div>';
    await owner.pages.create({
      body: { title: 'La mia pagina', slug: 'la-mia-pagina', content, excerpt: '', published: true },
    });
    await owner.demo.remove();
    const files = (await owner.media.list()).map(({ url }) => url);
    expect(files).toContain('/uploads/ferry-arrival.jpg');
    expect(files).toContain('/uploads/kitchen.jpg');
    expect(files).not.toContain('/uploads/market-table.jpg');
    expect((await site.anyone.galleries.list()).map(({ slug }) => slug)).toEqual(['la-casa']);
  });

  it('is each field of homepage and property that she wrote', async () => {
    const homepage = await owner.homepage.get();
    await owner.homepage.update({ body: { siteName: 'Casa mia' }, version: homepage.version });
    const property = await owner.property.get();
    await owner.property.update({
      body: { cin: 'IT063014C1234', images: ['/uploads/terrace.jpg'] },
      version: property.version,
    });
    await owner.demo.remove();
    expect(await site.anyone.homepage.get()).toMatchObject({ ...plainHomepage, siteName: 'Casa mia' });
    expect(await site.anyone.property.get()).toMatchObject({
      name: 'Casa vacanze',
      cin: 'IT063014C1234',
      images: ['/uploads/terrace.jpg'],
    });
    expect((await owner.media.list()).map(({ url }) => url)).toContain('/uploads/terrace.jpg');
  });

  it('keeps her own number on WhatsApp, and no town but that of her address', async () => {
    const { version } = await owner.property.get();
    await owner.property.update({ body: { phone: '+39 333 123 4567' }, version });
    await owner.demo.remove();
    expect(await site.anyone.property.get()).toMatchObject({
      phone: '+39 333 123 4567',
      isWhatsApp: true,
      address: null,
      town: null,
      mapUrl: null,
      publicEmail: null,
      houseRules: null,
    });
  });

  it('is a page that her menu leads to', async () => {
    const page = (await owner.pages.listAll()).find(({ slug }) => slug.startsWith('come-'));
    await owner.menu.create({ body: { label: 'Arrivare', slug: page?.slug ?? '' } });
    await owner.demo.remove();
    expect((await owner.pages.listAll()).map(({ id }) => id)).toContain(page?.id);
  });
});

describe('what the owner did with invented guests', () => {
  it('goes with them: stays she confirmed, reviews she approved, letters that were queued', async () => {
    for (const { id, status } of await owner.bookings.list()) {
      if (status === 'PENDING') {
        await owner.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } }).catch(() => undefined);
      }
    }
    for (const { id } of await owner.reviews.list()) {
      await owner.reviews.decide({ params: { id }, body: { status: 'APPROVED' } });
    }
    for (const { id } of await owner.tasks.list()) {
      await owner.tasks.complete({ params: { id }, body: { completed: true } });
    }
    await owner.demo.remove();
    expect(await owner.bookings.list()).toEqual([]);
    expect(await site.anyone.reviews.listApproved()).toEqual([]);
    expect(await owner.mail.list()).toEqual([]);
    expect(await owner.tasks.list()).toEqual([]);
  });

  it('leaves a stay for which she wrote down money', async () => {
    const stay = (await owner.bookings.list()).find(
      ({ status, startDate }) => status === 'CONFIRMED' && startDate > '2027-03-02',
    );
    const { price, instalments } = await owner.money.get({ params: { id: stay?.id ?? '' } });
    expect(instalments.reduce((sum, { amount }) => sum + amount, 0)).toBe(price?.total);
    const entry = { key: randomUUID(), direction: 'IN', purpose: 'STAY', method: 'CASH', amount: 100 } as const;
    await owner.money.enter({ params: { id: stay?.id ?? '' }, body: { ...entry, date: site.clock.today() } });
    const { stayed } = await owner.demo.remove();
    expect(stayed).toContainEqual(expect.objectContaining({ kind: 'booking', reason: 'Ci sono movimenti di denaro' }));
    expect((await owner.bookings.list()).map(({ id }) => id)).toEqual([stay?.id]);
  });

  it('makes an account or a task hers where she gave it other words', async () => {
    const accounts = await owner.users.list();
    const luca = accounts.find(({ name }) => name === 'Luca Sanna');
    await owner.users.update({ params: { id: luca?.id ?? '' }, body: { email: 'luca@example.com' } });
    const [task] = await owner.tasks.list();
    await owner.tasks.update({ params: { id: task?.id ?? '' }, body: { name: 'Chiamare l’idraulico' } });
    await owner.demo.remove();
    expect((await owner.users.list()).map(({ email }) => email)).toContain('luca@example.com');
    expect((await owner.tasks.list()).map(({ name }) => name)).toEqual(['Chiamare l’idraulico']);
  });
});

describe('where there is no backup', () => {
  it('nothing is taken away, and the answer says why', async () => {
    const before = await countRows();
    site.holdBackups();
    await expect(owner.demo.remove()).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Non è stato rimosso niente.*già in corso$/),
    });
    expect(await countRows()).toEqual(before);
    expect((await owner.demo.view()).isDemo).toBe(true);
  });
});
