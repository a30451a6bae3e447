import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStayRequest } from '../../../testing/index.ts';
import { createLettingSite, type LettingSite } from '../../../testing/letting-site.ts';

const DAY = 24 * 60 * 60_000;

let site: LettingSite;
beforeEach(async () => {
  site = await createLettingSite({ offers: ['de'] });
});
afterEach(() => site.close());

const cancel = (id: string, message?: string) =>
  site.owner.client.bookings.cancel({ params: { id }, body: { message } });

describe('a confirmed stay that the owner cancels', () => {
  it('frees its days, and its guest reads why', async () => {
    const id = await site.decided('CONFIRMED');
    await site.deliverMail();
    site.sent.length = 0;
    expect(await cancel(id, '  Il tetto perde.\nCi dispiace!  ')).toMatchObject({
      id,
      status: 'REJECTED',
      outcome: 'CANCELLED',
      closedAt: site.clock.now().toISOString(),
      guest: { name: 'Ada Rossi' },
    });
    const [letter, ...others] = await site.deliverMail();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      to: { address: 'ada@example.com' },
      subject: 'Prenotazione annullata: 12 giugno 2027 – 19 giugno 2027',
    });
    expect(letter?.body).toContain('è stata annullata.\n\nIl tetto perde.\nCi dispiace!\n\nCheck-in:');
    expect(await site.anyone.bookings.list()).toEqual([]);
    const again = (await site.request()).id;
    await site.owner.client.bookings.decide({ params: { id: again }, body: { status: 'CONFIRMED' } });
  });

  it('stays in the history of guest and owner, and stays as it is', async () => {
    const id = await site.decided('CONFIRMED');
    await cancel(id);
    for (const { client } of [site.guest, site.owner]) {
      expect(await client.bookings.list()).toMatchObject([{ id, status: 'REJECTED', outcome: 'CANCELLED' }]);
    }
    for (const change of [
      () => cancel(id),
      () => site.owner.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } }),
      () => site.owner.client.bookings.edit({ params: { id }, body: { numberOfGuests: 1 } }),
      () => site.guest.client.bookings.askCancellation({ params: { id }, body: {} }),
      () => site.guest.client.bookings.remove({ params: { id } }),
    ]) {
      await expect(change()).rejects.toMatchObject({ status: 409 });
    }
  });

  it('is told of in the language of its guest, without an empty place where nothing was written', async () => {
    const { id } = await site.withToken(site.guest.token, 'de').bookings.request({ body: aStayRequest() });
    await site.owner.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    await cancel(id);
    const letter = (await site.deliverMail()).at(-1);
    expect(letter?.subject).toBe('Buchung storniert: 12. Juni 2027 – 19. Juni 2027');
    expect(letter?.body).toContain('wurde storniert.\n\nAnreise:');
  });

  it('names the day on which its guest asked for it beside its own, and nothing of it where she did not', async () => {
    const { id } = await site.withToken(site.guest.token, 'de').bookings.request({ body: aStayRequest() });
    await site.owner.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    await site.guest.client.bookings.askCancellation({ params: { id }, body: {} });
    site.clock.advance(2 * DAY);
    await cancel(id);
    expect((await site.deliverMail()).at(-1)?.body).toContain(
      'Sie haben uns am 1. März 2027 darum gebeten; wir haben die Buchung am 3. März 2027 storniert.',
    );
    await cancel(await site.decided('CONFIRMED'));
    const letter = (await site.deliverMail()).at(-1);
    expect(letter?.subject).toContain('Prenotazione annullata');
    expect(letter?.body).not.toMatch(/chiesto|rimborso/);
  });

  it('carries the message in a wording of the owner’s, too, that has no place for it', async () => {
    const params = { kind: 'BOOKING_CANCELLED' };
    await site.owner.client.mail.changeWording({
      params,
      body: { subject: 'Annullata', body: 'Scrivici: {collegamento}' },
    });
    await cancel(await site.decided('CONFIRMED'), 'Il tetto perde.');
    expect((await site.deliverMail()).at(-1)?.body).toBe(
      `Casa Zagara\n\nScrivici: ${site.origin}/contact\n\nIl tetto perde.\n`,
    );
  });

  it('counts as asked for, not as income', async () => {
    await cancel(await site.decided('CONFIRMED'));
    const { channels } = await site.owner.client.visits.get({ query: { from: '2027-03-01', to: '2027-03-01' } });
    expect(channels).toMatchObject([{ requests: 1, confirmations: 0, incomeCents: 0 }]);
  });
});

describe('cancelling', () => {
  it('is for a stay up to its last day', async () => {
    const id = await site.decided('CONFIRMED');
    site.clock.advance(110 * DAY);
    expect(site.clock.today()).toBe('2027-06-19');
    const { client } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    expect(await client.bookings.cancel({ params: { id }, body: {} })).toMatchObject({ outcome: 'CANCELLED' });
  });

  it('is not for a stay that is over', async () => {
    const id = await site.decided('CONFIRMED');
    site.clock.advance(111 * DAY);
    const { client } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    await expect(client.bookings.cancel({ params: { id }, body: {} })).rejects.toMatchObject({ status: 409 });
  });

  it('is not for requests, blocks and what was rejected', async () => {
    const { booking } = await site.owner.client.bookings.block({
      body: { startDate: '2027-08-01', endDate: '2027-08-02' },
    });
    for (const id of [booking.id, (await site.request()).id, await site.decided('REJECTED')]) {
      await expect(cancel(id)).rejects.toMatchObject({
        status: 409,
        message: 'Si può annullare solo una prenotazione confermata che non è ancora finita',
      });
    }
  });

  it('of many at once happens once', async () => {
    const id = await site.decided('CONFIRMED');
    await site.deliverMail();
    site.sent.length = 0;
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => cancel(id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await site.deliverMail()).toHaveLength(1);
  });

  it('says what is wrong with a message that is too long', async () => {
    const id = await site.decided('CONFIRMED');
    await expect(cancel(id, 'a'.repeat(1001))).rejects.toMatchObject({
      status: 400,
      fields: { message: 'Al massimo 1000 caratteri' },
    });
  });
});
