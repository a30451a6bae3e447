import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLettingSite, type LettingSite } from '../../../testing/letting-site.ts';

const DAY = 24 * 60 * 60_000;

let site: LettingSite;
beforeEach(async () => {
  site = await createLettingSite();
});
afterEach(() => site.close());

describe('a guest', () => {
  it('withdraws her own pending request, and the owner is told', async () => {
    const id = (await site.request()).id;
    const sent = await site.mailOf(() => site.guest.client.bookings.remove({ params: { id } }));
    expect(await site.guest.client.bookings.list()).toEqual([]);
    expect(sent).toMatchObject([
      { to: { address: 'padrona@example.it' }, subject: expect.stringContaining('Richiesta ritirata da Ada Rossi') },
    ]);
  });

  it.each(['CONFIRMED', 'REJECTED'] as const)('keeps her request once it is %s', async (status) => {
    const id = await site.decided(status);
    await expect(site.guest.client.bookings.remove({ params: { id } })).rejects.toMatchObject({ status: 409 });
  });

  it("cannot tell another's booking, or a block, from one that is not there", async () => {
    const id = (await site.request()).id;
    const { booking } = await site.owner.client.bookings.block({
      body: { startDate: '2027-08-01', endDate: '2027-08-02' },
    });
    const other = await site.signIn();
    const editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
    for (const { client } of [other, editor]) {
      for (const unseen of [id, booking.id, 'nothing']) {
        const removal = client.bookings.remove({ params: { id: unseen } });
        await expect(removal).rejects.toMatchObject({ status: 404, message: 'Prenotazione non trovata' });
      }
    }
    expect(await site.owner.client.bookings.list()).toHaveLength(2);
  });
});

describe('an admin', () => {
  it('deletes a confirmed stay to come: its guest is told, its days are free', async () => {
    const id = await site.decided('CONFIRMED');
    const sent = await site.mailOf(() => site.owner.client.bookings.remove({ params: { id } }));
    expect(sent).toMatchObject([
      { to: { address: 'ada@example.com' }, subject: expect.stringContaining('Prenotazione annullata') },
    ]);
    await site.request();
  });

  it('deletes blocks, requests and what was rejected without a word', async () => {
    const { booking } = await site.owner.client.bookings.block({
      body: { startDate: '2027-08-01', endDate: '2027-08-02' },
    });
    for (const id of [booking.id, await site.decided('REJECTED'), (await site.request()).id]) {
      expect(await site.mailOf(() => site.owner.client.bookings.remove({ params: { id } }))).toEqual([]);
    }
    expect(await site.owner.client.bookings.list()).toEqual([]);
  });

  it('deletes a stay that is over without a word', async () => {
    const id = await site.decided('CONFIRMED');
    site.clock.advance(120 * DAY);
    const { client } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    expect(await site.mailOf(() => client.bookings.remove({ params: { id } }))).toEqual([]);
  });

  it('is told of what does not exist', async () => {
    await expect(site.owner.client.bookings.remove({ params: { id: 'nothing' } })).rejects.toMatchObject({
      status: 404,
    });
  });
});
