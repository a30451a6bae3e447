import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTalkingSite, type TalkingSite } from '../../../testing/talking-site.ts';

const CLOSED = { status: 409, message: 'La conversazione è chiusa' };

let site: TalkingSite;
beforeEach(async () => {
  site = await createTalkingSite();
});
afterEach(() => site.close());

describe('a message is written', () => {
  it('of a request that waits and of a stay that stands, until thirty days after the departure', async () => {
    await site.write(site.guest, 'Prima della conferma');
    await site.owner.client.bookings.decide({ params: { id: site.id }, body: { status: 'CONFIRMED' } });
    await site.moveTo('2027-07-19T21:59:00Z');
    await site.write(site.guest, 'L’ultimo giorno');
    await site.write(site.owner, 'Anche qui');
    await site.moveTo('2027-07-19T22:01:00Z');
    for (const writer of [site.guest, site.owner])
      await expect(site.write(writer, 'Tardi')).rejects.toMatchObject(CLOSED);
    expect(await site.list(site.guest)).toHaveLength(3);
  });

  it.each(['REJECTED', 'CANCELLED', 'EXPIRED'])('of none that was %s, which is still read', async (end) => {
    await site.write(site.guest, 'Uno');
    if (end === 'REJECTED')
      await site.owner.client.bookings.decide({ params: { id: site.id }, body: { status: 'REJECTED' } });
    if (end === 'CANCELLED') {
      await site.owner.client.bookings.decide({ params: { id: site.id }, body: { status: 'CONFIRMED' } });
      await site.owner.client.bookings.cancel({ params: { id: site.id }, body: {} });
    }
    if (end === 'EXPIRED') {
      await site.database.updateTable('bookings').set({ expires_at: '2027-06-01T07:00:00.000Z' }).execute();
      await site.app.requestExpiry.pollNow();
    }
    for (const writer of [site.guest, site.owner])
      await expect(site.write(writer, 'Due')).rejects.toMatchObject(CLOSED);
    expect(await site.list(site.guest)).toMatchObject([{ text: 'Uno' }]);
    await site.read(site.owner);
    expect(await site.unreadOf(site.owner)).toBe(0);
  });

  it('of no request whose guest is gone: it would reach nobody', async () => {
    await site.owner.client.users.remove({ params: { id: site.guest.user.id } });
    await expect(site.write(site.owner, 'Ci sei?')).rejects.toMatchObject(CLOSED);
  });

  it('as plain text of 1 to 2000 characters, without what nobody sees', async () => {
    const hostile =
      ' <script>alert(1)</script> <a href="https://example.com">qui</a> {collegamento}\u0000\u0007\u202E\r\nfine ';
    expect((await site.write(site.guest, hostile)).text).toBe(
      '<script>alert(1)</script> <a href="https://example.com">qui</a> {collegamento}\nfine',
    );
    await expect(site.write(site.guest, ' \u200B\n ')).rejects.toMatchObject({
      status: 400,
      fields: { text: 'Scrivi un messaggio' },
    });
    await expect(site.write(site.guest, 'a'.repeat(2001))).rejects.toMatchObject({ status: 400 });
    expect((await site.write(site.guest, 'e\u0301'.repeat(2000))).text).toBe('é'.repeat(2000));
  });

  it.each([
    ['ten megabytes', JSON.stringify({ text: 'a'.repeat(10 * 2 ** 20) }), 413],
    ['no text', '{}', 400],
    ['a number', '{"text":7}', 400],
    ['a list', '{"text":["a"]}', 400],
  ])('and not as %s', async (_, body, status) => {
    const answer = await fetch(`${site.origin}/api/bookings/${site.id}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${site.guest.token}`, 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(status);
    await answer.arrayBuffer();
    expect(await site.list(site.owner)).toEqual([]);
  });

  it('as who writes it, when she writes it, whatever her body claims', async () => {
    const claims = { from: 'OWNER', side: 'OWNER', createdAt: '2020-01-01T00:00:00Z', readAt: '2020-01-01T00:00:00Z' };
    const answer = await fetch(`${site.origin}/api/bookings/${site.id}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${site.guest.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'Ciao', ...claims }),
    });
    expect(await answer.json()).toMatchObject({ from: 'GUEST', createdAt: '2027-06-01T08:00:00.000Z', readAt: null });
  });

  it('once, however often it is sent with the same key, also by two tabs at once', async () => {
    const key = randomUUID();
    const [first, ...again] = await Promise.all([1, 2, 3].map(() => site.write(site.guest, 'Una volta', { key })));
    for (const one of again) expect(one).toEqual(first);
    expect(await site.list(site.owner)).toHaveLength(1);
    await site.write(site.owner, 'La stessa chiave, un’altra persona', { key });
    expect(await site.list(site.owner)).toHaveLength(2);
    await site.write(site.guest, 'Senza chiave');
    await site.write(site.guest, 'Senza chiave');
    expect(await site.list(site.owner)).toHaveLength(4);
  });

  it('thirty times an hour by one account, over all its bookings', async () => {
    const other = await site.request({ startDate: '2027-08-07', endDate: '2027-08-14' });
    for (let count = 0; count < 29; count += 1) await site.write(site.guest, 'Ancora');
    await site.guest.client.conversations.write({ params: { id: other.id }, body: { text: 'Altrove' } });
    await expect(site.write(site.guest, 'Troppo')).rejects.toMatchObject({ status: 429 });
    await expect(site.write(site.owner, 'Un’altra persona')).resolves.toBeDefined();
    site.clock.advance(60 * 60_000);
    await expect(site.write(site.guest, 'Un’ora dopo')).resolves.toBeDefined();
  });

  it('what was refused counts for nothing, and what arrived before is answered beyond the bound', async () => {
    const key = randomUUID();
    await site.write(site.guest, 'Con chiave', { key });
    for (let count = 0; count < 29; count += 1) await site.write(site.guest, 'Ancora');
    expect(await site.write(site.guest, 'Con chiave', { key })).toMatchObject({ text: 'Con chiave' });
  });

  it('five hundred times of one booking, and not once more, whoever comes at the same time', async () => {
    await site.fill(490);
    const attempts = Array.from({ length: 40 }, (_, index) =>
      site.write(index % 2 ? site.guest : site.owner, `${index}`),
    );
    const outcomes = await Promise.allSettled(attempts);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(30);
    for (const refusal of refused) {
      expect(refusal).toMatchObject({
        status: 409,
        message: 'La conversazione ha già 500 messaggi: scrivi un’e-mail',
      });
    }
    expect(await site.list(site.owner)).toHaveLength(500);
  });
});
