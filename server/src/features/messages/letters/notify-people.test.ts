import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStayRequest, createTestSite, type TestSite } from '../../../testing/index.ts';

const STRANGER = 'sconosciuta@example.com';

let site: TestSite;
let owner: Awaited<ReturnType<TestSite['signIn']>>;
let guest: Awaited<ReturnType<TestSite['signIn']>>;
beforeEach(async () => {
  site = await createTestSite({ ownerEmail: 'padrona@example.it' });
  owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  guest = await site.signIn();
});
afterEach(() => site.close());

async function request() {
  return await guest.client.bookings.request({
    body: aStayRequest({ guestName: 'Vinci subito un premio', guestEmail: STRANGER }),
  });
}

/** The subjects of an address's mail so far. */
async function letterTo(address: string): Promise<string[]> {
  return (await site.deliverMail()).filter(({ to }) => to.address === address).map(({ subject }) => subject);
}

const decide = (id: string, status: 'CONFIRMED' | 'REJECTED') =>
  owner.client.bookings.decide({ params: { id }, body: { status } });

describe('an address that is written into a request', () => {
  it('gets nothing of what becomes of it before the owner confirms', async () => {
    const [withdrawn, deleted, edited, rejected] = [await request(), await request(), await request(), await request()];
    await guest.client.bookings.remove({ params: { id: withdrawn.id } });
    await owner.client.bookings.remove({ params: { id: deleted.id } });
    const edit = { startDate: '2027-07-10', endDate: '2027-07-17', numberOfGuests: 1 };
    await owner.client.bookings.edit({ params: { id: edited.id }, body: edit });
    await decide(rejected.id, 'REJECTED');
    expect(await letterTo(STRANGER)).toEqual([]);
    expect(await letterTo(guest.user.email)).toEqual([
      ...Array.from({ length: 4 }, () => expect.stringContaining('Abbiamo ricevuto la tua richiesta')),
      expect.stringContaining('Richiesta non accolta'),
    ]);
  });

  it('is shown to the owner, and gets the confirmation and all that follows', async () => {
    const { id } = await request();
    const toOwner = (await site.deliverMail()).find(({ to }) => to.address === 'padrona@example.it');
    expect(toOwner?.body).toContain(`E-mail: ${STRANGER}`);
    await decide(id, 'CONFIRMED');
    const edit = { startDate: '2027-07-10', endDate: '2027-07-17', numberOfGuests: 1 };
    await owner.client.bookings.edit({ params: { id }, body: edit });
    await owner.client.bookings.remove({ params: { id } });
    expect(await letterTo(STRANGER)).toEqual([
      expect.stringContaining('Prenotazione confermata'),
      expect.stringContaining('La tua prenotazione è cambiata'),
      expect.stringContaining('Prenotazione annullata'),
    ]);
  });
});

describe('a refusal of a request', () => {
  it('goes to the address that was confirmed, where the account has moved to another since', async () => {
    const { id } = await request();
    await guest.client.profile.update({ body: { email: STRANGER, currentPassword: guest.password } });
    await decide(id, 'REJECTED');
    expect(await letterTo(STRANGER)).toEqual([expect.stringContaining('Conferma')]);
    expect(await letterTo(guest.user.email)).toContainEqual(expect.stringContaining('Richiesta non accolta'));
  });

  it('goes to nobody where the account is no longer', async () => {
    const { id } = await request();
    await site.deliverMail();
    await owner.client.users.remove({ params: { id: guest.user.id } });
    const before = site.sent.length;
    await decide(id, 'REJECTED');
    expect(await site.deliverMail()).toHaveLength(before);
  });
});
