import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { days, feedText } from '../../../testing/feed-text.ts';
import { aStayRequest } from '../../../testing/index.ts';
import { createLinkedSite, type LinkedSite } from '../../../testing/linked-site.ts';
import { portalAnswers } from '../../../testing/portal.ts';
import { refusalOf } from '../../../testing/refusal.ts';

const MINUTE_MS = 60_000;

let site: LinkedSite;
beforeEach(async () => {
  site = await createLinkedSite();
});
afterEach(() => site.close());

const june = (first: number, last: number) => [`2027-06-${first}`, `2027-06-${last}`] as const;
const one = days('one', ...june(12, 15));
const two = days('two', ...june(20, 22));
const five = [11, 14, 17, 20, 23].map((day) => days(`stay-${day}`, ...june(day, day + 2)));

const states = async () => (await site.admin.channels.list()).map(({ state }) => state);
const subjects = async () => (await site.deliverMail()).map(({ subject }) => subject);

describe('what a calendar lacks', () => {
  it('is freed when two whole readings half an hour apart lack it', async () => {
    await site.link('portal');
    site.feeds.hold('portal', one, two);
    await site.readAll();
    site.feeds.hold('portal', two);
    await site.readAll();
    expect(await site.takenDays()).toHaveLength(7);
    site.feeds.answer('portal', portalAnswers.status(500));
    await site.readAll();
    expect(await site.takenDays()).toHaveLength(7);
    site.feeds.hold('portal', two);
    await site.readAll();
    await site.readAll();
    expect(await site.takenDays()).toHaveLength(3);
    expect(await site.admin.bookings.list()).toHaveLength(1);
  });

  it('is freed by no press of the owner within half an hour, and by the first one after it', async () => {
    const { id } = await site.link('portal');
    const sync = () => site.admin.channels.sync({ params: { id } });
    site.feeds.hold('portal', one, two);
    await site.readAll();
    site.feeds.hold('portal', two);
    for (const minutes of [0, 1, 27]) {
      site.clock.advance(minutes * MINUTE_MS + 30_000);
      await sync();
    }
    expect(await site.takenDays()).toHaveLength(7);
    site.clock.advance(MINUTE_MS);
    await sync();
    expect(await site.takenDays()).toHaveLength(3);
  });

  it('is freed by no confirmation, however long ago it was missed: its guest is there until a reading of its own', async () => {
    await site.link('portal');
    site.feeds.hold('portal', one, two);
    await site.readAll();
    const requested = [june(24, 26), june(26, 28)].map(([startDate, endDate]) => ({ startDate, endDate }));
    const requests: string[] = [];
    for (const stay of requested) {
      requests.push((await site.guest.bookings.request({ body: aStayRequest(stay) })).id);
    }
    site.feeds.hold('portal', two);
    const confirm = async (id = '') => {
      await refusalOf(site.admin.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } })).catch(() => null);
    };
    site.clock.advance(2 * MINUTE_MS);
    await confirm(requests[0]);
    site.clock.advance(45 * MINUTE_MS);
    await confirm(requests[1]);
    expect(site.feeds.requests).toHaveLength(3);
    expect(await site.takenDays()).toEqual(expect.arrayContaining(['2027-06-12', '2027-06-13', '2027-06-14']));
    await site.readAll();
    expect(await site.takenDays()).not.toContain('2027-06-12');
  });

  it('waits for the owner where it is a lone stay and the calendar is empty, whoever reads it', async () => {
    const { id } = await site.link('portal');
    site.feeds.hold('portal', one);
    await site.readAll();
    site.feeds.hold('portal');
    const { id: request } = await site.guest.bookings.request({
      body: aStayRequest({ startDate: '2027-06-20', endDate: '2027-06-22' }),
    });
    site.clock.advance(2 * MINUTE_MS);
    await site.admin.bookings.decide({ params: { id: request }, body: { status: 'CONFIRMED' } });
    for (let time = 0; time < 4; time += 1) await site.readAll();
    expect(await states()).toEqual(['SUSPECT']);
    expect(await site.takenDays()).toContain('2027-06-12');
    const [letter] = (await site.deliverMail()).filter(({ subject }) => subject.includes('portal'));
    expect(letter?.body).toContain('non si trova più quello che c’era: un soggiorno.');
    await site.admin.channels.vanished({ params: { id }, body: { action: 'FREE' } });
    expect(await site.takenDays()).not.toContain('2027-06-12');
  });

  it('is looked for again where the portal says that nothing has changed', async () => {
    await site.link('portal');
    site.feeds.hold('portal', one, two);
    await site.readAll();
    site.feeds.answer('portal', portalAnswers.withValidators(feedText([two]), { etag: '"less"' }));
    await site.readAll();
    await site.readAll();
    await site.readAll();
    expect(await site.takenDays()).toHaveLength(3);
  });

  it('stays where it is there again', async () => {
    await site.link('portal');
    for (const events of [[one, two], [one], [one, two], [one], [one, two]]) {
      site.feeds.hold('portal', ...events);
      await site.readAll();
    }
    expect(await site.takenDays()).toHaveLength(7);
  });

  it('all at once waits for the owner, who is told once', async () => {
    const { id } = await site.link('portal');
    site.feeds.hold('portal', ...five);
    await site.readAll();
    const before = await site.takenDays();
    site.feeds.hold('portal');
    await site.readAll();
    await site.readAll();
    await site.readAll();
    expect(await states()).toEqual(['SUSPECT']);
    expect(await subjects()).toEqual(['Dal calendario di portal sono scomparse notti occupate']);
    expect(await site.takenDays()).toEqual(before);
    expect(await site.admin.channels.vanished({ params: { id }, body: { action: 'FREE' } })).toMatchObject({
      state: 'OK',
    });
    expect(await site.takenDays()).toEqual([]);
    await expect(site.admin.channels.vanished({ params: { id }, body: { action: 'FREE' } })).rejects.toMatchObject({
      status: 409,
    });
  });

  it('over half at once stays for good where the owner keeps it', async () => {
    const { id } = await site.link('portal');
    site.feeds.hold('portal', ...five);
    await site.readAll();
    const before = await site.takenDays();
    site.feeds.hold('portal', ...five.slice(0, 2));
    await site.readAll();
    expect(await states()).toEqual(['SUSPECT']);
    const vanishedEvents = async () =>
      (await site.admin.channels.events({ params: { id } })).filter(({ isVanished }) => isVanished);
    expect(await vanishedEvents()).toHaveLength(3);
    expect(await site.admin.channels.vanished({ params: { id }, body: { action: 'KEEP' } })).toMatchObject({
      state: 'OK',
    });
    expect(await vanishedEvents()).toEqual([]);
    await site.readAll();
    await site.readAll();
    expect(await states()).toEqual(['OK']);
    expect(await site.takenDays()).toEqual(before);
  });

  it('is suspect no more where it is all there again', async () => {
    await site.link('portal');
    for (const events of [five, [], five]) {
      site.feeds.hold('portal', ...events);
      await site.readAll();
    }
    expect(await states()).toEqual(['OK']);
  });
});
