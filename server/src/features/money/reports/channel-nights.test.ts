import { expect, test } from 'vitest';
import { days } from '../../../testing/feed-text.ts';
import { createLinkedSite } from '../../../testing/linked-site.ts';

test('the report of a year tells the nights of portals’ guests apart, and not those that were closed there', async () => {
  const site = await createLinkedSite();
  try {
    await site.admin.property.update({ body: { sameDayTurnover: true } });
    await site.link('airbnb', { kind: 'AIRBNB' });
    site.feeds.hold(
      'airbnb',
      days('a', '2027-06-28', '2027-07-03', 'SUMMARY:Reserved'),
      days('b', '2027-08-01', '2027-08-05', 'SUMMARY:Airbnb (Not available)'),
    );
    await site.readAll();
    const { months } = await site.admin.reports.income({ query: { year: 2027 } });
    expect(months.filter(({ channelNights }) => channelNights !== undefined)).toEqual([
      { month: '2027-06', received: 0, refunded: 0, nights: 0, channelNights: 3, earned: 0 },
      { month: '2027-07', received: 0, refunded: 0, nights: 0, channelNights: 2, earned: 0 },
    ]);
  } finally {
    await site.close();
  }
});
