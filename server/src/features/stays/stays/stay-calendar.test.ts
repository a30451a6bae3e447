import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStayRequest, createTestSite, type TestSite } from '../../../testing/index.ts';

const ADDRESS = 'Località Piano, 9; 98050 Lipari';

let site: TestSite;
let owner: TestSite['anyone'];
let guest: Awaited<ReturnType<TestSite['signIn']>>;
beforeEach(async () => {
  site = await createTestSite({ now: '2027-03-01T10:00:00Z', ownerEmail: 'padrona@example.it' });
  owner = (await site.signIn({ role: 'ADMIN', emailConfirmed: true })).client;
  guest = await site.signIn();
  await owner.property.update({ body: { address: ADDRESS } });
});
afterEach(() => site.close());

async function confirmStay() {
  const { id } = await guest.client.bookings.request({ body: aStayRequest() });
  await owner.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  return id;
}

/** The calendar attachments mailed to the guest's own address, the first one first. */
async function listEntries(): Promise<string[]> {
  const mails = (await site.deliverMail()).filter(({ to }) => to.address === 'ada@example.com');
  return mails.flatMap(({ calendar }) => (calendar === null ? [] : [calendar]));
}

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const entry = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: entry.uid,
    start: entry.startDate.toString(),
    end: entry.endDate.toString(),
    sequence: Number(entry.sequence),
    status: entry.component.getFirstPropertyValue('status'),
    location: entry.location,
    url: entry.component.getFirstPropertyValue('url'),
  };
}

describe('the entry for a calendar that goes with letters about a stay', () => {
  it('has the whole days of it with the departure, the place and the way to its page', async () => {
    const id = await confirmStay();
    const [file = ''] = await listEntries();
    expect(read(file)).toEqual({
      method: null,
      uid: `${id}@${new URL(site.origin).host}`,
      start: '2027-06-12',
      end: '2027-06-20',
      sequence: 0,
      status: 'CONFIRMED',
      location: ADDRESS,
      url: `${site.origin}/booking/${id}`,
    });
  });

  it('is opened by a second program alike', async () => {
    await confirmStay();
    const [file = ''] = await listEntries();
    const { method, events } = convertIcsCalendar(undefined, file);
    expect(method).toBeUndefined();
    expect(events).toMatchObject([
      {
        summary: `Soggiorno: ${(await owner.property.get()).name}`,
        start: { type: 'DATE', date: new Date('2027-06-12T00:00:00Z') },
        end: { type: 'DATE', date: new Date('2027-06-20T00:00:00Z') },
        status: 'CONFIRMED',
        location: ADDRESS,
      },
    ]);
  });

  it('follows each change under the same name, and the cancellation', async () => {
    const id = await confirmStay();
    await owner.bookings.edit({ params: { id }, body: { startDate: '2027-06-13', endDate: '2027-06-19' } });
    await owner.bookings.edit({ params: { id }, body: { numberOfGuests: 3 } });
    await owner.bookings.cancel({ params: { id }, body: {} });
    const entries = (await listEntries()).map(read);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
    expect(entries.map(({ start, sequence, status }) => [start, sequence, status])).toEqual([
      ['2027-06-12', 0, 'CONFIRMED'],
      ['2027-06-13', 1, 'CONFIRMED'],
      ['2027-06-13', 2, 'CONFIRMED'],
      ['2027-06-13', 3, 'CANCELLED'],
    ]);
  });

  it('calls off what was deleted', async () => {
    const id = await confirmStay();
    await owner.bookings.remove({ params: { id } });
    expect((await listEntries()).map(read)).toMatchObject([
      { sequence: 0, status: 'CONFIRMED' },
      { sequence: 1, status: 'CANCELLED' },
    ]);
  });

  it('is in no letter that tells of no dates to keep', async () => {
    const { id } = await guest.client.bookings.request({ body: aStayRequest() });
    await owner.bookings.decide({ params: { id }, body: { status: 'REJECTED' } });
    expect((await site.deliverMail()).map(({ calendar }) => calendar)).toEqual([null, null, null]);
  });

  it('leaves the outbox with the letter, and stays in it no longer than the text', async () => {
    await confirmStay();
    const readRow = () =>
      site.database
        .selectFrom('outbox')
        .select(['body', 'calendar'])
        .where('kind', '=', 'BOOKING_CONFIRMED')
        .executeTakeFirst();
    expect((await readRow())?.calendar).toContain('BEGIN:VEVENT');
    await site.deliverMail();
    expect(await readRow()).toEqual({ body: '', calendar: null });
  });
});
