import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { days, feedText } from '../../../testing/feed-text.ts';
import { createLinkedSite, type LinkedSite } from '../../../testing/linked-site.ts';
import { portalAnswers } from '../../../testing/portal.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let site: LinkedSite;
beforeEach(async () => {
  site = await createLinkedSite();
});
afterEach(() => site.close());

const june = (first: number, last: number) => [`2027-06-${first}`, `2027-06-${last}`] as const;
const one = days('one', ...june(12, 15));

const states = async () => (await site.admin.channels.list()).map(({ state }) => state);
const subjects = async () => (await site.deliverMail()).map(({ subject }) => subject);

describe('a reading', () => {
  it('tells of what a calendar holds, and when it was read', async () => {
    await site.link('airbnb', { kind: 'AIRBNB' });
    site.feeds.hold(
      'airbnb',
      days('a', ...june(12, 15), 'SUMMARY:Reserved'),
      days('b', ...june(20, 22), 'SUMMARY:Airbnb (Not available)'),
      ['BEGIN:VEVENT', 'UID:faulty', 'DTSTART;VALUE=DATE:20270231', 'END:VEVENT'],
    );
    await site.readAll();
    const [channel] = await site.admin.channels.list();
    expect(channel).toMatchObject({
      state: 'LATE',
      lastError: '1 evento non si legge: le notti che occupava restano occupate',
      lastSuccessAt: site.clock.now().toISOString(),
      counts: { stays: 1, closures: 1, edges: 0, echoes: 0, faulty: 1 },
    });
    expect(await site.admin.channels.events({ params: { id: channel?.id ?? '' } })).toMatchObject([
      { startDate: '2027-06-12', endDate: '2027-06-15', as: 'STAY' },
      { startDate: '2027-06-20', endDate: '2027-06-22', as: 'CLOSURE' },
    ]);
  });

  it('comes every quarter of an hour', async () => {
    await site.link('portal');
    site.feeds.hold('portal', one);
    await site.readAll();
    site.clock.advance(14 * MINUTE_MS);
    await site.app.channels.readDue();
    expect(site.feeds.requests).toHaveLength(1);
    site.clock.advance(MINUTE_MS);
    await site.app.channels.readDue();
    expect(site.feeds.requests).toHaveLength(2);
  });

  it('of a calendar that has not changed costs a question, and nothing that is written', async () => {
    await site.link('portal');
    const validators = { etag: '"1"', lastModified: 'Mon, 01 Mar 2027 10:00:00 GMT' };
    site.feeds.answer('portal', portalAnswers.withValidators(feedText([one]), validators));
    await site.readAll();
    const before = site.changedRows();
    await site.readAll();
    expect(site.feeds.requests.at(-1)?.headers).toMatchObject({ 'if-none-match': '"1"' });
    expect(site.changedRows()).toBe(before);
    expect(await site.admin.channels.list()).toMatchObject([{ lastSuccessAt: site.clock.now().toISOString() }]);
  });

  it('is written down each time where other processes tell of it', async () => {
    const shared = await createLinkedSite({ isShared: true });
    await shared.link('portal');
    shared.feeds.hold('portal', one);
    for (let time = 0; time < 2; time += 1) {
      await shared.readAll();
      const [channel] = await shared.database.selectFrom('channels').select('last_success_at').execute();
      expect(channel?.last_success_at).toBe(shared.clock.now().toISOString());
    }
    await shared.close();
  });

  it('of the same events under other stamps writes nothing either', async () => {
    await site.link('portal');
    site.feeds.answer('portal', portalAnswers.body(feedText([one]), { etag: '"1"' }));
    await site.readAll();
    const before = site.changedRows();
    site.feeds.answer(
      'portal',
      portalAnswers.body(feedText([[...one.slice(0, -1), 'DTSTAMP:20270301T101500Z', 'END:VEVENT']]), { etag: '"2"' }),
    );
    await site.readAll();
    expect(site.changedRows()).toBe(before);
    await site.readAll();
    expect(site.feeds.requests.at(-1)?.headers['if-none-match']).toBe('"2"');
  });

  it('of the same nights under another UID changes nothing that anyone sees', async () => {
    await site.link('portal');
    site.feeds.hold('portal', one);
    await site.readAll();
    const before = await site.admin.bookings.list();
    site.feeds.hold('portal', days('another', ...june(12, 15)));
    await site.readAll();
    await site.readAll();
    await site.readAll();
    expect(await site.admin.bookings.list()).toEqual(before);
  });

  it('of other nights under the same UID moves them at once', async () => {
    await site.link('portal');
    site.feeds.hold('portal', one);
    await site.readAll();
    const [before] = await site.admin.bookings.list();
    site.feeds.hold('portal', days('one', ...june(13, 17)));
    await site.readAll();
    expect(await site.admin.bookings.list()).toMatchObject([
      { id: before?.id, startDate: '2027-06-13', endDate: '2027-06-17', channel: { checkOut: '2027-06-17' } },
    ]);
    expect(await site.takenDays()).toEqual(['2027-06-13', '2027-06-14', '2027-06-15', '2027-06-16', '2027-06-17']);
  });

  it('is made now where the owner asks, twice a minute at most', async () => {
    const { id } = await site.link('portal');
    site.feeds.hold('portal', one);
    const sync = () => site.admin.channels.sync({ params: { id } });
    expect(await sync()).toMatchObject({ state: 'OK', counts: { stays: 1 } });
    site.clock.advance(29_000);
    await expect(sync()).rejects.toMatchObject({ status: 429 });
    site.clock.advance(1000);
    site.feeds.answer('portal', portalAnswers.status(500));
    expect(await sync()).toMatchObject({ state: 'OK', lastError: 'Il portale ha risposto con un errore (500)' });
    expect(await site.takenDays()).toHaveLength(4);
  });

  it('lets other pages be seen where it takes other days', async () => {
    await site.link('portal');
    site.feeds.hold('portal');
    await site.readAll();
    expect(await site.anyone.bookings.list()).toEqual([]);
    site.feeds.hold('portal', one);
    await site.readAll();
    expect(await site.anyone.bookings.list()).toHaveLength(1);
  });

  it('is made as if it were the first where the channel is to be read otherwise', async () => {
    const { id } = await site.link('portal');
    site.feeds.answer('portal', portalAnswers.withValidators(feedText([one]), { etag: '"1"' }));
    await site.readAll();
    await site.admin.channels.update({ params: { id }, body: { endMeans: 'LAST_NIGHT' } });
    await site.app.channels.readDue();
    expect(await site.takenDays()).toEqual([12, 13, 14, 15, 16].map((day) => `2027-06-${day}`));
  });
});

describe('a portal that does not answer', () => {
  it('is asked after a quarter of an hour, then after twice as long each time, up to two hours', async () => {
    await site.link('portal');
    const requestTimes: number[] = [];
    const start = site.clock.now().getTime();
    for (let quarter = 0; quarter < 32; quarter += 1) {
      const before = site.feeds.requests.length;
      await site.app.channels.readDue();
      if (site.feeds.requests.length > before)
        requestTimes.push((site.clock.now().getTime() - start) / (15 * MINUTE_MS));
      site.feeds.answer('portal', portalAnswers.status(503));
      site.clock.advance(15 * MINUTE_MS);
    }
    expect(requestTimes).toEqual([0, 1, 3, 7, 15, 23, 31]);
  });

  it('is left alone as long as it asks to be', async () => {
    await site.link('portal');
    site.feeds.answer('portal', portalAnswers.status(429, { 'retry-after': '7200' }));
    await site.app.channels.readDue();
    site.clock.advance(2 * HOUR_MS - 1000);
    await site.app.channels.readDue();
    expect(site.feeds.requests).toHaveLength(1);
    site.clock.advance(1000);
    await site.app.channels.readDue();
    expect(site.feeds.requests).toHaveLength(2);
  });

  it('is late after an hour and failing after a day, of which the owner is told once a week; its nights stay', async () => {
    await site.link('portal');
    site.feeds.hold('portal', one);
    await site.readAll();
    site.feeds.answer('portal', portalAnswers.status(500));
    await site.readAll();
    expect(await states()).toEqual(['OK']);
    site.clock.advance(45 * MINUTE_MS);
    expect(await states()).toEqual(['LATE']);
    site.clock.advance(24 * HOUR_MS);
    await site.readAll();
    expect(await states()).toEqual(['FAILING']);
    expect(await subjects()).toEqual(['Il calendario di portal non si legge più']);
    for (let day = 0; day < 6; day += 1) {
      site.clock.advance(24 * HOUR_MS);
      await site.readAll();
    }
    expect(await subjects()).toHaveLength(1);
    site.clock.advance(24 * HOUR_MS);
    await site.readAll();
    expect(await subjects()).toHaveLength(2);
    expect(await site.takenDays()).toHaveLength(4);
    site.feeds.hold('portal', one);
    site.clock.advance(2 * HOUR_MS);
    await site.app.channels.readDue();
    expect(await states()).toEqual(['OK']);
  });

  it.each([
    ['404', portalAnswers.status(404), 'Il calendario non esiste più a questo indirizzo'],
    ['410', portalAnswers.status(410), 'Il calendario non esiste più a questo indirizzo'],
    ['a page', portalAnswers.body('<!doctype html><title>Accedi</title>'), "A questo indirizzo non c'è un calendario"],
    ['nothing', portalAnswers.body(''), "A questo indirizzo non c'è un calendario"],
    ['half a calendar', portalAnswers.body(feedText([one]).slice(0, 90)), 'Il calendario è arrivato incompleto'],
  ])('with a calendar but with %s is failing at once, and its nights stay', async (_, answer, lastError) => {
    await site.link('portal');
    site.feeds.hold('portal', one);
    await site.readAll();
    site.feeds.answer('portal', answer);
    await site.readAll();
    expect(await site.admin.channels.list()).toMatchObject([{ state: 'FAILING', lastError }]);
    expect(await subjects()).toHaveLength(1);
    expect(await site.takenDays()).toHaveLength(4);
  });

  it('by a name that leads into a private network is taken, failing, and never asked', async () => {
    const importUrl = 'https://portal.example/x.ics';
    const { id } = await site.admin.channels.create({ body: { name: 'Dentro', kind: 'OTHER', importUrl } });
    await site.app.channels.readDue();
    expect(await site.admin.channels.sync({ params: { id } })).toMatchObject({
      state: 'FAILING',
      lastError: "L'indirizzo del calendario porta a una rete privata o non ammessa",
      lastSuccessAt: null,
    });
  });
});

it('the owner is warned of each channel that is not as it should be', async () => {
  await site.link('portal');
  await site.link('other');
  site.feeds.hold('portal', one);
  site.clock.advance(1000);
  await site.admin.channels.create({ body: { name: 'Il mio calendario', kind: 'CALENDAR' } });
  await site.readAll();
  const warned = (await site.admin.health.warnings()).filter(({ code }) => code === 'CHANNEL_TROUBLE');
  expect(warned.map(({ text }) => text)).toEqual([
    'Il calendario di other non si legge più: il calendario non esiste più a questo indirizzo.',
    'Il calendario di Il mio calendario va in una sola direzione: le prenotazioni fatte là non arrivano qui.',
  ]);
});
