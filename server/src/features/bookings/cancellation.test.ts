import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStayRequest, createTestSite, type TestSite } from '../../testing/index.ts';

const DAY = 24 * 60 * 60_000;
const TOO_LATE = 'Si può chiedere di annullare solo un soggiorno confermato, prima dell’arrivo';

let site: TestSite;
let owner: Awaited<ReturnType<TestSite['signIn']>>;
let guest: Awaited<ReturnType<TestSite['signIn']>>;
beforeEach(async () => {
  site = await createTestSite({ ownerEmail: 'padrona@example.it', offers: ['fr'] });
  owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  guest = await site.signIn();
});
afterEach(() => site.close());

async function request(client = guest.client): Promise<string> {
  return (await client.bookings.request({ body: aStayRequest() })).id;
}

async function confirmed(client = guest.client): Promise<string> {
  const id = await request(client);
  await owner.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  return id;
}

const ask = (id: string, message?: string, { client } = guest) =>
  client.bookings.askCancellation({ params: { id }, body: { message } });
const drop = (id: string, { client } = guest) => client.bookings.dropCancellation({ params: { id } });

/** The mail that the work leads to, and no other. */
async function mailOf(work: () => Promise<unknown>) {
  await site.deliverMail();
  site.sent.length = 0;
  await work();
  return [...(await site.deliverMail())];
}

describe('a guest who asks to cancel her confirmed stay', () => {
  it('is shown so, and so is the owner, who reads why and can answer her', async () => {
    const id = await confirmed();
    const sent = await mailOf(async () => {
      const answer = await ask(id, 'Mio padre non sta bene.');
      const askedAt = site.clock.now().toISOString();
      expect(answer).toMatchObject({ id, mine: true, status: 'CONFIRMED', cancellationAskedAt: askedAt });
    });
    expect(sent).toMatchObject([
      {
        to: { address: 'padrona@example.it' },
        replyTo: 'ada@example.com',
        subject: 'Ada Rossi chiede di annullare: giu 12, 2027 – giu 19, 2027',
        body: expect.stringContaining('Mio padre non sta bene.'),
      },
    ]);
    expect(await owner.client.bookings.list()).toMatchObject([{ cancellationAskedAt: expect.any(String) }]);
    const [inPublic] = await site.anyone.bookings.list();
    expect(Object.keys(inPublic ?? {}).toSorted()).toEqual(['endDate', 'id', 'isBlocked', 'startDate', 'status']);
  });

  it('does so once', async () => {
    const id = await confirmed();
    await ask(id);
    await expect(ask(id)).rejects.toMatchObject({ status: 409, message: 'Hai già chiesto di annullare' });
    const inFrench = site.withToken(guest.token, 'fr');
    await expect(inFrench.bookings.askCancellation({ params: { id }, body: {} })).rejects.toMatchObject({
      message: 'Vous avez déjà demandé l’annulation',
    });
  });

  it('keeps her days until the owner answers, who then cancels', async () => {
    const id = await confirmed();
    await ask(id);
    await expect(request()).rejects.toMatchObject({ status: 409 });
    await owner.client.bookings.cancel({ params: { id }, body: {} });
    expect(await guest.client.bookings.list()).toMatchObject([
      { outcome: 'CANCELLED', cancellationAskedAt: expect.any(String) },
    ]);
    await expect(drop(id)).rejects.toMatchObject({ status: 409 });
    await request();
  });

  it('makes an owner who read the booking before read it again', async () => {
    const id = await confirmed();
    const [read] = await owner.client.bookings.list();
    await ask(id);
    const edit = owner.client.bookings.edit({ params: { id }, body: { numberOfGuests: 1 }, version: read?.version });
    await expect(edit).rejects.toMatchObject({ status: 412 });
  });

  it('may do so up to the day before she arrives', async () => {
    const id = await confirmed();
    site.clock.advance(102 * DAY);
    expect(site.clock.today()).toBe('2027-06-11');
    const { token } = await site.anyone.auth.login({ body: { email: guest.user.email, password: guest.password } });
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
    const waiting = await request();
    const rejected = await request();
    await owner.client.bookings.decide({ params: { id: rejected }, body: { status: 'REJECTED' } });
    for (const id of [waiting, rejected]) {
      await expect(ask(id)).rejects.toMatchObject({ status: 409, message: TOO_LATE });
    }
  });

  it('writes to the owner 120 times an hour at most', async () => {
    const id = await confirmed();
    await expect(
      (async () => {
        for (let times = 0; times < 120; times++) {
          await ask(id);
          await drop(id);
        }
      })(),
    ).rejects.toMatchObject({ status: 429 });
  });
});

describe("another's stay, or a block", () => {
  it('is not there for who asks to cancel it, or takes that back, an admin’s own asking apart', async () => {
    const id = await confirmed();
    await ask(id);
    const { booking } = await owner.client.bookings.block({ body: { startDate: '2027-08-01', endDate: '2027-08-02' } });
    const other = await site.signIn();
    const editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
    for (const unseen of [id, booking.id, 'nothing']) {
      for (const who of [other, editor]) {
        await expect(ask(unseen, undefined, who)).rejects.toMatchObject({ status: 404 });
        await expect(drop(unseen, who)).rejects.toMatchObject({ status: 404 });
      }
      await expect(ask(unseen, undefined, owner)).rejects.toMatchObject({ status: 404 });
    }
    await expect(drop('nothing', owner)).rejects.toMatchObject({ status: 404 });
    await expect(drop(booking.id, owner)).rejects.toMatchObject({ status: 409 });
  });
});

describe('what was asked', () => {
  it('is taken back by the guest: the owner is told, and it can be asked again', async () => {
    const id = await confirmed();
    await ask(id);
    const sent = await mailOf(() => drop(id));
    expect(sent).toMatchObject([
      { to: { address: 'padrona@example.it' }, subject: expect.stringContaining('non chiede più di annullare') },
    ]);
    const [kept] = await guest.client.bookings.list();
    expect(kept).toMatchObject({ status: 'CONFIRMED' });
    expect(kept).not.toHaveProperty('cancellationAskedAt');
    await expect(drop(id)).rejects.toMatchObject({
      status: 409,
      message: 'Nessuno ha chiesto di annullare questa prenotazione',
    });
    await ask(id);
  });

  it('is declined by the owner: the guest is told in her language', async () => {
    const id = await confirmed(site.withToken(guest.token, 'fr'));
    await ask(id);
    const sent = await mailOf(() => drop(id, owner));
    expect(sent).toMatchObject([
      {
        to: { address: 'ada@example.com' },
        subject: 'Votre réservation reste confirmée : 12 juin 2027 – 19 juin 2027',
        body: expect.stringContaining(`${site.origin}/fr/contact`),
      },
    ]);
    expect(await site.anyone.bookings.list()).toMatchObject([{ status: 'CONFIRMED' }]);
  });

  it('is declined once, however often that is asked for at once', async () => {
    const id = await confirmed();
    await ask(id);
    const sent = await mailOf(async () => {
      const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => drop(id, owner)));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });
    expect(sent).toHaveLength(1);
  });
});
