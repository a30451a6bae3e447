import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../db/transaction.ts';
import { aStay } from '../../testing/index.ts';
import { createLettingSite, type LettingSite } from '../../testing/letting-site.ts';
import { insertBooking } from '../bookings/bookings.repository.ts';
import { insertMessage } from './conversations.repository.ts';

const DAY_MS = 86_400_000;
const CLOSED = { status: 409, message: 'La conversazione è chiusa' };

let site: LettingSite;
let id: string;
beforeEach(async () => {
  site = await createLettingSite({ now: '2027-06-01T08:00:00Z', offers: ['de'] });
  ({ id } = await site.request());
});
afterEach(() => site.close());

type SignedIn = Awaited<ReturnType<LettingSite['signIn']>>;

const write = (who: SignedIn, text: string, more: { readonly key?: string } = {}) =>
  who.client.conversations.write({ params: { id }, body: { text, ...more } });
const list = (who: SignedIn) => who.client.conversations.list({ params: { id } });
const read = (who: SignedIn, upTo?: string) =>
  who.client.conversations.read({ params: { id }, body: upTo === undefined ? {} : { upTo } });
const unreadOf = async (who: SignedIn) => (await who.client.bookings.get({ params: { id } })).unread;

/** A site of accounts whose sessions have not ended, at that instant. */
async function moveTo(instant: string): Promise<void> {
  site.clock.advance(Date.parse(instant) - site.clock.now().getTime());
  const again = async ({ user, password }: SignedIn) => {
    const { token } = await site.anyone.auth.login({ body: { email: user.email, password } });
    return { user, password, token, client: site.withToken(token) };
  };
  site = { ...site, owner: await again(site.owner), guest: await again(site.guest) };
}

/** As many as that were written before, by the guest. */
async function fill(count: number): Promise<void> {
  await transact(site.database, async (trx) => {
    for (let position = 1; position <= count; position += 1) {
      const createdAt = site.clock.now().toISOString();
      const told = { createdAt, readAt: createdAt, toldAt: createdAt, answeredAt: null };
      await insertMessage(trx, {
        id: randomUUID(),
        bookingId: id,
        position,
        side: 'GUEST',
        text: 'Ciao',
        key: null,
        ...told,
      });
    }
  });
}

describe('a conversation', () => {
  it('is what guest and owner wrote, oldest first, with who read what and when', async () => {
    const asked = await write(site.guest, 'Possiamo arrivare alle 18?');
    expect(asked).toEqual({
      id: expect.any(String),
      from: 'GUEST',
      text: 'Possiamo arrivare alle 18?',
      createdAt: '2027-06-01T08:00:00.000Z',
      readAt: null,
    });
    site.clock.advance(60_000);
    await read(site.owner);
    const answered = await write(site.owner, 'Certo!');
    const both = [{ ...asked, readAt: '2027-06-01T08:01:00.000Z' }, answered];
    expect(answered).toMatchObject({ from: 'OWNER', readAt: null });
    expect(await list(site.guest)).toEqual(both);
    expect(await list(site.owner)).toEqual(both);
  });

  it('keeps when a message was first read', async () => {
    await write(site.guest, 'Prima');
    await read(site.owner);
    site.clock.advance(60_000);
    await write(site.guest, 'Seconda');
    await read(site.owner);
    expect((await list(site.guest)).map(({ readAt }) => readAt)).toEqual([
      '2027-06-01T08:00:00.000Z',
      '2027-06-01T08:01:00.000Z',
    ]);
  });

  it('tells each how much she has not read, and nobody of what she wrote herself', async () => {
    await write(site.guest, 'Uno');
    const { id: second } = await write(site.guest, 'Due');
    await write(site.guest, 'Tre');
    expect([await unreadOf(site.guest), await unreadOf(site.owner)]).toEqual([0, 3]);
    await read(site.guest);
    expect(await unreadOf(site.owner)).toBe(3);
    await read(site.owner, second);
    expect(await unreadOf(site.owner)).toBe(1);
    await read(site.owner, 'unknown');
    expect(await unreadOf(site.owner)).toBe(1);
    await read(site.owner);
    expect(await unreadOf(site.owner)).toBe(0);
    expect((await list(site.owner)).map(({ from }) => from)).toEqual(['GUEST', 'GUEST', 'GUEST']);
  });

  it('is counted in lists only where there is something to read', async () => {
    const other = await site.request({ startDate: '2027-08-07', endDate: '2027-08-14' });
    await write(site.guest, 'Uno');
    const shownTo = async (who: SignedIn) =>
      Object.fromEntries((await who.client.bookings.list()).map((booking) => [booking.id, 'unread' in booking]));
    expect(await shownTo(site.owner)).toEqual({ [id]: true, [other.id]: false });
    expect(await shownTo(site.guest)).toEqual({ [id]: false, [other.id]: false });
    await write(site.owner, 'Due');
    expect(await shownTo(site.guest)).toEqual({ [id]: true, [other.id]: false });
    expect(await shownTo(await site.signIn())).toEqual({ [id]: false, [other.id]: false });
    expect(await site.anyone.bookings.list()).toEqual(
      expect.arrayContaining([expect.not.objectContaining({ unread: expect.anything() })]),
    );
  });

  it('does not change the version of its booking', async () => {
    const { version } = await site.owner.client.bookings.get({ params: { id } });
    await write(site.guest, 'Uno');
    expect(await site.owner.client.bookings.get({ params: { id } })).toMatchObject({ version, unread: 1 });
  });

  it('ends with its booking', async () => {
    await write(site.guest, 'Uno');
    await site.owner.client.bookings.remove({ params: { id } });
    expect(await site.database.selectFrom('booking_messages').selectAll().execute()).toEqual([]);
    await expect(list(site.owner)).rejects.toMatchObject({ status: 404 });
  });

  it('stays with its booking when the account is deleted, for the owner alone', async () => {
    await site.owner.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    await write(site.guest, 'Uno');
    await site.owner.client.users.remove({ params: { id: site.guest.user.id } });
    expect(await list(site.owner)).toMatchObject([{ text: 'Uno', from: 'GUEST' }]);
    await expect(list(site.guest)).rejects.toMatchObject({ status: 401 });
  });
});

describe('it waits for the owner', () => {
  const waiting = async (who: SignedIn = site.owner) =>
    (await who.client.bookings.list()).find((booking) => booking.id === id)?.unanswered ?? 0;
  const settle = (who: SignedIn, upTo: string) => who.client.conversations.settle({ params: { id }, body: { upTo } });

  it('from what the guest writes until she has read it and answers, and again as the guest writes again', async () => {
    expect(await waiting()).toBe(0);
    await write(site.guest, 'Uno');
    await write(site.guest, 'Due');
    expect(await waiting()).toBe(2);
    await read(site.owner);
    expect(await waiting()).toBe(2);
    await write(site.owner, 'Ecco');
    expect(await waiting()).toBe(0);
    await write(site.guest, 'Ancora una cosa');
    expect(await waiting()).toBe(1);
  });

  it('with what she had not seen as she answered', async () => {
    await write(site.guest, 'Uno');
    await read(site.owner);
    await write(site.guest, 'Due, mentre lei scrive');
    await write(site.owner, 'Ecco');
    expect(await waiting()).toBe(1);
  });

  it('no more for any of her who answer: another admin, or another tab', async () => {
    const other = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    await write(site.guest, 'Uno');
    await read(other);
    await write(other, 'Rispondo io');
    expect(await waiting()).toBe(0);
  });

  it('no more once she says that she answered by mail, but for what came meanwhile', async () => {
    const { id: first } = await write(site.guest, 'Uno');
    await write(site.guest, 'Due, mentre lei preme');
    await settle(site.owner, first);
    expect(await waiting()).toBe(1);
    expect((await list(site.owner)).map(({ readAt }) => readAt !== null)).toEqual([true, false]);
    await settle(site.owner, first);
    expect(await waiting()).toBe(1);
    const { id: mine } = await write(site.owner, 'Una mia');
    await settle(site.owner, mine);
    expect(await waiting()).toBe(0);
  });

  it('for nothing that another conversation’s message names', async () => {
    const other = await site.request({ startDate: '2027-08-07', endDate: '2027-08-14' });
    const foreign = await site.guest.client.conversations.write({
      params: { id: other.id },
      body: { text: 'Altrove' },
    });
    await write(site.guest, 'Uno');
    await settle(site.owner, foreign.id);
    expect(await waiting()).toBe(1);
  });

  it('unseen by guests and editors, who cannot settle it either', async () => {
    const { id: first } = await write(site.guest, 'Uno');
    const editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
    for (const who of [site.guest, editor]) {
      expect(await who.client.bookings.list()).not.toEqual(
        expect.arrayContaining([expect.objectContaining({ unanswered: expect.anything() })]),
      );
      await expect(settle(who, first)).rejects.toMatchObject({ status: 403 });
    }
    expect(await waiting()).toBe(1);
  });

  it('only to be read where nobody writes any more', async () => {
    await site.owner.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    await write(site.guest, 'Grazie di tutto');
    await moveTo('2027-07-20T10:00:00Z');
    expect(await waiting()).toBe(1);
    await read(site.owner);
    expect(await waiting()).toBe(0);
  });
});

describe('it is nobody else’s', () => {
  it('not another guest’s, nor an editor’s: they learn nothing of it', async () => {
    await write(site.guest, 'Uno');
    for (const stranger of [await site.signIn(), await site.signIn({ role: 'EDITOR', emailConfirmed: true })]) {
      for (const attempt of [list, (who: SignedIn) => write(who, 'Salve'), (who: SignedIn) => read(who)]) {
        await expect(attempt(stranger)).rejects.toMatchObject({ status: 404, message: 'Prenotazione non trovata' });
      }
    }
    expect(await list(site.owner)).toMatchObject([{ text: 'Uno', readAt: null }]);
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
    expect(await list(site.guest)).toEqual([]);
    await read(site.guest);
    await expect(write(site.guest, 'Ciao')).rejects.toMatchObject({ status: 403 });
  });
});

describe('it is written', () => {
  it('of a request that waits and of a stay that stands, until thirty days after the departure', async () => {
    await write(site.guest, 'Prima della conferma');
    await site.owner.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    await moveTo('2027-07-19T21:59:00Z');
    await write(site.guest, 'L’ultimo giorno');
    await write(site.owner, 'Anche qui');
    await moveTo('2027-07-19T22:01:00Z');
    for (const who of [site.guest, site.owner]) await expect(write(who, 'Tardi')).rejects.toMatchObject(CLOSED);
    expect(await list(site.guest)).toHaveLength(3);
  });

  it.each(['REJECTED', 'CANCELLED', 'EXPIRED'])('of none that was %s, which is still read', async (end) => {
    await write(site.guest, 'Uno');
    if (end === 'REJECTED') await site.owner.client.bookings.decide({ params: { id }, body: { status: 'REJECTED' } });
    if (end === 'CANCELLED') {
      await site.owner.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
      await site.owner.client.bookings.cancel({ params: { id }, body: {} });
    }
    if (end === 'EXPIRED') {
      await site.database.updateTable('bookings').set({ expires_at: '2027-06-01T07:00:00.000Z' }).execute();
      await site.app.requestExpiry.lookNow();
    }
    for (const who of [site.guest, site.owner]) await expect(write(who, 'Due')).rejects.toMatchObject(CLOSED);
    expect(await list(site.guest)).toMatchObject([{ text: 'Uno' }]);
    await read(site.owner);
    expect(await unreadOf(site.owner)).toBe(0);
  });

  it('of no request whose guest is gone: it would reach nobody', async () => {
    await site.owner.client.users.remove({ params: { id: site.guest.user.id } });
    await expect(write(site.owner, 'Ci sei?')).rejects.toMatchObject(CLOSED);
  });

  it('as plain text of 1 to 2000 characters, without what nobody sees', async () => {
    const hostile =
      ' <script>alert(1)</script> <a href="https://example.com">qui</a> {collegamento}\u0000\u0007\u202E\r\nfine ';
    expect((await write(site.guest, hostile)).text).toBe(
      '<script>alert(1)</script> <a href="https://example.com">qui</a> {collegamento}\nfine',
    );
    await expect(write(site.guest, ' \u200B\n ')).rejects.toMatchObject({
      status: 400,
      fields: { text: 'Scrivi un messaggio' },
    });
    await expect(write(site.guest, 'a'.repeat(2001))).rejects.toMatchObject({ status: 400 });
    expect((await write(site.guest, 'e\u0301'.repeat(2000))).text).toBe('é'.repeat(2000));
  });

  it.each([
    ['ten megabytes', JSON.stringify({ text: 'a'.repeat(10 * 2 ** 20) }), 413],
    ['no text', '{}', 400],
    ['a number', '{"text":7}', 400],
    ['a list', '{"text":["a"]}', 400],
  ])('and not as %s', async (_, body, status) => {
    const answer = await fetch(`${site.origin}/api/bookings/${id}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${site.guest.token}`, 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(status);
    await answer.arrayBuffer();
    expect(await list(site.owner)).toEqual([]);
  });

  it('as who writes it, when she writes it, whatever her body claims', async () => {
    const claims = { from: 'OWNER', side: 'OWNER', createdAt: '2020-01-01T00:00:00Z', readAt: '2020-01-01T00:00:00Z' };
    const answer = await fetch(`${site.origin}/api/bookings/${id}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${site.guest.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'Ciao', ...claims }),
    });
    expect(await answer.json()).toMatchObject({ from: 'GUEST', createdAt: '2027-06-01T08:00:00.000Z', readAt: null });
  });

  it('once, however often it is sent with the same key, also by two tabs at once', async () => {
    const key = randomUUID();
    const [first, ...again] = await Promise.all([1, 2, 3].map(() => write(site.guest, 'Una volta', { key })));
    for (const one of again) expect(one).toEqual(first);
    expect(await list(site.owner)).toHaveLength(1);
    await write(site.owner, 'La stessa chiave, un’altra persona', { key });
    expect(await list(site.owner)).toHaveLength(2);
    await write(site.guest, 'Senza chiave');
    await write(site.guest, 'Senza chiave');
    expect(await list(site.owner)).toHaveLength(4);
  });

  it('thirty times an hour by one account, over all its bookings', async () => {
    const other = await site.request({ startDate: '2027-08-07', endDate: '2027-08-14' });
    for (let count = 0; count < 29; count += 1) await write(site.guest, 'Ancora');
    await site.guest.client.conversations.write({ params: { id: other.id }, body: { text: 'Altrove' } });
    await expect(write(site.guest, 'Troppo')).rejects.toMatchObject({ status: 429 });
    await expect(write(site.owner, 'Un’altra persona')).resolves.toBeDefined();
    site.clock.advance(60 * 60_000);
    await expect(write(site.guest, 'Un’ora dopo')).resolves.toBeDefined();
  });

  it('what was refused counts for nothing, and what arrived before is answered beyond the bound', async () => {
    const key = randomUUID();
    await write(site.guest, 'Con chiave', { key });
    for (let count = 0; count < 29; count += 1) await write(site.guest, 'Ancora');
    expect(await write(site.guest, 'Con chiave', { key })).toMatchObject({ text: 'Con chiave' });
  });

  it('five hundred times of one booking, and not once more, whoever comes at the same time', async () => {
    await fill(490);
    const attempts = Array.from({ length: 40 }, (_, index) => write(index % 2 ? site.guest : site.owner, `${index}`));
    const outcomes = await Promise.allSettled(attempts);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(30);
    for (const refusal of refused) {
      expect(refusal).toMatchObject({
        status: 409,
        message: 'La conversazione ha già 500 messaggi: scrivi un’e-mail',
      });
    }
    expect(await list(site.owner)).toHaveLength(500);
  });
});

it('is forgotten twelve months after the departure', async () => {
  await write(site.guest, 'Uno');
  const later = aStay({ userId: site.guest.user.id, startDate: '2027-06-13', endDate: '2027-06-20' });
  await transact(site.database, (trx) => insertBooking(trx, later));
  await site.guest.client.conversations.write({ params: { id: later.id }, body: { text: 'Due' } });
  const texts = async () =>
    (await site.database.selectFrom('booking_messages').select('text').orderBy('text').execute()).map(
      ({ text }) => text,
    );
  site.clock.advance(382 * DAY_MS);
  expect(site.clock.today()).toBe('2028-06-17');
  await site.app.conversationRounds.lookNow();
  expect(await texts()).toEqual(['Due', 'Uno']);
  site.clock.advance(2 * DAY_MS);
  await site.app.conversationRounds.lookNow();
  expect(await texts()).toEqual(['Due']);
});
