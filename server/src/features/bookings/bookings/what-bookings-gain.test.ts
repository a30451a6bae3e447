import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../../db/transaction.ts';
import { aStay, aStayRequest, createTestSite, type TestSite } from '../../../testing/index.ts';
import { refusalOf } from '../../../testing/refusal.ts';
import { type GuestStay, insertBooking } from '../../stays/stays/index.ts';

const PHONE = '+39 347 000 1122';

let site: TestSite;
let owner: Awaited<ReturnType<TestSite['signIn']>>;
let guest: Awaited<ReturnType<TestSite['signIn']>>;
beforeEach(async () => {
  site = await createTestSite({ ownerEmail: 'padrona@example.it' });
  owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  guest = await site.signIn();
});
afterEach(() => site.close());

type Edit = Parameters<TestSite['anyone']['bookings']['edit']>[0]['body'];

const insert = (stay: GuestStay) => transact(site.database, (trx) => insertBooking(trx, stay));
const edit = (id: string, body: Edit) => owner.client.bookings.edit({ params: { id }, body });
const request = (change: Parameters<typeof aStayRequest>[0] = {}) =>
  guest.client.bookings.request({ body: aStayRequest(change) });

describe('the number of a guest', () => {
  it('is what she leaves with her request, which the owner reads in the letter, and may be none', async () => {
    await site.deliverMail();
    site.sent.length = 0;
    expect(await request({ guestPhone: ` ${PHONE} ` })).toMatchObject({ guestPhone: PHONE, mine: true });
    const [letter] = (await site.deliverMail()).filter(({ to }) => to.address === 'padrona@example.it');
    expect(letter?.body).toContain(`\nTelefono: ${PHONE}\n`);
    expect(await request({ guestPhone: '', startDate: '2027-07-01', endDate: '2027-07-08' })).toMatchObject({
      guestPhone: null,
    });
    const { guestPhone: _, ...without } = aStayRequest({ startDate: '2027-08-01', endDate: '2027-08-08' });
    expect(await guest.client.bookings.request({ body: without })).toMatchObject({ guestPhone: null });
  });

  it('falls out of the letter where she leaves none', async () => {
    await request();
    const [letter] = (await site.deliverMail()).filter(({ to }) => to.address === 'padrona@example.it');
    expect(letter?.body).not.toContain('Telefono');
  });

  it('is shown to her and the owner, changed by the owner, and told to nobody else', async () => {
    const { id } = await request({ guestPhone: PHONE });
    expect(await edit(id, { guestPhone: '02 1234' })).toMatchObject({ guestPhone: '02 1234' });
    expect(await guest.client.bookings.get({ params: { id } })).toMatchObject({ guestPhone: '02 1234' });
    expect((await site.anyone.bookings.list())[0]).not.toHaveProperty('guestPhone');
    expect(await edit(id, { guestPhone: null })).toMatchObject({ guestPhone: null });
    expect(await refusalOf(edit(id, { guestPhone: '1'.repeat(31) }))).toMatchObject({
      status: 400,
      fields: { guestPhone: expect.any(String) },
    });
  });
});

describe('whence a booking came', () => {
  it('is told to admins, of blocks too, and to no guest', async () => {
    const { id } = await request();
    const { booking } = await owner.client.bookings.block({ body: { startDate: '2027-08-01', endDate: '2027-08-03' } });
    expect(booking).toMatchObject({ source: 'OWNER' });
    expect(await owner.client.bookings.get({ params: { id } })).toMatchObject({ source: 'SITE', cleaningNote: null });
    expect(await owner.client.bookings.get({ params: { id: booking.id } })).toMatchObject({ source: 'OWNER' });
    const own = await guest.client.bookings.get({ params: { id } });
    expect(Object.keys(own)).not.toEqual(expect.arrayContaining(['source']));
    expect(Object.keys(own)).not.toEqual(expect.arrayContaining(['cleaningNote']));
  });
});

describe('a note for the cleaner', () => {
  it('is the owner’s to write, up to 300 characters, and mails nobody', async () => {
    const { id } = await request();
    await owner.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    await site.deliverMail();
    site.sent.length = 0;
    expect(await edit(id, { cleaningNote: 'Lettino in camera.' })).toMatchObject({
      cleaningNote: 'Lettino in camera.',
    });
    expect(await edit(id, { guestPhone: PHONE })).toMatchObject({ cleaningNote: 'Lettino in camera.' });
    expect(await edit(id, { cleaningNote: '' })).toMatchObject({ cleaningNote: null });
    expect(await refusalOf(edit(id, { cleaningNote: 'n'.repeat(301) }))).toMatchObject({ status: 400 });
    expect(await site.deliverMail()).toEqual([]);
  });
});

describe('who stays', () => {
  it('is the guest’s word on the site, and the owner’s where she entered a stay that no account has', async () => {
    const { id } = await request();
    expect(await edit(id, { guestName: 'Altro Nome' })).toMatchObject({ guestName: 'Ada Rossi' });
    const entered = aStay({ source: 'OWNER', guestEmail: null, startDate: '2027-07-01', endDate: '2027-07-08' });
    const given = aStay({ ...entered, id: 'given', userId: guest.user.id, guestEmail: 'ada@example.com' });
    await insert(entered);
    await insert(given);
    expect(await edit(entered.id, { guestName: 'Bea Blu', guestEmail: 'bea@example.com' })).toMatchObject({
      guestName: 'Bea Blu',
      guestEmail: 'bea@example.com',
      guest: { name: 'Bea Blu', email: 'bea@example.com' },
    });
    expect(await edit(entered.id, { guestEmail: null })).toMatchObject({ guestEmail: null, guest: { email: null } });
    expect(await edit('given', { guestName: 'Bea Blu', guestEmail: 'bea@example.com' })).toMatchObject({
      guestName: 'Ada Rossi',
      guestEmail: 'ada@example.com',
    });
  });

  it('keeps the address of a request where an edit names none', async () => {
    const { id } = await request();
    expect(await edit(id, { guestEmail: null })).toMatchObject({ guestEmail: 'ada@example.com' });
  });
});

describe('the stays next to one', () => {
  const at = (id: string, startDate: string, change: Parameters<typeof aStay>[0] = {}) =>
    insert(aStay({ id, startDate, endDate: `${startDate.slice(0, 8)}28`, guestName: id, ...change }));
  const neighboursOf = async (id: string) => {
    const { previous, next } = await owner.client.bookings.get({ params: { id } });
    return [previous?.id ?? null, next?.id ?? null];
  };

  it('are those that wait or stand, by arrival, then by when they came, then by id', async () => {
    await at('a', '2027-05-01', { createdAt: '2026-01-02T00:00:00.000Z' });
    await at('c', '2027-05-01', { createdAt: '2026-01-03T00:00:00.000Z', status: 'PENDING' });
    await at('b', '2027-05-01', { createdAt: '2026-01-03T00:00:00.000Z', status: 'PENDING' });
    await at('rejected', '2027-05-02', { status: 'REJECTED' });
    await at('z', '2027-06-01');
    expect(await neighboursOf('a')).toEqual([null, 'b']);
    expect(await neighboursOf('b')).toEqual(['a', 'c']);
    expect(await neighboursOf('c')).toEqual(['b', 'z']);
    expect(await neighboursOf('z')).toEqual(['c', null]);
    expect(await neighboursOf('rejected')).toEqual(['c', 'z']);
    const { booking } = await owner.client.bookings.block({ body: { startDate: '2027-05-20', endDate: '2027-05-21' } });
    expect(await neighboursOf(booking.id)).toEqual(['c', 'z']);
  });

  it('are told to admins alone', async () => {
    const { id } = await request();
    const own = await guest.client.bookings.get({ params: { id } });
    expect('previous' in own || 'next' in own).toBe(false);
    const listed = (await owner.client.bookings.list())[0] ?? {};
    expect('previous' in listed).toBe(false);
  });
});
