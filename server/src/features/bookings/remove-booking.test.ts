import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStayRequest, createTestSite, type TestSite } from '../../testing/index.ts';

const DAY = 24 * 60 * 60_000;

let site: TestSite;
let owner: Awaited<ReturnType<TestSite['signIn']>>;
let guest: Awaited<ReturnType<TestSite['signIn']>>;
beforeEach(async () => {
  site = await createTestSite({ ownerEmail: 'padrona@example.it' });
  owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  guest = await site.signIn();
});
afterEach(() => site.close());

async function request(): Promise<string> {
  return (await guest.client.bookings.request({ body: aStayRequest() })).id;
}

async function decided(status: 'CONFIRMED' | 'REJECTED'): Promise<string> {
  const id = await request();
  await owner.client.bookings.decide({ params: { id }, body: { status } });
  return id;
}

/** The mail that the work leads to, and no other. */
async function mailOf(work: () => Promise<unknown>) {
  await site.deliverMail();
  site.sent.length = 0;
  await work();
  return [...(await site.deliverMail())];
}

describe('a guest', () => {
  it('withdraws her own pending request, and the owner is told', async () => {
    const id = await request();
    const sent = await mailOf(() => guest.client.bookings.remove({ params: { id } }));
    expect(await guest.client.bookings.list()).toEqual([]);
    expect(sent).toMatchObject([
      { to: { address: 'padrona@example.it' }, subject: expect.stringContaining('Richiesta ritirata da Ada Rossi') },
    ]);
  });

  it.each(['CONFIRMED', 'REJECTED'] as const)('keeps her request once it is %s', async (status) => {
    const id = await decided(status);
    await expect(guest.client.bookings.remove({ params: { id } })).rejects.toMatchObject({ status: 409 });
  });

  it("cannot tell another's booking, or a block, from one that is not there", async () => {
    const id = await request();
    const { booking } = await owner.client.bookings.block({ body: { startDate: '2027-08-01', endDate: '2027-08-02' } });
    const other = await site.signIn();
    const editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
    for (const { client } of [other, editor]) {
      for (const unseen of [id, booking.id, 'nothing']) {
        const removal = client.bookings.remove({ params: { id: unseen } });
        await expect(removal).rejects.toMatchObject({ status: 404, message: 'Prenotazione non trovata' });
      }
    }
    expect(await owner.client.bookings.list()).toHaveLength(2);
  });
});

describe('an admin', () => {
  it('deletes a confirmed stay to come: its guest is told, its days are free', async () => {
    const id = await decided('CONFIRMED');
    const sent = await mailOf(() => owner.client.bookings.remove({ params: { id } }));
    expect(sent).toMatchObject([
      { to: { address: 'ada@example.com' }, subject: expect.stringContaining('Prenotazione annullata') },
    ]);
    await request();
  });

  it('deletes blocks, requests and what was rejected without a word', async () => {
    const { booking } = await owner.client.bookings.block({ body: { startDate: '2027-08-01', endDate: '2027-08-02' } });
    for (const id of [booking.id, await decided('REJECTED'), await request()]) {
      expect(await mailOf(() => owner.client.bookings.remove({ params: { id } }))).toEqual([]);
    }
    expect(await owner.client.bookings.list()).toEqual([]);
  });

  it('deletes a stay that is over without a word', async () => {
    const id = await decided('CONFIRMED');
    site.clock.advance(120 * DAY);
    const { client } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    expect(await mailOf(() => client.bookings.remove({ params: { id } }))).toEqual([]);
  });

  it('is told of what does not exist', async () => {
    await expect(owner.client.bookings.remove({ params: { id: 'nothing' } })).rejects.toMatchObject({ status: 404 });
  });
});
