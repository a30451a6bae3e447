import { initialInstantRules } from '@approdo/shared/domain/prices/instant';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStayRequest } from '../../../../testing/factories.ts';
import { days } from '../../../../testing/feed-text.ts';
import { createLinkedSite, type LinkedSite } from '../../../../testing/linked-site.ts';
import { portalAnswers } from '../../../../testing/portal.ts';
import { refusalOf } from '../../../../testing/refusal.ts';

const WEEK = { startDate: '2027-06-12', endDate: '2027-06-19' };

let site: LinkedSite;
beforeEach(async () => {
  site = await createLinkedSite();
  await site.admin.priceRules.replace({ body: { instant: { ...initialInstantRules, isOn: true } } });
});
afterEach(() => site.close());

const reasons = async () => (await site.guest.rates.quote({ query: { ...WEEK, detail: 'true' } })).instant?.reasons;

async function book() {
  const { total } = await site.guest.rates.quote({ query: WEEK });
  return await site.guest.bookings.request({ body: { ...aStayRequest(WEEK), instant: true, expectedTotal: total } });
}

describe('before a stay is confirmed at once portals are read', () => {
  it('so that a week that was sold there just now is not sold again', async () => {
    await site.link('airbnb');
    site.feeds.hold('airbnb');
    await site.readAll();
    site.clock.advance(61_000);
    site.feeds.hold('airbnb', days('a', '2027-06-14', '2027-06-17'));
    expect(await reasons()).toEqual([]);
    expect(await refusalOf(book())).toMatchObject({ status: 409 });
    expect(await reasons()).toEqual(['TAKEN']);
    expect((await site.admin.bookings.list()).filter(({ isBlocked }) => !isBlocked)).toEqual([]);
  });

  it('unless they were in the last minute', async () => {
    await site.link('airbnb');
    site.feeds.hold('airbnb');
    await site.readAll();
    expect(await book()).toMatchObject({ instant: true });
    expect(site.feeds.requests).toHaveLength(1);
  });

  it('and where one does not answer, the owner does', async () => {
    await site.link('airbnb');
    site.feeds.answer('airbnb', portalAnswers.status(500));
    expect(await reasons()).toEqual([]);
    expect(await book()).toMatchObject({ status: 'PENDING', instant: false });
  });

  it('but not for a request that waits for the owner anyway', async () => {
    await site.link('airbnb');
    await site.guest.bookings.request({ body: aStayRequest(WEEK) });
    await site.admin.priceRules.replace({ body: { instant: initialInstantRules } });
    expect(await book()).toMatchObject({ status: 'PENDING', instant: false });
    expect(site.feeds.requests).toEqual([]);
  });
});

describe('while it is not known what a portal sold, the owner answers', () => {
  it.each([
    ['paused', { is_paused: 1 }],
    ['failing', { failure: 'LASTING' }],
  ] as const)('where one is %s', async (_, change) => {
    await site.link('airbnb');
    site.feeds.hold('airbnb');
    await site.readAll();
    await site.database.updateTable('channels').set(change).execute();
    expect(await reasons()).toEqual(['CHANNELS']);
    expect(await book()).toMatchObject({ status: 'PENDING', instant: false });
  });

  it('where one is failing, and everybody is told so who was told otherwise before', async () => {
    await site.link('airbnb');
    site.feeds.hold('airbnb');
    await site.readAll();
    const reasonsOfQuote = async () =>
      (await site.anyone.rates.quote({ query: { ...WEEK, detail: 'true' } })).instant?.reasons;
    expect(await reasonsOfQuote()).toEqual([]);
    site.feeds.answer('airbnb', portalAnswers.status(410));
    await site.readAll();
    expect(await reasonsOfQuote()).toEqual(['CHANNELS']);
    site.feeds.hold('airbnb');
    site.clock.advance(3 * 3_600_000);
    await site.readAll();
    expect(await reasonsOfQuote()).toEqual([]);
  });

  it('where one no longer tells of stays that it had', async () => {
    await site.link('airbnb');
    site.feeds.hold('airbnb', days('a', '2027-08-14', '2027-08-17'));
    await site.readAll();
    await site.database.updateTable('channel_events').set({ presence: 'SUSPECT' }).execute();
    expect(await reasons()).toEqual(['CHANNELS']);
    expect(await book()).toMatchObject({ status: 'PENDING', instant: false });
  });

  it('but a portal that is only told stops nobody', async () => {
    await site.admin.channels.create({ body: { name: 'Solo', kind: 'OTHER', importUrl: null } });
    await site.database.updateTable('channels').set({ is_paused: 1 }).execute();
    expect(await reasons()).toEqual([]);
    expect(await book()).toMatchObject({ instant: true });
  });
});
