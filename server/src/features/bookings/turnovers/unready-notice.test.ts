import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createNotifiedSite, type NotifiedSite } from '../../../testing/notified-site.ts';

let site: NotifiedSite;
beforeEach(async () => {
  site = await createNotifiedSite({ now: '2027-06-01T10:00:00Z' });
  await site.owner.client.property.update({ body: { sameDayTurnover: true } });
  await site.owner.client.turnoverSettings.replace({ body: { isOn: true } });
});
afterEach(() => site.close());

const enter = (startDate: string, endDate: string) =>
  site.owner.client.bookings.enterByHand({
    body: { key: randomUUID(), startDate, endDate, guestName: 'Bea Blu', numberOfGuests: 2 },
  });
const noticesAt = async (instant: string) => {
  site.clock.set(instant);
  const notices = await site.notificationsDuring(() => site.app.turnoverRounds.pollNow());
  return notices.map((message) => message.notification);
};

describe('the owner’s telephone is told of a house that is not ready', () => {
  it('for tomorrow, once, without saying who comes', async () => {
    await enter('2027-06-05', '2027-06-10');
    await enter('2027-06-12', '2027-06-19');
    expect(await noticesAt('2027-06-11T15:59:00Z')).toEqual([]);
    expect(await noticesAt('2027-06-11T16:00:00Z')).toMatchObject([
      {
        body: 'La casa non è pronta per domani',
        address: '/admin/turnovers',
        tag: 'TURNOVER 2027-06-12',
        count: expect.any(Number),
      },
    ]);
    expect(await noticesAt('2027-06-11T17:00:00Z')).toEqual([]);
  });

  it('for today, where one leaves and another comes', async () => {
    await enter('2027-06-05', '2027-06-12');
    await enter('2027-06-12', '2027-06-19');
    expect(await noticesAt('2027-06-12T13:00:00Z')).toMatchObject([{ body: 'La casa non è pronta per oggi' }]);
  });
});
