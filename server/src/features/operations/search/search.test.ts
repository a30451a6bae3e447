import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLedgerSite, type LedgerSite } from '../../../testing/ledger-site.ts';
import { refusalOf } from '../../../testing/refusal.ts';
import { aGallery, aPage, aPost } from '../../../testing/writing.ts';

let site: LedgerSite;
beforeEach(async () => {
  site = await createLedgerSite();
});
afterEach(() => site.close());

const find = async (q: string) => (await site.admin.search.find({ body: { q } })).hits;
const titles = async (q: string) => (await find(q)).map(({ title }) => title).join(', ');

test('a booking leads to its page, with its days and who comes', async () => {
  const id = await site.confirmed({ guestName: 'Jürgen Müller', numberOfGuests: 2 });
  expect(await find('muller giugno 2027')).toEqual([
    {
      kind: 'BOOKING',
      id,
      title: 'Jürgen Müller',
      detail: 'giu 27, 2027 – lug 04, 2027, 2 ospiti',
      address: `/admin/bookings/${id}`,
    },
  ]);
});

describe('a booking is found', () => {
  test('by name, e-mail, phone and note, in any spelling, all words of it', async () => {
    await site.confirmed({
      guestName: 'Élodie Dell’Orso',
      guestEmail: 'elodie@example.fr',
      guestPhone: '+39 333 123 4567',
      note: 'Arriviamo con il CANE 100%',
    });
    for (const q of ['ELODIE', "dell'orso", 'orso', 'example.fr', '333 123', '3331234567', 'cane elodie', '100%']) {
      expect([q, await titles(q)]).toEqual([q, 'Élodie Dell’Orso']);
    }
    for (const q of ['elodie gatto', '100_', 'c_ne', 'e%e']) expect([q, await titles(q)]).toEqual([q, '']);
  });

  test('by a day of it, both ends included, in any year or in one', async () => {
    await site.confirmed({ guestName: 'Anna', startDate: '2027-06-12', endDate: '2027-06-19' });
    for (const q of ['12/6', '19.6.27', 'giu 15', 'giugno 2027', '2027-06-18', '12 giugno 2027', 'anna giugno']) {
      expect([q, await titles(q)]).toEqual([q, 'Anna']);
    }
    for (const q of ['11/6', '20/6', '12/6/28', 'luglio', 'giugno 2028', 'ugo 12/6']) {
      expect([q, await titles(q)]).toEqual([q, '']);
    }
  });

  test('by the reference of its transfer, with or without blanks', async () => {
    const id = await site.confirmed({ guestName: 'Anna' });
    await site.confirmed({ guestName: 'Bea', startDate: '2027-08-01', endDate: '2027-08-08' });
    const { reference } = await site.database
      .selectFrom('payment_plans')
      .select('reference')
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow();
    const apart = `${reference.slice(0, 4)} ${reference.slice(4, 8)} ${reference.slice(8)}`;
    expect([await titles(reference), await titles(apart.toLowerCase())]).toEqual(['Anna', 'Anna']);
    expect(await titles(`${reference.slice(0, -1)}x`)).toBe('');
  });

  test('by why the days are closed', async () => {
    await site.admin.bookings.block({
      body: { startDate: '2027-05-01', endDate: '2027-05-03', reason: 'Imbianchino' },
    });
    expect((await find('imbianchino')).map(({ title, detail }) => `${title}: ${detail}`)).toEqual([
      'Imbianchino: mag 01, 2027 – mag 03, 2027',
    ]);
  });

  test('as it now is, at once: edited, refused, deleted', async () => {
    const { id } = await site.request({ guestName: 'Anna', guestPhone: '081 111', note: 'con il gatto' });
    expect((await find('081111'))[0]?.detail).toMatch(/da decidere$/);
    const { version } = await site.admin.bookings.get({ params: { id } });
    await site.admin.bookings.edit({ params: { id }, body: { guestPhone: '081 222' }, version });
    expect([await titles('081111'), await titles('081222')]).toEqual(['', 'Anna']);
    await site.admin.bookings.decide({ params: { id }, body: { status: 'REJECTED' } });
    expect((await find('gatto'))[0]?.detail).toMatch(/rifiutata$/);
    await site.admin.bookings.remove({ params: { id } });
    expect(await titles('gatto')).toBe('');
  });
});

test('bookings stand in their order, five at most, refused ones last', async () => {
  const stay = (guestName: string, startDate: string, endDate: string) =>
    site.confirmed({ guestName, startDate, endDate });
  const { id } = await site.request({ guestName: 'Rossi rifiutato', startDate: '2027-03-05', endDate: '2027-03-08' });
  await site.admin.bookings.decide({ params: { id }, body: { status: 'REJECTED' } });
  await stay('Grossi', '2027-04-01', '2027-04-04');
  await stay('Rossi poi', '2027-06-01', '2027-06-08');
  await stay('Rossi prima', '2027-05-01', '2027-05-08');
  expect(await titles('rossi')).toBe('Rossi prima, Rossi poi, Grossi, Rossi rifiutato');
  await stay('Rossi 5', '2027-07-01', '2027-07-08');
  await stay('Rossi 6', '2027-07-10', '2027-07-18');
  expect(await titles('rossi')).toBe('Rossi prima, Rossi poi, Rossi 5, Rossi 6, Grossi');
  site.clock.advance(Date.parse('2027-07-09T10:00:00Z') - site.clock.now().getTime());
  ({ client: site.admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
  expect(await titles('rossi')).toBe('Rossi 6, Rossi 5, Rossi poi, Rossi prima, Grossi');
});

describe('everything else', () => {
  test('is found by what it says, and leads where it stands', async () => {
    const q = 'zafferano';
    await site.anyone.contact.send({
      body: { name: 'Ugo', email: 'ugo@example.com', message: 'Lo Zafferano\ndi casa', privacyAccepted: true },
    });
    await site.guest.reviews.write({ body: { rating: 5, comment: 'Che zafferano, torneremo di certo!' } });
    await site.admin.tasks.create({
      body: { name: 'Comprare', description: 'zafferano', due_date: null, priority: 1 },
    });
    const page = await site.admin.pages.create({ body: aPage({ title: 'Ricetta con zafferano' }) });
    const post = await site.admin.blog.create({ body: aPost({ title: 'Lo zafferano sull’isola', published: true }) });
    await site.admin.galleries.create({ body: aGallery({ name: 'Campo di zafferano', slug: 'campo' }) });
    const hits = await find(q);
    expect(hits.map(({ kind, title, detail, address }) => [kind, title, detail, address])).toEqual([
      ['MESSAGE', 'Ugo', 'Lo Zafferano', `/admin/messages#${hits[0]?.id}`],
      ['REVIEW', expect.any(String), 'Che zafferano, torneremo di certo!', '/admin/reviews'],
      ['TASK', 'Comprare', 'zafferano', '/admin/task'],
      ['PAGE', 'Ricetta con zafferano', 'Bozza', `/admin/pages#${page.id}`],
      ['POST', 'Lo zafferano sull’isola', expect.any(String), `/admin/blog#${post.id}`],
      ['GALLERY', 'Campo di zafferano', '', '/admin/gallery'],
    ]);
  });

  test('is not found by days, which are no words then', async () => {
    await site.admin.tasks.create({ body: { name: 'Per il 12/6', due_date: '2027-06-12', priority: 1 } });
    await site.admin.tasks.create({ body: { name: 'Marzo: caldaia', due_date: null, priority: 1 } });
    expect([await titles('12/6'), await titles('marzo')]).toEqual(['', 'Marzo: caldaia']);
  });

  test('of an account is its name and address', async () => {
    const { email } = (await site.admin.users.list()).find(({ role }) => role === 'USER') ?? { email: '' };
    expect(await find(email)).toMatchObject([{ kind: 'USER', detail: email, address: '/admin/users' }]);
  });
});

test('25 hits at most, five of a kind', async () => {
  for (let place = 0; place < 7; place += 1) {
    await site.admin.tasks.create({ body: { name: `Isola ${place}`, due_date: null, priority: 1 } });
  }
  const hits = await find('isola');
  expect(hits.filter(({ kind }) => kind === 'TASK')).toHaveLength(5);
  expect(hits.length).toBeLessThanOrEqual(25);
});

test('an editor is told of what she writes alone, and nobody else of anything', async () => {
  await site.confirmed({ guestName: 'Isola Rossi' });
  await site.admin.pages.create({ body: aPage({ title: 'Isola e dintorni' }) });
  const { client: editor } = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
  const { hits } = await editor.search.find({ body: { q: 'isola' } });
  expect(hits.map(({ kind }) => kind)).toContain('PAGE');
  expect(hits.filter(({ kind }) => !['PAGE', 'POST', 'MEDIA', 'GALLERY'].includes(kind))).toEqual([]);
  expect((await editor.search.find({ body: { q: '27/6' } })).hits).toEqual([]);
  expect(await refusalOf(site.guest.search.find({ body: { q: 'isola' } }))).toMatchObject({ status: 403 });
  expect(await refusalOf(site.anyone.search.find({ body: { q: 'isola' } }))).toMatchObject({ status: 401 });
});

test('from 1 to 100 characters are sought; a single one finds nothing', async () => {
  await site.confirmed({ guestName: 'Anna' });
  for (const q of ['', '   ', 'a'.repeat(101)])
    expect(await refusalOf(site.admin.search.find({ body: { q } }))).toMatchObject({ status: 400 });
  expect(await find('a'.repeat(100))).toEqual([]);
  expect(await find(' À ')).toEqual([]);
  expect((await find('an'))[0]?.title).toBe('Anna');
});
