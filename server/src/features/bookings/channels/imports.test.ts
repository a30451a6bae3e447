import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { days } from '../../../testing/feed-text.ts';
import { aStayRequest } from '../../../testing/index.ts';
import { createLinkedSite, type LinkedSite } from '../../../testing/linked-site.ts';

let site: LinkedSite;
beforeEach(async () => {
  site = await createLinkedSite();
});
afterEach(() => site.close());

async function confirm(startDate: string, endDate: string) {
  const { id } = await site.guest.bookings.request({ body: aStayRequest({ startDate, endDate }) });
  return await site.admin.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
}

const setTurnover = (sameDayTurnover: boolean) => site.admin.property.update({ body: { sameDayTurnover } });

const CLOSED = 'SUMMARY:Airbnb (Not available)';

const june = (...numbers: readonly number[]) => numbers.map((day) => `2027-06-${day}`);

describe('an event of a portal', () => {
  it('is a block to anyone, and to admins a block of its channel', async () => {
    await setTurnover(true);
    const { id, name } = await site.link('airbnb');
    site.feeds.hold('airbnb', days('a', '2027-06-12', '2027-06-15'));
    await site.readAll();
    const [listed] = await site.anyone.bookings.list();
    expect(listed).toEqual({
      id: listed?.id,
      startDate: '2027-06-12',
      endDate: '2027-06-14',
      status: 'NOT_AVAILABLE',
      isBlocked: true,
    });
    expect(await site.admin.bookings.list()).toEqual([
      {
        ...listed,
        reason: null,
        source: 'CHANNEL',
        createdAt: expect.any(String),
        channel: { id, name, as: 'STAY', checkOut: '2027-06-15' },
      },
    ]);
    expect(await site.admin.bookings.get({ params: { id: listed?.id ?? '' } })).toMatchObject({
      channel: { id, name, as: 'STAY', checkOut: '2027-06-15' },
    });
    expect(await site.takenDays()).toEqual(june(12, 13, 14));
    const refused = site.guest.bookings.request({
      body: aStayRequest({ startDate: '2027-06-14', endDate: '2027-06-16' }),
    });
    await expect(refused).rejects.toMatchObject({ status: 409 });
  });

  it.each([true, false])('tells admins when its guest leaves, with turnover on a day: %s', async (sameDayTurnover) => {
    await setTurnover(sameDayTurnover);
    await confirm('2027-06-15', '2027-06-17');
    await site.link('airbnb', { kind: 'AIRBNB' });
    site.feeds.hold(
      'airbnb',
      days('a', '2027-06-12', '2027-06-15', 'SUMMARY:Reserved'),
      days('b', '2027-07-12', '2027-07-15', 'SUMMARY:Reserved'),
      days('c', '2027-08-12', '2027-08-15', CLOSED),
    );
    await site.readAll();
    const channels = (await site.admin.bookings.list()).flatMap(({ channel }) => channel ?? []);
    expect(channels.map(({ as, checkOut }) => [as, checkOut])).toEqual([
      ['STAY', '2027-06-15'],
      ['STAY', '2027-07-15'],
      ['CLOSURE', '2027-08-15'],
    ]);
  });

  it('takes the day of departure too without turnover on a day, if that is free', async () => {
    await site.link('airbnb');
    await confirm('2027-06-20', '2027-06-22');
    site.feeds.hold('airbnb', days('a', '2027-06-12', '2027-06-15'), days('b', '2027-06-17', '2027-06-20'));
    await site.readAll();
    expect((await site.anyone.bookings.list()).map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2027-06-12', '2027-06-15'],
      ['2027-06-17', '2027-06-19'],
      ['2027-06-20', '2027-06-22'],
    ]);
  });

  it('gives and takes its day of departure as turnover on a day switches', async () => {
    await site.link('airbnb');
    site.feeds.hold('airbnb', days('a', '2027-06-12', '2027-06-15'));
    await site.readAll();
    expect(await site.takenDays()).toEqual(june(12, 13, 14, 15));
    await setTurnover(true);
    expect(await site.takenDays()).toEqual(june(12, 13, 14));
    expect(await site.anyone.bookings.list()).toMatchObject([{ endDate: '2027-06-14' }]);
    await setTurnover(false);
    expect(await site.takenDays()).toEqual(june(12, 13, 14, 15));
    expect(await site.anyone.bookings.list()).toMatchObject([{ endDate: '2027-06-15' }]);
  });

  it('that is closed there takes its nights and no more', async () => {
    await site.link('airbnb', { kind: 'AIRBNB' });
    site.feeds.hold('airbnb', days('a', '2027-06-12', '2027-06-15', CLOSED));
    await site.readAll();
    expect(await site.takenDays()).toEqual(june(12, 13, 14));
  });

  it('at the edge of its calendar takes nights where the owner says so', async () => {
    const tail = days('tail', '2028-03-01', '2028-03-03', CLOSED);
    site.feeds.hold('airbnb', tail);
    const { id } = await site.link('airbnb', { kind: 'AIRBNB' });
    await site.readAll();
    expect(await site.takenDays()).toEqual([]);
    expect(await site.admin.channels.update({ params: { id }, body: { edges: 'TAKE' } })).toMatchObject({
      counts: { edges: 1, closures: 0 },
    });
    expect(await site.takenDays()).toEqual(['2028-03-01', '2028-03-02']);
    await site.admin.channels.update({ params: { id }, body: { edges: 'SKIP' } });
    expect(await site.takenDays()).toEqual([]);
  });

  it.each([
    ['2099-01-01', { kind: 'OTHER' }],
    ['2999-12-31', { kind: 'AIRBNB', edges: 'TAKE' }],
    ['9999-12-31', { kind: 'OTHER' }],
    ['9999-12-31', { kind: 'AIRBNB', edges: 'TAKE' }],
    ['9999-12-31', { kind: 'CALENDAR' }],
    ['9999-12-31', { kind: 'OTHER', endMeans: 'LAST_NIGHT' }],
  ] as const)('that lasts until %s takes no more than anyone may ask for: %o', async (until, meaning) => {
    const other = await site.link('altrove');
    await site.admin.stayRules.replace({ body: { preparationDays: 3 } });
    for (const [uid, more] of Object.entries({ stay: [], closed: [CLOSED] })) {
      await site.link(uid, meaning);
      site.feeds.hold(uid, days(uid, '2027-06-12', until, ...more));
    }
    for (const isSameDay of [true, false]) {
      await setTurnover(isSameDay);
      await site.readAll();
      expect((await site.admin.channels.list()).map(({ state }) => state).slice(1)).toEqual(['OK', 'OK']);
      const taken = await site.takenDays();
      expect([taken[0], taken.at(-1)]).toEqual(['2027-06-12', '2031-03-01']);
      const channels = await fetch(other.exportUrl ?? '');
      expect([channels.status, await channels.text()]).toEqual([
        200,
        expect.stringMatching(/DTEND;VALUE=DATE:(?!2031)/),
      ]);
    }
  });

  it('is freed here by nobody', async () => {
    await site.link('airbnb');
    site.feeds.hold('airbnb', days('a', '2027-06-12', '2027-06-15'));
    await site.readAll();
    const [{ id } = { id: '' }] = await site.admin.bookings.list();
    const refusal = { status: 409, message: 'Queste date arrivano da airbnb: si liberano là.' };
    await expect(site.admin.bookings.unblock({ body: { id } })).rejects.toMatchObject(refusal);
    await expect(site.admin.bookings.remove({ params: { id } })).rejects.toMatchObject(refusal);
    await expect(site.admin.bookings.edit({ params: { id }, body: { numberOfGuests: 2 } })).rejects.toMatchObject(
      refusal,
    );
    expect(await site.takenDays()).toHaveLength(4);
  });

  it('is gone with its channel, or with the address of that', async () => {
    const one = await site.link('airbnb');
    const other = await site.link('booking');
    site.feeds.hold('airbnb', days('a', '2027-06-12', '2027-06-15'));
    site.feeds.hold('booking', days('b', '2027-07-12', '2027-07-15'));
    await site.readAll();
    await site.admin.channels.remove({ params: { id: one.id } });
    expect(await site.takenDays()).toEqual(['2027-07-12', '2027-07-13', '2027-07-14', '2027-07-15']);
    await site.admin.channels.update({ params: { id: other.id }, body: { importUrl: '' } });
    expect(await site.takenDays()).toEqual([]);
    expect(await site.admin.bookings.list()).toEqual([]);
  });

  it('means what the owner says, as long as it is there', async () => {
    const { id } = await site.link('airbnb');
    site.feeds.hold('airbnb', days('a', '2027-06-12', '2027-06-15'));
    await site.readAll();
    const params = { id, eventId: (await site.admin.channels.events({ params: { id } }))[0]?.id ?? '' };
    expect(await site.admin.channels.decideEvent({ params, body: { as: 'EDGE' } })).toEqual({
      id: params.eventId,
      startDate: '2027-06-12',
      endDate: '2027-06-15',
      as: 'EDGE',
    });
    expect(await site.takenDays()).toEqual([]);
    await site.readAll();
    expect(await site.takenDays()).toEqual([]);
    expect(await site.admin.channels.list()).toMatchObject([{ counts: { stays: 0, edges: 1 } }]);
    await site.admin.channels.decideEvent({ params, body: { as: 'CLOSURE' } });
    expect(await site.takenDays()).toEqual(june(12, 13, 14));
    const elsewhere = { id: (await site.link('booking')).id, eventId: params.eventId };
    const refused = site.admin.channels.decideEvent({ params: elsewhere, body: { as: 'STAY' } });
    await expect(refused).rejects.toMatchObject({ status: 404 });
  });

  it('is over when its day of departure is', async () => {
    const { id } = await site.link('airbnb');
    site.feeds.hold('airbnb', days('a', '2027-03-01', '2027-03-03'));
    await site.readAll();
    const day = 24 * 3_600_000;
    site.clock.advance(2 * day);
    await site.app.channels.startNewDay();
    expect(await site.admin.bookings.list()).toHaveLength(1);
    site.clock.advance(day);
    await site.app.channels.startNewDay();
    expect(await site.admin.bookings.list()).toEqual([]);
    expect(await site.admin.channels.events({ params: { id } })).toEqual([]);
  });

  it.each([true, false])(
    'is there on the day on which its guest leaves, turnover on a day %s',
    async (sameDayTurnover) => {
      await setTurnover(sameDayTurnover);
      await site.link('airbnb');
      site.feeds.hold('airbnb', days('a', '2027-03-01', '2027-03-03'));
      await site.readAll();
      site.clock.advance(2 * 24 * 3_600_000);
      await site.app.channels.startNewDay();
      site.feeds.hold('airbnb');
      await site.readAll();
      await site.readAll();
      expect(await site.admin.bookings.list()).toMatchObject([{ channel: { checkOut: '2027-03-03' } }]);
      const from = site.clock.today();
      expect(await site.admin.bookings.list({ query: { from } })).toMatchObject([{ channel: { checkOut: from } }]);
    },
  );

  it('is told to whom plans the nights between stays, with its day of departure', async () => {
    await site.link('airbnb', { kind: 'AIRBNB' });
    site.feeds.hold('airbnb', days('a', '2027-06-12', '2027-06-15'), days('b', '2027-07-01', '2027-07-03', CLOSED));
    await site.readAll();
    expect(await site.anyone.stayRules.importedStays()).toEqual([{ startDate: '2027-06-12', endDate: '2027-06-15' }]);
  });
});

describe('a day that is contested', () => {
  it('stays with the owner’s own stay or block, until that is gone', async () => {
    await setTurnover(true);
    const stay = await confirm('2027-06-10', '2027-06-13');
    const { booking: block } = await site.admin.bookings.block({
      body: { startDate: '2027-06-15', endDate: '2027-06-15' },
    });
    await site.link('airbnb');
    site.feeds.hold('airbnb', days('a', '2027-06-12', '2027-06-17'));
    await site.readAll();
    const [imported = { id: '' }] = (await site.admin.bookings.list()).filter(({ channel }) => channel);
    const held = async () => {
      const held = site.database.selectFrom('occupied_days').select('day').where('booking_id', '=', imported.id);
      return (await held.orderBy('day').execute()).map(({ day }) => day);
    };
    expect(await held()).toEqual(june(13, 14, 16));
    await site.admin.bookings.unblock({ body: { id: block.id } });
    expect(await held()).toEqual(june(13, 14, 15, 16));
    await site.admin.bookings.edit({
      params: { id: stay.id },
      body: { startDate: '2027-06-09', endDate: '2027-06-11' },
    });
    expect(await held()).toEqual(june(12, 13, 14, 15, 16));
    expect(await site.takenDays()).toEqual(['2027-06-09', ...june(10, 12, 13, 14, 15, 16)]);
  });

  it.each(['deleted', 'cancelled'])(
    'goes to the event that waited for it where a confirmed stay is %s',
    async (how) => {
      const stay = await confirm('2027-06-12', '2027-06-15');
      await site.link('airbnb');
      site.feeds.hold('airbnb', days('a', '2027-06-12', '2027-06-15'));
      await site.readAll();
      expect((await site.admin.bookings.list()).map(({ id }) => id)).toEqual([stay.id]);
      if (how === 'deleted') await site.admin.bookings.remove({ params: { id: stay.id } });
      else await site.admin.bookings.cancel({ params: { id: stay.id }, body: {} });
      expect((await site.admin.bookings.list()).filter(({ status }) => status !== 'REJECTED')).toMatchObject([
        { endDate: '2027-06-15', channel: { name: 'airbnb' } },
      ]);
      expect(await site.takenDays()).toEqual(june(12, 13, 14, 15));
    },
  );

  it('goes from one channel to the other where the first frees it', async () => {
    await site.link('airbnb');
    const later = days('b', '2027-07-01', '2027-07-03');
    site.feeds.hold('airbnb', days('a', '2027-06-12', '2027-06-15'), later);
    await site.readAll();
    await site.link('booking');
    site.feeds.hold('booking', days('a', '2027-06-12', '2027-06-15'));
    await site.readAll();
    const holder = async () => {
      const all = await site.admin.bookings.list();
      return all.filter(({ startDate }) => startDate === '2027-06-12').map(({ channel }) => channel?.name);
    };
    expect(await holder()).toEqual(['airbnb']);
    site.feeds.hold('airbnb', later);
    for (let time = 0; time < 3; time += 1) await site.readAll();
    expect(await holder()).toEqual(['booking']);
    expect(await site.takenDays()).toEqual(expect.arrayContaining(june(12, 13, 14, 15)));
  });
});
