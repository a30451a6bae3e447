import { addDays } from '@approdo/shared/domain/base/date/local-date';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { days } from '../../../testing/feed-text.ts';
import { aStayRequest } from '../../../testing/index.ts';
import { createLinkedSite, type LinkedSite } from '../../../testing/linked-site.ts';
import { portalAnswers } from '../../../testing/portal.ts';

let site: LinkedSite;
beforeEach(async () => {
  site = await createLinkedSite();
});
afterEach(() => site.close());

async function request(startDate: string, endDate: string): Promise<string> {
  return (await site.guest.bookings.request({ body: aStayRequest({ startDate, endDate }) })).id;
}

const confirm = (id: string) => site.admin.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });

async function clashMails() {
  return (await site.deliverMail()).filter(({ subject }) => subject === 'Notti vendute due volte: decidi adesso');
}

describe('nights that a portal sold', () => {
  it('over a confirmed stay are a clash, of which the owner is told once', async () => {
    const id = await request('2027-06-12', '2027-06-15');
    await confirm(id);
    const channel = await site.link('airbnb');
    site.feeds.hold('airbnb', days('a', '2027-06-14', '2027-06-17'));
    await site.readAll();
    expect(await site.admin.channels.clashes()).toEqual([
      {
        startDate: '2027-06-14',
        endDate: '2027-06-15',
        sold: [
          {
            channel: { id: channel.id, name: 'airbnb' },
            bookingId: null,
            guestName: null,
            startDate: '2027-06-14',
            endDate: '2027-06-17',
          },
          { channel: null, bookingId: id, guestName: 'Ada Rossi', startDate: '2027-06-12', endDate: '2027-06-15' },
        ],
      },
    ]);
    expect(await clashMails()).toMatchObject([{ to: { address: 'casa@example.com' } }]);
    expect((await clashMails())[0]?.body).toContain(
      '14 giugno 2027 – 15 giugno 2027: airbnb (14 giugno 2027 – 17 giugno 2027) e la prenotazione di Ada Rossi',
    );
    expect((await site.admin.health.warnings()).filter(({ code }) => code === 'CHANNEL_CLASH')).toHaveLength(1);
    site.feeds.hold('airbnb', days('a', '2027-06-14', '2027-06-18'));
    await site.readAll();
    expect(await clashMails()).toHaveLength(1);
    expect(await site.admin.bookings.list()).toHaveLength(2);
  });

  it('on another portal too are a clash of both', async () => {
    await site.link('airbnb');
    await site.link('booking');
    site.feeds.hold('airbnb', days('a', '2027-06-12', '2027-06-15'));
    site.feeds.hold('booking', days('b', '2027-06-13', '2027-06-16'));
    await site.readAll();
    const [clash] = await site.admin.channels.clashes();
    expect(clash).toMatchObject({ startDate: '2027-06-13', endDate: '2027-06-15' });
    expect(clash?.sold.map(({ channel }) => channel?.name).toSorted()).toEqual(['airbnb', 'booking']);
    expect(await clashMails()).toHaveLength(1);
  });

  it('are no clash where one leaves on the day that the other arrives', async () => {
    await confirm(await request('2027-06-12', '2027-06-15'));
    await site.link('airbnb');
    site.feeds.hold('airbnb', days('a', '2027-06-15', '2027-06-17'), days('b', '2027-06-10', '2027-06-12'));
    await site.readAll();
    expect(await site.admin.channels.clashes()).toEqual([]);
  });

  it('are no clash any more once one of both is gone', async () => {
    const id = await request('2027-06-12', '2027-06-15');
    await confirm(id);
    await site.link('airbnb');
    site.feeds.hold('airbnb', days('a', '2027-06-14', '2027-06-17'));
    await site.readAll();
    await site.admin.bookings.remove({ params: { id } });
    expect(await site.admin.channels.clashes()).toEqual([]);
    expect(await site.takenDays()).toEqual(['2027-06-14', '2027-06-15', '2027-06-16', '2027-06-17']);
  });
});

describe('before the owner sells nights', () => {
  it('portals are asked that were not in the last minute, and what they sold is not sold again', async () => {
    await site.link('airbnb');
    site.feeds.hold('airbnb');
    await site.readAll();
    const id = await request('2027-06-12', '2027-06-15');
    site.clock.advance(61_000);
    site.feeds.hold('airbnb', days('a', '2027-06-14', '2027-06-17'));
    await expect(confirm(id)).rejects.toMatchObject({ status: 409 });
    expect(site.feeds.requests).toHaveLength(2);
  });

  it('portals that were asked in the last minute are not asked again', async () => {
    await site.link('airbnb');
    site.feeds.hold('airbnb');
    const id = await request('2027-06-12', '2027-06-15');
    await site.readAll();
    site.clock.advance(60_000);
    expect(await confirm(id)).not.toHaveProperty('unchecked');
    expect(site.feeds.requests).toHaveLength(1);
  });

  it('a portal that does not answer stops nobody, and is named', async () => {
    await site.link('airbnb');
    site.feeds.answer('airbnb', portalAnswers.status(500));
    const id = await request('2027-06-12', '2027-06-15');
    expect(await confirm(id)).toMatchObject({ status: 'CONFIRMED', unchecked: ['airbnb'] });
    const moved = { startDate: '2027-06-13', endDate: '2027-06-16' };
    expect(await site.admin.bookings.edit({ params: { id }, body: moved })).toMatchObject({
      ...moved,
      unchecked: ['airbnb'],
    });
    expect((await site.admin.bookings.list())[0]).not.toHaveProperty('unchecked');
  });

  it('portals are asked before a stay is entered by hand, once for its key', async () => {
    await site.link('airbnb');
    site.feeds.hold('airbnb', days('a', '2027-06-14', '2027-06-17'));
    const entry = { guestName: 'Bea Blu', numberOfGuests: 2 };
    const enter = (key: string, startDate: string, endDate: string) =>
      site.admin.bookings.enterByHand({ body: { ...entry, key, startDate, endDate } });
    const taken = enter('5f2c8a56-34a2-4d5e-8a04-6a40f0a1f6f1', '2027-06-12', '2027-06-15');
    await expect(taken).rejects.toMatchObject({ status: 409 });
    expect(site.feeds.requests).toHaveLength(1);
    site.clock.advance(61_000);
    site.feeds.answer('airbnb', portalAnswers.status(500));
    const key = '0d0c7c7e-2e55-4bd1-9c26-7a1f0d6a2f10';
    expect(await enter(key, '2027-07-12', '2027-07-15')).toMatchObject({ unchecked: ['airbnb'] });
    site.clock.advance(61_000);
    expect(await enter(key, '2027-07-12', '2027-07-15')).not.toHaveProperty('unchecked');
    expect(site.feeds.requests).toHaveLength(2);
  });

  it('nobody is asked of a request that is refused or edited', async () => {
    await site.link('airbnb');
    const id = await request('2027-06-12', '2027-06-15');
    await site.admin.bookings.edit({ params: { id }, body: { numberOfGuests: 3 } });
    await site.admin.bookings.decide({ params: { id }, body: { status: 'REJECTED' } });
    expect(site.feeds.requests).toEqual([]);
  });
});

it('two hundred times a portal and the owner sell the same nights at once: she has them or is told', async () => {
  await site.link('airbnb');
  const stays = Array.from({ length: 200 }, (_, place) => {
    const startDate = addDays('2027-06-01', place * 4);
    return { startDate, endDate: addDays(startDate, 2) };
  });
  const sold: string[][] = [];
  for (const [place, { startDate, endDate }] of stays.entries()) {
    // A channel that was just read is not polled again.
    site.clock.advance(61_000);
    const id = await request(startDate, endDate);
    sold.push(days(`stay-${place}`, startDate, endDate));
    // The portal sells after it was polled, as often as before.
    const inTime = sold.slice(0, place % 2 === 0 ? -1 : undefined);
    site.feeds.hold('airbnb', ...inTime);
    const [confirmed] = await Promise.allSettled([confirm(id), site.app.channels.readDue()]);
    site.feeds.hold('airbnb', ...sold);
    await site.readAll();
    const isListed = (await site.admin.channels.clashes()).some((clash) => clash.startDate === startDate);
    expect([startDate, confirmed.status]).toEqual([startDate, isListed ? 'fulfilled' : 'rejected']);
    // An account may have ten pending requests.
    if (confirmed.status === 'rejected') await site.admin.bookings.remove({ params: { id } });
  }
  expect((await clashMails()).length).toBe((await site.admin.channels.clashes()).length);
  expect(await site.admin.channels.clashes()).not.toHaveLength(200);
  // On PostgreSQL under load it takes a minute.
}, 180_000);
