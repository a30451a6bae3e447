import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../../db/transaction.ts';
import { aStay } from '../../../testing/index.ts';
import { createTalkingSite, type TalkingSite } from '../../../testing/talking-site.ts';
import { insertBooking } from '../../stays/stays/bookings.records.ts';

const DAY_MS = 86_400_000;

let site: TalkingSite;
beforeEach(async () => {
  site = await createTalkingSite();
});
afterEach(() => site.close());

describe('a conversation', () => {
  it('is what guest and owner wrote, oldest first, with who read what and when', async () => {
    const asked = await site.write(site.guest, 'Possiamo arrivare alle 18?');
    expect(asked).toEqual({
      id: expect.any(String),
      from: 'GUEST',
      text: 'Possiamo arrivare alle 18?',
      createdAt: '2027-06-01T08:00:00.000Z',
      readAt: null,
    });
    site.clock.advance(60_000);
    await site.read(site.owner);
    const answered = await site.write(site.owner, 'Certo!');
    const both = [{ ...asked, readAt: '2027-06-01T08:01:00.000Z' }, answered];
    expect(answered).toMatchObject({ from: 'OWNER', readAt: null });
    expect(await site.list(site.guest)).toEqual(both);
    expect(await site.list(site.owner)).toEqual(both);
  });

  it('keeps when a message was first read', async () => {
    await site.write(site.guest, 'Prima');
    await site.read(site.owner);
    site.clock.advance(60_000);
    await site.write(site.guest, 'Seconda');
    await site.read(site.owner);
    expect((await site.list(site.guest)).map(({ readAt }) => readAt)).toEqual([
      '2027-06-01T08:00:00.000Z',
      '2027-06-01T08:01:00.000Z',
    ]);
  });

  it('tells each how much she has not read, and nobody of what she wrote herself', async () => {
    await site.write(site.guest, 'Uno');
    const { id: second } = await site.write(site.guest, 'Due');
    await site.write(site.guest, 'Tre');
    expect([await site.unreadOf(site.guest), await site.unreadOf(site.owner)]).toEqual([0, 3]);
    await site.read(site.guest);
    expect(await site.unreadOf(site.owner)).toBe(3);
    await site.read(site.owner, second);
    expect(await site.unreadOf(site.owner)).toBe(1);
    await site.read(site.owner, 'unknown');
    expect(await site.unreadOf(site.owner)).toBe(1);
    await site.read(site.owner);
    expect(await site.unreadOf(site.owner)).toBe(0);
    expect((await site.list(site.owner)).map(({ from }) => from)).toEqual(['GUEST', 'GUEST', 'GUEST']);
  });

  it('is counted in lists only where there is something to read', async () => {
    const other = await site.request({ startDate: '2027-08-07', endDate: '2027-08-14' });
    await site.write(site.guest, 'Uno');
    const conversationsSeenBy = async (writer: TalkingSite['guest']) =>
      Object.fromEntries((await writer.client.bookings.list()).map((booking) => [booking.id, 'unread' in booking]));
    expect(await conversationsSeenBy(site.owner)).toEqual({ [site.id]: true, [other.id]: false });
    expect(await conversationsSeenBy(site.guest)).toEqual({ [site.id]: false, [other.id]: false });
    await site.write(site.owner, 'Due');
    expect(await conversationsSeenBy(site.guest)).toEqual({ [site.id]: true, [other.id]: false });
    expect(await conversationsSeenBy(await site.signIn())).toEqual({ [site.id]: false, [other.id]: false });
    expect(await site.anyone.bookings.list()).toEqual(
      expect.arrayContaining([expect.not.objectContaining({ unread: expect.anything() })]),
    );
  });

  it('does not change the version of its booking', async () => {
    const { version } = await site.owner.client.bookings.get({ params: { id: site.id } });
    await site.write(site.guest, 'Uno');
    expect(await site.owner.client.bookings.get({ params: { id: site.id } })).toMatchObject({ version, unread: 1 });
  });

  it('ends with its booking', async () => {
    await site.write(site.guest, 'Uno');
    await site.owner.client.bookings.remove({ params: { id: site.id } });
    expect(await site.database.selectFrom('booking_messages').selectAll().execute()).toEqual([]);
    await expect(site.list(site.owner)).rejects.toMatchObject({ status: 404 });
  });

  it('stays with its booking when the account is deleted, for the owner alone', async () => {
    await site.owner.client.bookings.decide({ params: { id: site.id }, body: { status: 'CONFIRMED' } });
    await site.write(site.guest, 'Uno');
    await site.owner.client.users.remove({ params: { id: site.guest.user.id } });
    expect(await site.list(site.owner)).toMatchObject([{ text: 'Uno', from: 'GUEST' }]);
    await expect(site.list(site.guest)).rejects.toMatchObject({ status: 401 });
  });
});

describe('it waits for the owner', () => {
  const waiting = async (writer = site.owner) =>
    (await writer.client.bookings.list()).find((booking) => booking.id === site.id)?.unanswered ?? 0;
  const resolve = (writer: TalkingSite['guest'], upTo: string) =>
    writer.client.conversations.settle({ params: { id: site.id }, body: { upTo } });

  it('from what the guest writes until she has read it and answers, and again as the guest writes again', async () => {
    expect(await waiting()).toBe(0);
    await site.write(site.guest, 'Uno');
    await site.write(site.guest, 'Due');
    expect(await waiting()).toBe(2);
    await site.read(site.owner);
    expect(await waiting()).toBe(2);
    await site.write(site.owner, 'Ecco');
    expect(await waiting()).toBe(0);
    await site.write(site.guest, 'Ancora una cosa');
    expect(await waiting()).toBe(1);
  });

  it('with what she had not seen as she answered', async () => {
    await site.write(site.guest, 'Uno');
    await site.read(site.owner);
    await site.write(site.guest, 'Due, mentre lei scrive');
    await site.write(site.owner, 'Ecco');
    expect(await waiting()).toBe(1);
  });

  it('no more for any of her who answer: another admin, or another tab', async () => {
    const other = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    await site.write(site.guest, 'Uno');
    await site.read(other);
    await site.write(other, 'Rispondo io');
    expect(await waiting()).toBe(0);
  });

  it('no more once she says that she answered by mail, but for what came meanwhile', async () => {
    const { id: first } = await site.write(site.guest, 'Uno');
    await site.write(site.guest, 'Due, mentre lei preme');
    await resolve(site.owner, first);
    expect(await waiting()).toBe(1);
    expect((await site.list(site.owner)).map(({ readAt }) => readAt !== null)).toEqual([true, false]);
    await resolve(site.owner, first);
    expect(await waiting()).toBe(1);
    const { id: mine } = await site.write(site.owner, 'Una mia');
    await resolve(site.owner, mine);
    expect(await waiting()).toBe(0);
  });

  it('for nothing that another conversation’s message names', async () => {
    const other = await site.request({ startDate: '2027-08-07', endDate: '2027-08-14' });
    const foreign = await site.guest.client.conversations.write({
      params: { id: other.id },
      body: { text: 'Altrove' },
    });
    await site.write(site.guest, 'Uno');
    await resolve(site.owner, foreign.id);
    expect(await waiting()).toBe(1);
  });

  it('unseen by guests and editors, who cannot settle it either', async () => {
    const { id: first } = await site.write(site.guest, 'Uno');
    const editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
    for (const writer of [site.guest, editor]) {
      expect(await writer.client.bookings.list()).not.toEqual(
        expect.arrayContaining([expect.objectContaining({ unanswered: expect.anything() })]),
      );
      await expect(resolve(writer, first)).rejects.toMatchObject({ status: 403 });
    }
    expect(await waiting()).toBe(1);
  });

  it('only to be read where nobody writes any more', async () => {
    await site.owner.client.bookings.decide({ params: { id: site.id }, body: { status: 'CONFIRMED' } });
    await site.write(site.guest, 'Grazie di tutto');
    await site.moveTo('2027-07-20T10:00:00Z');
    expect(await waiting()).toBe(1);
    await site.read(site.owner);
    expect(await waiting()).toBe(0);
  });
});

describe('it is nobody else’s', () => {
  it('not another guest’s, nor an editor’s: they learn nothing of it', async () => {
    await site.write(site.guest, 'Uno');
    for (const stranger of [await site.signIn(), await site.signIn({ role: 'EDITOR', emailConfirmed: true })]) {
      for (const attempt of [
        site.list,
        (writer: TalkingSite['guest']) => site.write(writer, 'Salve'),
        (writer: TalkingSite['guest']) => site.read(writer),
      ]) {
        await expect(attempt(stranger)).rejects.toMatchObject({ status: 404, message: 'Prenotazione non trovata' });
      }
    }
    expect(await site.list(site.owner)).toMatchObject([{ text: 'Uno', readAt: null }]);
  });

  it('is of no closed days', async () => {
    const { booking } = await site.owner.client.bookings.block({
      body: { startDate: '2027-09-01', endDate: '2027-09-03' },
    });
    const params = { id: booking.id };
    await expect(site.owner.client.conversations.list({ params })).rejects.toMatchObject({ status: 404 });
    await expect(site.owner.client.conversations.write({ params, body: { text: 'Ciao' } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('one who has not confirmed her address reads, and does not write', async () => {
    await site.database.updateTable('users').set({ email_confirmed: 0 }).where('id', '=', site.guest.user.id).execute();
    expect(await site.list(site.guest)).toEqual([]);
    await site.read(site.guest);
    await expect(site.write(site.guest, 'Ciao')).rejects.toMatchObject({ status: 403 });
  });
});

it('is forgotten twelve months after the departure', async () => {
  await site.write(site.guest, 'Uno');
  const later = aStay({ userId: site.guest.user.id, startDate: '2027-06-13', endDate: '2027-06-20' });
  await transact(site.database, (trx) => insertBooking(trx, later));
  await site.guest.client.conversations.write({ params: { id: later.id }, body: { text: 'Due' } });
  const texts = async () =>
    (await site.database.selectFrom('booking_messages').select('text').orderBy('text').execute()).map(
      ({ text }) => text,
    );
  site.clock.advance(382 * DAY_MS);
  expect(site.clock.today()).toBe('2028-06-17');
  await site.app.conversationRounds.pollNow();
  expect(await texts()).toEqual(['Due', 'Uno']);
  site.clock.advance(2 * DAY_MS);
  await site.app.conversationRounds.pollNow();
  expect(await texts()).toEqual(['Due']);
});
