import { randomUUID } from 'node:crypto';
import { SECTIONS } from '@approdo/shared/domain/content/look/look';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../../db/transaction.ts';
import { aStay, createTestSite, type TestSite } from '../../../testing/index.ts';
import { insertBooking } from '../../stays/stays/bookings.records.ts';
import type { GuestStay } from '../../stays/stays/bookings.table.ts';
import { isStayReviewed } from './reviews.service.ts';

const comment = 'La terrazza la mattina presto vale il viaggio.';

/** Late on 12 March UTC, when it is the 13th in Rome. */
const NOW = '2027-03-12T23:30:00Z';

const PAST = { startDate: '2027-02-06', endDate: '2027-02-13' };
const OLDER = { startDate: '2026-10-03', endDate: '2026-10-10' };

type SignedIn = Awaited<ReturnType<TestSite['signIn']>>;

let site: TestSite;
let admin: SignedIn;
let guest: SignedIn;
beforeEach(async () => {
  site = await createTestSite({ now: NOW });
  await site.database.deleteFrom('reviews').execute();
  admin = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  guest = await site.signIn();
});
afterEach(() => site.close());

async function stayed(change: Partial<GuestStay> = {}): Promise<GuestStay> {
  const stay = aStay({ userId: guest.user.id, ...PAST, ...change });
  await transact(site.database, (trx) => insertBooking(trx, stay));
  return stay;
}

const write = (author: SignedIn = guest) => author.client.reviews.write({ body: { comment } });
const approve = (id: string) => admin.client.reviews.decide({ params: { id }, body: { status: 'APPROVED' } });
const reviewed = (...stays: GuestStay[]) => Promise.all(stays.map(({ id }) => isStayReviewed(site.database, id)));

describe('a review by a guest who stayed here', () => {
  it('says so in every answer that has it', async () => {
    await stayed();
    const written = await write();
    expect(written.verifiedStay).toBe(true);
    expect(await approve(written.id)).toMatchObject({ verifiedStay: true });
    expect(await admin.client.reviews.list()).toMatchObject([{ verifiedStay: true }]);
    for (const reader of [site.anyone, guest.client, site.speaking('it')]) {
      expect(await reader.reviews.listApproved()).toMatchObject([{ verifiedStay: true }]);
      expect((await reader.reviews.summarize()).newest).toMatchObject([{ verifiedStay: true }]);
    }
  });

  it('is of the oldest stay that has none, one after the other', async () => {
    const [later, older] = [await stayed(), await stayed(OLDER)];
    await write();
    expect(await reviewed(older, later)).toEqual([true, false]);
    await write();
    expect(await reviewed(older, later)).toEqual([true, true]);
    expect(await write()).not.toHaveProperty('verifiedStay');
  });

  it('is of one that ends today in Rome, and of none that ends tomorrow', async () => {
    const tomorrow = await stayed({ startDate: '2027-03-07', endDate: '2027-03-14' });
    expect(await write()).not.toHaveProperty('verifiedStay');
    const today = await stayed({ startDate: '2027-03-01', endDate: '2027-03-13' });
    expect(await write()).toMatchObject({ verifiedStay: true });
    expect(await reviewed(today, tomorrow)).toEqual([true, false]);
  });

  it('is one, where several are written at once', async () => {
    const { id } = await stayed();
    const written = await Promise.all(Array.from({ length: 5 }, () => write()));
    expect(written.filter(({ verifiedStay }) => verifiedStay)).toHaveLength(1);
    const linked = await site.database.selectFrom('reviews').select('id').where('booking_id', '=', id).execute();
    expect(linked).toHaveLength(1);
  });

  it('frees its stay for another where it is deleted', async () => {
    const stay = await stayed();
    const { id } = await write();
    await admin.client.reviews.remove({ params: { id } });
    expect(await reviewed(stay)).toEqual([false]);
    expect(await write()).toMatchObject({ verifiedStay: true });
  });

  it('keeps its word when the account is deleted', async () => {
    await stayed();
    await approve((await write()).id);
    await admin.client.users.remove({ params: { id: guest.user.id } });
    expect(await site.anyone.reviews.listApproved()).toMatchObject([
      { verifiedStay: true, author: { name: 'Ospite', avatar: null } },
    ]);
  });

  it('loses it when the stay is deleted, or called off on its last day: nothing vouches any more', async () => {
    const deleted = await stayed(OLDER);
    const cancelled = await stayed({ startDate: '2027-03-06', endDate: '2027-03-13' });
    for (const { id } of [await write(), await write()]) await approve(id);
    expect(await site.anyone.reviews.listApproved()).toMatchObject([{ verifiedStay: true }, { verifiedStay: true }]);
    await admin.client.bookings.remove({ params: { id: deleted.id } });
    await admin.client.bookings.cancel({ params: { id: cancelled.id }, body: {} });
    const left = await site.anyone.reviews.listApproved();
    expect(left).toHaveLength(2);
    for (const review of left) expect(review).not.toHaveProperty('verifiedStay');
  });
});

describe('a review is like any other', () => {
  it('where its author never stayed', async () => {
    expect(await write()).not.toHaveProperty('verifiedStay');
  });

  it.each([
    ['waits', { status: 'PENDING' }],
    ['was refused', { status: 'REJECTED' }],
    ['was called off', { status: 'REJECTED', outcome: 'CANCELLED' }],
    ['ran out', { status: 'REJECTED', outcome: 'EXPIRED' }],
    ['is of somebody without an account', { userId: null }],
  ] as const)('where the stay %s', async (_, change) => {
    await stayed(change);
    expect(await write()).not.toHaveProperty('verifiedStay');
  });

  it('where another one stayed, in the same name', async () => {
    await stayed({ guestEmail: guest.user.email });
    expect(await write(await site.signIn())).not.toHaveProperty('verifiedStay');
  });

  it('where the owner closed days, or a portal sold them', async () => {
    const common = { ...PAST, status: 'NOT_AVAILABLE', isBlocked: true, language: 'it', sequence: 0 } as const;
    const made = { createdAt: NOW, changedAt: NOW, reason: null };
    await transact(site.database, (trx) =>
      insertBooking(trx, { ...common, ...made, id: randomUUID(), channelId: null, source: 'OWNER' }),
    );
    // A row that no code writes: a block with an account.
    await site.database.updateTable('bookings').set({ user_id: guest.user.id }).execute();
    expect(await write()).not.toHaveProperty('verifiedStay');
  });

  it('whatever its body claims', async () => {
    const other = await stayed({ userId: admin.user.id });
    const claims = { verifiedStay: true, bookingId: other.id, booking_id: other.id, stayId: other.id, verified: true };
    const answer = await fetch(`${site.origin}/api/reviews`, {
      method: 'POST',
      headers: { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ comment, ...claims }),
    });
    expect(answer.status).toBe(201);
    expect(await answer.json()).not.toHaveProperty('verifiedStay');
    expect(await reviewed(other)).toEqual([false]);
  });
});

it('pages show the word from the moment that it is true, and no longer', async () => {
  let renders = 0;
  const rendering = await createTestSite({
    now: NOW,
    renderPage: async (_, client) => {
      renders += 1;
      const { newest } = await client.reviews.summarize();
      return { status: 200, html: `<!doctype html><p>${newest.filter((review) => review.verifiedStay).length}</p>` };
    },
  });
  const owner = await rendering.signIn({ role: 'ADMIN', emailConfirmed: true });
  const visitor = await rendering.signIn();
  const readTotal = async () => /<p>(\d+)/.exec(await (await fetch(rendering.origin)).text())?.[1];
  const stay = aStay({ userId: visitor.user.id, ...PAST });
  await transact(rendering.database, (trx) => insertBooking(trx, stay));
  expect(await readTotal()).toBe('0');
  const { id } = await visitor.client.reviews.write({ body: { comment } });
  await owner.client.reviews.decide({ params: { id }, body: { status: 'APPROVED' } });
  expect(await readTotal()).toBe('1');
  await owner.client.bookings.remove({ params: { id: stay.id } });
  expect(await readTotal()).toBe('0');
  expect(renders).toBe(3);
  await rendering.close();
});

describe('the page of a stay', () => {
  const asksOf = async ({ id }: GuestStay, reader: SignedIn = guest) =>
    (await reader.client.bookings.get({ params: { id } })).canReview;

  it('asks its guest for a review from the day of departure on, and nobody else', async () => {
    const ended = await stayed({ startDate: '2027-03-06', endDate: '2027-03-13' });
    const current = await stayed({ startDate: '2027-03-13', endDate: '2027-03-14' });
    const cancelled = await stayed({ ...OLDER, status: 'REJECTED' });
    expect(await asksOf(ended)).toBe(true);
    expect(await asksOf(ended, admin)).toBeUndefined();
    expect(await asksOf(current)).toBeUndefined();
    expect(await asksOf(cancelled)).toBeUndefined();
  });

  it('asks no more once she has written since, even where that counts for an older stay', async () => {
    const [later, older] = [await stayed(), await stayed(OLDER)];
    await write();
    expect(await reviewed(older, later)).toEqual([true, false]);
    expect([await asksOf(older), await asksOf(later)]).toEqual([undefined, undefined]);
  });

  it('asks nobody while the owner hides the reviews', async () => {
    const ended = await stayed({ startDate: '2027-03-06', endDate: '2027-03-13' });
    const sections = SECTIONS.map((id) => ({ id, isVisible: id !== 'REVIEWS' }));
    await admin.client.look.change({ body: { sections } });
    expect(await asksOf(ended)).toBe(true);
    await admin.client.look.publish();
    expect(await asksOf(ended)).toBeUndefined();
  });

  it('asks again of a stay that ended after what she wrote', async () => {
    await stayed(OLDER);
    await write();
    site.clock.advance(2 * 24 * 60 * 60 * 1000);
    expect(await asksOf(await stayed({ startDate: '2027-03-06', endDate: '2027-03-14' }))).toBe(true);
  });
});
