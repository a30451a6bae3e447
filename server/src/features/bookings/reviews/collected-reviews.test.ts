import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../../db/transaction.ts';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { admitCollected } from './admit-collected.ts';

/** What an owner copies from a portal, as it is sent. */
const COPIED = {
  portal: 'Airbnb',
  author: 'Marie',
  rating: 5,
  comment: 'La terrasse le matin vaut le voyage.',
  date: '2026-09-12',
} as const;

const DAY_MS = 86_400_000;

let site: TestSite;
let admin: TestSite['anyone'];
beforeEach(async () => {
  site = await createTestSite({ now: '2027-03-01T10:00:00Z' });
  await site.database.deleteFrom('reviews').execute();
  ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
});
afterEach(() => site.close());

type Change = Partial<Parameters<typeof admin.reviews.collect>[0]['body']>;

const collect = (change: Change = {}) => admin.reviews.collect({ body: { ...COPIED, ...change } });
const decide = (id: string, status: 'APPROVED' | 'PENDING' = 'APPROVED') =>
  admin.reviews.decide({ params: { id }, body: { status } });
const approved = async (change: Change = {}) => (await decide((await collect(change)).id)).id;
const listPublic = async () => (await site.anyone.reviews.listApproved()).map(({ id }) => id);

async function approveOwn(rating: number): Promise<string> {
  const { client } = await site.signIn();
  const { id } = await client.reviews.write({ body: { rating, comment: 'La casa è come nelle foto.' } });
  await decide(id);
  return id;
}

describe('a review copied from a portal', () => {
  it('waits for the owner as any other, and is read with its portal, day and address', async () => {
    const url = 'https://www.airbnb.it/rooms/1/reviews';
    const review = await collect({ url });
    const shown = {
      id: review.id,
      rating: 5,
      comment: COPIED.comment,
      createdAt: '2026-09-12T12:00:00.000Z',
      author: { name: 'Marie', avatar: null },
      collectedOn: 'Airbnb',
      url,
    };
    expect(review).toEqual({ ...shown, status: 'PENDING', version: expect.any(String) });
    expect(await listPublic()).toEqual([]);
    await decide(review.id);
    expect(await site.anyone.reviews.listApproved()).toEqual([shown]);
    await decide(review.id, 'PENDING');
    expect(await listPublic()).toEqual([]);
  });

  it('is told apart by its portal, and never says that its stay is verified', async () => {
    await approved();
    const own = await approveOwn(4);
    const all = await admin.reviews.list();
    expect(all.map(({ id, collectedOn }) => [id === own, collectedOn])).toEqual([
      [true, undefined],
      [false, 'Airbnb'],
    ]);
    for (const review of all) expect(review).not.toHaveProperty('verifiedStay');
  });

  it('has its language where it is known, and none where nobody said', async () => {
    await approved({ language: 'fr' });
    await approved({ author: 'Karl', date: '2026-09-10' });
    const read = await site.speaking('de').reviews.listApproved();
    expect(read.map(({ language }) => language)).toEqual(['fr', undefined]);
  });

  it.each([
    [9, 10, 5],
    [7, 10, 4],
    [8.7, 10, 4],
    [0, 10, 1],
    [4, 5, 4],
    [3, undefined, 3],
  ] as const)('of %s out of %s has %i stars', async (rating, outOf, stars) => {
    expect(await collect({ rating, ...(outOf && { outOf }) })).toMatchObject({ rating: stars });
  });

  it.each([
    [{ rating: 6 }, 'rating', 'Il voto deve essere un numero intero da 1 a 5'],
    [{ rating: 4.5, outOf: 5 }, 'rating', 'Il voto deve essere un numero intero da 1 a 5'],
    [{ rating: 11, outOf: 10 }, 'rating', 'Il voto va da 1 a 5, oppure da 0 a 10'],
    [{ rating: -1, outOf: 10 }, 'rating', 'Il voto va da 1 a 5, oppure da 0 a 10'],
    [{ portal: 'A' }, 'portal', 'Almeno 2 caratteri'],
    [{ portal: 'a'.repeat(61) }, 'portal', 'Al massimo 60 caratteri'],
    [{ author: 'M' }, 'author', 'Il nome deve essere lungo almeno due caratteri'],
    [{ author: 'a'.repeat(101) }, 'author', 'Al massimo 100 caratteri'],
    [{ comment: 'Troppo po' }, 'comment', 'Almeno 10 caratteri'],
    [{ comment: 'a'.repeat(2001) }, 'comment', 'Al massimo 2000 caratteri'],
    [{ date: '2027-02-29' }, 'date', 'Scegli una data valida'],
    [{ date: '2027-03-02' }, 'date', 'La data non può essere nel futuro'],
    [{ url: 'http://www.airbnb.it/rooms/1' }, 'url', 'Inserisci un indirizzo che inizi con https://'],
    [{ url: 'javascript:alert(1)' }, 'url', 'Inserisci un indirizzo che inizi con https://'],
  ] as const)('is refused with %j', async (change, field, message) => {
    await expect(collect(change)).rejects.toMatchObject({ status: 400, fields: { [field]: message } });
    expect(await admin.reviews.list()).toEqual([]);
  });

  it('of today in Rome is taken, late in the evening too', async () => {
    site.clock.set('2027-03-01T23:30:00Z');
    await expect(collect({ date: '2027-03-02' })).resolves.toMatchObject({ createdAt: '2027-03-02T12:00:00.000Z' });
  });

  it('is there once, whatever its stars and address, and again once it is deleted', async () => {
    const { id } = await collect();
    const same: Change = { portal: 'AIRBNB', author: ' marie ', rating: 3, url: 'https://www.airbnb.it/rooms/2' };
    for (const change of [COPIED, same])
      await expect(collect(change)).rejects.toMatchObject({
        status: 409,
        code: 'REVIEW_KNOWN',
        message: 'Questa recensione c’è già',
      });
    const others: Change[] = [{ date: '2026-09-13' }, { author: 'Marion' }, { portal: 'Vrbo' }];
    for (const other of [...others, { comment: 'Tout autre.' }]) await expect(collect(other)).resolves.toBeDefined();
    await admin.reviews.remove({ params: { id } });
    await expect(collect()).resolves.toBeDefined();
  });

  it('is there once where it is sent five times at once', async () => {
    const sent = await Promise.allSettled(Array.from({ length: 5 }, () => collect()));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await admin.reviews.list()).toHaveLength(1);
  });

  it('is answered as any other that is approved', async () => {
    const id = await approved();
    expect(await admin.reviews.answer({ params: { id }, body: { text: 'Merci, à bientôt.' } })).toMatchObject({
      answer: { text: 'Merci, à bientôt.' },
      collectedOn: 'Airbnb',
    });
  });

  it('is an administrator’s alone to add', async () => {
    for (const role of ['EDITOR', 'USER'] as const) {
      const { client } = await site.signIn({ role, emailConfirmed: true });
      await expect(client.reviews.collect({ body: COPIED })).rejects.toMatchObject({ status: 403 });
    }
  });

  it('counts apart: total and mean are of those written here', async () => {
    await approved({ rating: 1 });
    expect(await site.anyone.reviews.summarize()).toMatchObject({ total: 0, averageRating: 0, collected: 1 });
    await approveOwn(4);
    await approveOwn(5);
    await collect({ author: 'Chi aspetta' });
    const { newest, ...rated } = await site.anyone.reviews.summarize();
    expect(rated).toEqual({ total: 2, averageRating: 4.5, collected: 1 });
    expect(newest.map(({ collectedOn }) => collectedOn)).toEqual([undefined, undefined, 'Airbnb']);
  });
});

describe('a collected review of more than two years', () => {
  it('is kept, and never approved', async () => {
    const { id, isOld } = await collect({ date: '2025-02-28' });
    expect(isOld).toBe(true);
    await expect(decide(id)).rejects.toMatchObject({
      status: 409,
      code: 'REVIEW_TOO_OLD',
      message: 'Ha più di due anni: non si può pubblicare',
    });
    expect(await admin.reviews.list()).toMatchObject([{ status: 'PENDING', isOld: true }]);
    expect((await admin.today.get({ query: {} })).toDo.map(({ kind }) => kind)).not.toContain('REVIEW');
  });

  it('leaves the public by itself the day after they are over, from lists and counts', async () => {
    const id = await approved({ date: '2025-03-01' });
    expect(await listPublic()).toEqual([id]);
    site.clock.advance(DAY_MS);
    // It changes what pages show, as the turn of the day does on a site that runs.
    const own = await approveOwn(5);
    expect(await listPublic()).toEqual([own]);
    expect(await site.anyone.reviews.summarize()).toMatchObject({ total: 1, newest: [{ id: own }] });
    expect(await site.anyone.reviews.summarize()).not.toHaveProperty('collected');
    expect(await admin.reviews.list()).toMatchObject([{ id: own }, { id, status: 'APPROVED', isOld: true }]);
  });

  it('is collected: what was written here stays, however old', async () => {
    const own = await approveOwn(5);
    site.clock.advance(3 * 365 * DAY_MS);
    // The first session is over by then.
    ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
    await approveOwn(4);
    expect(await listPublic()).toContain(own);
    for (const review of await admin.reviews.list()) expect(review).not.toHaveProperty('isOld');
  });
});

it('whoever brings many at once learns of each what became of it', async () => {
  const rows = [COPIED, COPIED, { ...COPIED, date: '2027-04-01' }];
  const states = await transact(site.database, async (trx) => {
    const admissions = [];
    for (const row of rows) admissions.push(await admitCollected(trx, { ...row, outOf: 5 }, site.clock.today()));
    return admissions.map(({ state }) => state);
  });
  expect(states).toEqual(['NEW', 'ALREADY', 'FAULT']);
  expect(await admin.reviews.list()).toHaveLength(1);
});
