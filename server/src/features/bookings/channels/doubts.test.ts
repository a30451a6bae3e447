import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { days } from '../../../testing/feed-text.ts';
import { aStayRequest } from '../../../testing/index.ts';
import { createLinkedSite, type LinkedSite } from '../../../testing/linked-site.ts';

const HOUR_MS = 3_600_000;
const WEEK = { startDate: '2027-06-12', endDate: '2027-06-19' };

let site: LinkedSite;
beforeEach(async () => {
  site = await createLinkedSite();
  await site.admin.property.update({ body: { sameDayTurnover: true } });
});
afterEach(() => site.close());

const hold = (uid: string, { startDate, endDate } = WEEK, title = 'CLOSED - Not available') =>
  site.feeds.hold('portal', days(uid, startDate, endDate, `SUMMARY:${title}`));

/** A week confirmed here while the portal, with a stale calendar, may have sold it too. */
async function confirmWeek(kind: 'AIRBNB' | 'BOOKING' | 'OTHER' = 'BOOKING') {
  const { id, name, exportUrl } = await site.link('portal', { kind });
  site.feeds.hold('portal');
  const stay = await site.guest.bookings.request({ body: aStayRequest(WEEK) });
  await site.admin.bookings.decide({ params: { id: stay.id }, body: { status: 'CONFIRMED' } });
  const readExport = async () => void (await (await fetch(exportUrl ?? '')).text());
  const answer = async (as: 'STAY' | 'ECHO') => {
    const [doubt = { id: '' }] = await site.admin.channels.doubts();
    return await site.admin.channels.decideEvent({ params: { id, eventId: doubt.id }, body: { as } });
  };
  return { id, name, readExport, answer };
}

const doubts = () => site.admin.channels.doubts();
const subjects = async () => (await site.deliverMail()).map(({ subject }) => subject);

describe('a week that a portal shows right after it was told of it', () => {
  it('is an echo that the owner is asked about, and nothing is freed or taken', async () => {
    const { id, name, readExport } = await confirmWeek();
    const before = [await site.takenDays(), await site.admin.bookings.list()];
    await readExport();
    hold('one');
    await site.readAll();
    expect(await doubts()).toEqual([{ id: expect.any(String), channel: { id, name }, ...WEEK }]);
    expect(await site.admin.channels.events({ params: { id } })).toMatchObject([{ as: 'ECHO', isInDoubt: true }]);
    expect([await site.takenDays(), await site.admin.bookings.list()]).toEqual(before);
    expect(await site.admin.channels.clashes()).toEqual([]);
  });

  it('was sold twice where she says that it is a guest', async () => {
    const { readExport, answer } = await confirmWeek();
    await readExport();
    hold('one');
    await site.readAll();
    expect(await answer('STAY')).toMatchObject({ as: 'STAY' });
    await site.readAll();
    expect(await doubts()).toEqual([]);
    expect(await site.admin.channels.clashes()).toMatchObject([WEEK]);
    expect(await subjects()).toContain('Notti vendute due volte: decidi adesso');
  });

  it('is asked about no more where she says that it is an echo, unless another event has its nights', async () => {
    const { id, readExport, answer } = await confirmWeek();
    await readExport();
    hold('one');
    await site.readAll();
    expect(await answer('ECHO')).toEqual({ id: expect.any(String), as: 'ECHO', ...WEEK });
    await site.readAll();
    expect(await doubts()).toEqual([]);
    expect(await site.admin.channels.events({ params: { id } })).toMatchObject([{ as: 'ECHO' }]);
    hold('other');
    await site.readAll();
    expect(await doubts()).toHaveLength(1);
  });

  it('is asked about until she answers, under whatever UID', async () => {
    const { readExport } = await confirmWeek();
    await readExport();
    hold('one');
    await site.readAll();
    site.clock.advance(24 * HOUR_MS);
    hold('renamed');
    await site.readAll();
    expect(await doubts()).toMatchObject([WEEK]);
    site.feeds.hold('portal');
    await site.readAll();
    await site.readAll();
    expect(await doubts()).toEqual([]);
  });
});

describe('what a portal tells back', () => {
  it('is no question where it was told of it more than six hours before, however often it read', async () => {
    const { readExport } = await confirmWeek();
    await readExport();
    site.clock.advance(5 * HOUR_MS);
    await readExport();
    site.clock.advance(HOUR_MS);
    hold('one');
    await site.readAll();
    expect(await doubts()).toEqual([]);
    expect(await site.admin.channels.list()).toMatchObject([{ counts: { echoes: 1 } }]);
  });

  it('is a question up to six hours after it was told', async () => {
    const { readExport } = await confirmWeek('OTHER');
    await readExport();
    site.clock.advance(6 * HOUR_MS - 15 * 60_000);
    hold('one');
    await site.readAll();
    expect(await doubts()).toHaveLength(1);
  });

  it('is no question where the portal names its guests', async () => {
    const { readExport } = await confirmWeek('AIRBNB');
    await readExport();
    hold('one', WEEK, 'Airbnb (Not available)');
    await site.readAll();
    expect(await doubts()).toEqual([]);
    expect(await site.admin.channels.list()).toMatchObject([{ counts: { echoes: 1 } }]);
  });
});
