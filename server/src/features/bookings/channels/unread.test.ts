import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { days, vevent } from '../../../testing/feed-text.ts';
import { aStayRequest } from '../../../testing/index.ts';
import { createLinkedSite, type LinkedSite } from '../../../testing/linked-site.ts';
import { refusalOf } from '../../../testing/refusal.ts';

const HOUR_MS = 3_600_000;
const SOLD = { startDate: '2027-04-10', endDate: '2027-04-15' };
const ONE = '1 evento non si legge: le notti che occupava restano occupate';

let site: LinkedSite;
beforeEach(async () => {
  site = await createLinkedSite();
  await site.admin.property.update({ body: { sameDayTurnover: true } });
});
afterEach(() => site.close());

const sold = days('k1', SOLD.startDate, SOLD.endDate);
const other = days('k2', '2027-05-10', '2027-05-15');
const cancelled = days('k3', '2027-06-10', '2027-06-12');
const garbled = vevent('UID:k1', 'DTSTART;VALUE=DATE:20270231', 'DTEND;VALUE=DATE:20270415');

/** Reads a valid feed once, then these events four times over an hour. */
async function readThen(...events: readonly (readonly string[])[]) {
  const { id } = await site.link('portal', { kind: 'AIRBNB' });
  site.feeds.hold('portal', sold, other, cancelled);
  await site.readAll();
  site.feeds.hold('portal', ...events);
  for (let time = 0; time < 4; time += 1) await site.readAll();
  return { params: { id } };
}

const channel = async () => (await site.admin.channels.list())[0];
const takenIn = async (month: string) => (await site.takenDays()).filter((day) => day.startsWith(month));
const subjects = async () => (await site.deliverMail()).map(({ subject }) => subject);

describe('a known stay that can no longer be read', () => {
  it.each([
    ['a day that no calendar has', garbled],
    ['an empty rule', [...sold.slice(0, -1), 'RRULE:', 'END:VEVENT']],
    ['an end in words', vevent('UID:k1', 'DTSTART;VALUE=DATE:20270410', 'DTEND:domani')],
    ['no start', vevent('UID:k1', 'SUMMARY:Reserved')],
    ['a line that is none of iCalendar', vevent('UID:k1', 'DTSTART;VALUE', 'DTSTART;=:')],
    ['not even its UID', vevent('DTSTART:?')],
  ])('keeps its nights: %s', async (_, event) => {
    await readThen(event, other, cancelled);
    expect(await channel()).toMatchObject({ state: 'LATE', lastError: ONE, counts: { faulty: 1 } });
    expect(await takenIn('2027-04')).toHaveLength(5);
    const request = site.guest.bookings.request({ body: aStayRequest(SOLD) });
    expect(await refusalOf(request)).toMatchObject({ status: 409 });
  });

  it('keeps its nights though another event comes under its UID, and a third one has its nights for a while', async () => {
    await readThen(garbled, days('k1', '2027-07-01', '2027-07-03'), days('new', SOLD.startDate, SOLD.endDate), other);
    expect(await takenIn('2027-04')).toHaveLength(5);
    expect(await takenIn('2027-07')).toHaveLength(2);
    site.feeds.hold('portal', garbled, other);
    await site.readAll();
    expect(await takenIn('2027-04')).toHaveLength(5);
  });

  it('is there as before once it can be read, and nothing is to be seen to any more', async () => {
    await readThen(garbled, other, cancelled);
    const [before] = (await site.admin.bookings.list()).filter(({ startDate }) => startDate === SOLD.startDate);
    site.feeds.hold('portal', sold, other, cancelled);
    await site.readAll();
    expect(await channel()).toMatchObject({ state: 'OK', lastError: null, counts: { stays: 3, faulty: 0 } });
    expect(await site.admin.bookings.list()).toContainEqual(before);
  });
});

describe('while a calendar has an event that cannot be read', () => {
  it('nothing that it lacks is freed, however often it is read; what it tells of anew is taken', async () => {
    await readThen(garbled, other, days('k4', '2027-08-10', '2027-08-12'));
    expect(await takenIn('2027-06')).toHaveLength(2);
    expect(await takenIn('2027-08')).toHaveLength(2);
    site.feeds.hold('portal', sold, other);
    for (let time = 0; time < 4; time += 1) await site.readAll();
    expect(await takenIn('2027-06')).toEqual([]);
  });

  it('an event that can be read moves as ever', async () => {
    await readThen(garbled, days('k2', '2027-05-12', '2027-05-17'), cancelled);
    expect(await takenIn('2027-05')).toEqual([12, 13, 14, 15, 16].map((day) => `2027-05-${day}`));
  });

  it('the events list what was not found, and the owner can free it or keep it', async () => {
    const { params } = await readThen(garbled, other);
    const unread = async () => (await site.admin.channels.events({ params })).filter(({ isUnread }) => isUnread);
    expect(await unread()).toMatchObject([SOLD, { startDate: '2027-06-10' }]);
    expect(await site.admin.channels.vanished({ params, body: { action: 'KEEP' } })).toMatchObject({ state: 'LATE' });
    expect(await unread()).toEqual([]);
    expect(await takenIn('2027-06')).toHaveLength(2);
    expect(await refusalOf(site.admin.channels.vanished({ params, body: { action: 'FREE' } }))).toMatchObject({
      status: 409,
    });
  });

  it('what the owner frees is free', async () => {
    const { params } = await readThen(garbled, other);
    await site.admin.channels.vanished({ params, body: { action: 'FREE' } });
    expect(await site.takenDays()).toHaveLength(5);
  });

  it('the overview says so at once, and a letter after a day, then once a week, until all can be read', async () => {
    await readThen(garbled, garbled, other);
    const two = '2 eventi non si leggono: le notti che occupavano restano occupate';
    const warned = (await site.admin.health.warnings()).filter(({ code }) => code === 'CHANNEL_TROUBLE');
    expect(warned.map(({ text }) => text)).toEqual([`Nel calendario di portal ${two}.`]);
    expect(await subjects()).toEqual([]);
    for (let day = 0; day < 8; day += 1) {
      site.clock.advance(24 * HOUR_MS);
      await site.readAll();
      expect(await subjects()).toHaveLength(day < 7 ? 1 : 2);
    }
    const [letter] = await site.deliverMail();
    expect(letter?.subject).toBe('Il calendario di portal si legge solo in parte');
    expect(letter?.body).toContain(`da almeno un giorno, ${two}.`);
    site.feeds.hold('portal', sold, other);
    await site.readAll();
    expect(await channel()).toMatchObject({ state: 'OK' });
  });

  it('a portal that says that nothing has changed is asked for all of it again', async () => {
    await readThen(garbled, other);
    expect(site.feeds.requests.at(-1)?.headers).not.toHaveProperty('if-none-match');
  });
});
