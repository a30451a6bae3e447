import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStayRequest } from '../../../testing/index.ts';
import { createLettingSite, type LettingSite } from '../../../testing/letting-site.ts';

const DAY = 24 * 60 * 60_000;
const TOO_LATE = 'Si può chiedere di annullare solo un soggiorno confermato, prima dell’arrivo';

let site: LettingSite;
beforeEach(async () => {
  site = await createLettingSite({ offers: ['fr'] });
});
afterEach(() => site.close());

const askCancellation = (id: string, message?: string, { client } = site.guest) =>
  client.bookings.askCancellation({ params: { id }, body: { message } });
const drop = (id: string, { client } = site.guest) => client.bookings.dropCancellation({ params: { id }, body: {} });

describe('a guest who asks to cancel her confirmed stay', () => {
  it('is shown so, and so is the owner, who reads why and can answer her', async () => {
    const id = await site.decided('CONFIRMED');
    const sent = await site.mailOf(async () => {
      const answer = await askCancellation(id, 'Mio padre non sta bene.');
      const requestedAt = site.clock.now().toISOString();
      expect(answer).toMatchObject({ id, mine: true, status: 'CONFIRMED', cancellationAskedAt: requestedAt });
    });
    expect(sent).toMatchObject([
      {
        to: { address: 'padrona@example.it' },
        replyTo: 'ada@example.com',
        subject: 'Ada Rossi chiede di annullare: 12 giugno 2027 – 19 giugno 2027',
        body: expect.stringContaining('Mio padre non sta bene.'),
      },
    ]);
    expect(await site.owner.client.bookings.list()).toMatchObject([{ cancellationAskedAt: expect.any(String) }]);
    const [inPublic] = await site.anyone.bookings.list();
    expect(Object.keys(inPublic ?? {}).toSorted()).toEqual(['endDate', 'id', 'isBlocked', 'startDate', 'status']);
  });

  it('does so once', async () => {
    const id = await site.decided('CONFIRMED');
    await askCancellation(id);
    await expect(askCancellation(id)).rejects.toMatchObject({ status: 409, message: 'Hai già chiesto di annullare' });
    const inFrench = site.withToken(site.guest.token, 'fr');
    await expect(inFrench.bookings.askCancellation({ params: { id }, body: {} })).rejects.toMatchObject({
      message: 'Vous avez déjà demandé l’annulation',
    });
  });

  it('keeps her days until the owner answers, who then cancels', async () => {
    const id = await site.decided('CONFIRMED');
    await askCancellation(id);
    await expect(site.request()).rejects.toMatchObject({ status: 409 });
    await site.owner.client.bookings.cancel({ params: { id }, body: {} });
    expect(await site.guest.client.bookings.list()).toMatchObject([
      { outcome: 'CANCELLED', cancellationAskedAt: expect.any(String) },
    ]);
    await expect(drop(id)).rejects.toMatchObject({ status: 409 });
    await site.request();
  });

  it('makes an owner who read the booking before read it again', async () => {
    const id = await site.decided('CONFIRMED');
    const [read] = await site.owner.client.bookings.list();
    await askCancellation(id);
    const edit = site.owner.client.bookings.edit({
      params: { id },
      body: { numberOfGuests: 1 },
      version: read?.version,
    });
    await expect(edit).rejects.toMatchObject({ status: 412 });
  });

  it('may do so up to the day before she arrives', async () => {
    const id = await site.decided('CONFIRMED');
    site.clock.advance(102 * DAY);
    expect(site.clock.today()).toBe('2027-06-11');
    const { token } = await site.anyone.auth.login({
      body: { email: site.guest.user.email, password: site.guest.password },
    });
    const { bookings } = site.withToken(token);
    site.clock.advance(DAY);
    await expect(bookings.askCancellation({ params: { id }, body: {} })).rejects.toMatchObject({
      status: 409,
      message: TOO_LATE,
    });
    site.clock.advance(-DAY);
    expect(await bookings.askCancellation({ params: { id }, body: {} })).toHaveProperty('cancellationAskedAt');
  });

  it('may not ask so of what waits or was rejected', async () => {
    const { id: waiting } = await site.request();
    const rejected = await site.decided('REJECTED');
    for (const id of [waiting, rejected]) {
      await expect(askCancellation(id)).rejects.toMatchObject({ status: 409, message: TOO_LATE });
    }
  });

  it('writes to the owner 120 times an hour at most', async () => {
    const id = await site.decided('CONFIRMED');
    await expect(
      (async () => {
        for (let times = 0; times < 120; times++) {
          await askCancellation(id);
          await drop(id);
        }
      })(),
    ).rejects.toMatchObject({ status: 429 });
  });
});

describe("another's stay, or a block", () => {
  it('is unknown to others who ask to cancel it, or take that back', async () => {
    const id = await site.decided('CONFIRMED');
    await askCancellation(id);
    const { booking } = await site.owner.client.bookings.block({
      body: { startDate: '2027-08-01', endDate: '2027-08-02' },
    });
    const other = await site.signIn();
    const editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
    for (const unseen of [id, booking.id, 'nothing']) {
      for (const caller of [other, editor]) {
        await expect(askCancellation(unseen, undefined, caller)).rejects.toMatchObject({ status: 404 });
        await expect(drop(unseen, caller)).rejects.toMatchObject({ status: 404 });
      }
      await expect(askCancellation(unseen, undefined, site.owner)).rejects.toMatchObject({ status: 404 });
    }
    await expect(drop('nothing', site.owner)).rejects.toMatchObject({ status: 404 });
    await expect(drop(booking.id, site.owner)).rejects.toMatchObject({ status: 409 });
  });
});

describe('what was asked', () => {
  it('is taken back by the guest: the owner is told, and it can be asked again', async () => {
    const id = await site.decided('CONFIRMED');
    await askCancellation(id);
    const sent = await site.mailOf(() => drop(id));
    expect(sent).toMatchObject([
      {
        to: { address: 'padrona@example.it' },
        subject: expect.stringContaining('ha ritirato la richiesta di annullamento'),
      },
    ]);
    const [unchanged] = await site.guest.client.bookings.list();
    expect(unchanged).toMatchObject({ status: 'CONFIRMED' });
    expect(unchanged).not.toHaveProperty('cancellationAskedAt');
    await expect(drop(id)).rejects.toMatchObject({
      status: 409,
      message: 'Nessuno ha chiesto di annullare questa prenotazione',
    });
    await askCancellation(id);
  });

  it('is declined by the owner: the guest is told in her language', async () => {
    const inFrench = site.withToken(site.guest.token, 'fr');
    const { id } = await inFrench.bookings.request({ body: aStayRequest() });
    await site.owner.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    await askCancellation(id);
    const sent = await site.mailOf(() => drop(id, site.owner));
    expect(sent).toMatchObject([
      {
        to: { address: 'ada@example.com' },
        subject: 'La réservation reste confirmée\u00A0: 12 juin 2027 – 19 juin 2027',
        body: expect.stringContaining(`${site.origin}/fr/booking/${id}`),
      },
    ]);
    expect(await site.anyone.bookings.list()).toMatchObject([{ status: 'CONFIRMED' }]);
  });

  it('is declined once, however often that is asked for at once', async () => {
    const id = await site.decided('CONFIRMED');
    await askCancellation(id);
    const sent = await site.mailOf(async () => {
      const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => drop(id, site.owner)));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });
    expect(sent).toHaveLength(1);
  });
});
