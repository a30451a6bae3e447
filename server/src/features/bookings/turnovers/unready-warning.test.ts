import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLettingSite, type LettingSite } from '../../../testing/letting-site.ts';
import { listUnready } from './index.ts';

let site: LettingSite;
let admin: LettingSite['owner']['client'];
beforeEach(async () => {
  site = await createLettingSite({ now: '2027-06-01T10:00:00Z' });
  admin = site.owner.client;
  await admin.property.update({ body: { sameDayTurnover: true } });
  await admin.turnoverSettings.replace({ body: { isOn: true } });
});
afterEach(() => site.close());

const enter = (startDate: string, endDate: string) =>
  admin.bookings.enterByHand({
    body: { key: randomUUID(), startDate, endDate, guestName: 'Bea Blu', numberOfGuests: 2 },
  });
const look = () => site.app.turnoverRounds.pollNow();
const letters = async () =>
  (await site.deliverMail()).filter(({ subject }) => subject.startsWith('La casa non è pronta'));
async function lookAt(instant: string): Promise<number> {
  site.clock.set(instant);
  await look();
  return (await letters()).length;
}
const ready = (day: string, isReady = true) => admin.turnovers.mark({ params: { day }, body: { isReady } });

describe('the owner is written to, who has a house that is not ready', () => {
  it('on the evening before the arrival, once', async () => {
    await enter('2027-06-05', '2027-06-10');
    await enter('2027-06-12', '2027-06-19');
    expect(await lookAt('2027-06-11T15:59:00Z')).toBe(0);
    expect(await lookAt('2027-06-11T16:00:00Z')).toBe(1);
    await look();
    expect(await lookAt('2027-06-12T10:00:00Z')).toBe(1);
    const [letter] = await letters();
    expect(letter?.subject).toBe('La casa non è pronta per il 12 giugno 2027');
    expect(letter?.body).toContain(`${site.origin}/admin/turnovers`);
    expect(letter?.body).not.toContain('Bea');
  });

  it('an hour before who arrives on the day another leaves', async () => {
    await admin.guide.replace({ body: { checkInFrom: '16:00' } });
    await enter('2027-06-05', '2027-06-12');
    await enter('2027-06-12', '2027-06-19');
    expect(await lookAt('2027-06-12T12:59:00Z')).toBe(0);
    expect(await lookAt('2027-06-12T13:00:00Z')).toBe(1);
  });

  it('later where nobody looked, until the day of arrival ends', async () => {
    await enter('2027-06-05', '2027-06-10');
    await enter('2027-06-12', '2027-06-19');
    await enter('2027-06-20', '2027-06-25');
    expect(await lookAt('2027-06-12T21:59:00Z')).toBe(1);
    expect(await lookAt('2027-06-20T22:00:00Z')).toBe(1);
  });

  it('not where it is ready, and not where nobody comes', async () => {
    await enter('2027-06-05', '2027-06-10');
    await enter('2027-06-12', '2027-06-19');
    await ready('2027-06-10');
    expect(await lookAt('2027-06-11T17:00:00Z')).toBe(0);
    expect(await lookAt('2027-06-19T17:00:00Z')).toBe(0);
  });

  it('not where the arrival was called off, and anew for another', async () => {
    await enter('2027-06-05', '2027-06-10');
    const next = await enter('2027-06-12', '2027-06-19');
    expect(await lookAt('2027-06-11T17:00:00Z')).toBe(1);
    await admin.bookings.cancel({ params: { id: next.id }, body: {} });
    await enter('2027-06-14', '2027-06-19');
    expect(await lookAt('2027-06-12T17:00:00Z')).toBe(1);
    expect(await lookAt('2027-06-13T17:00:00Z')).toBe(2);
  });

  it('not while cleaning is off', async () => {
    await enter('2027-06-05', '2027-06-10');
    await enter('2027-06-12', '2027-06-19');
    await admin.turnoverSettings.replace({ body: { isOn: false } });
    expect(await lookAt('2027-06-11T17:00:00Z')).toBe(0);
  });

  it('by a letter that waits where others by the clock wait since a restore', async () => {
    await enter('2027-06-05', '2027-06-10');
    await enter('2027-06-12', '2027-06-19');
    const held = { only_row: 1, settings: null, is_holding: 1 } as const;
    await site.database.insertInto('letter_schedule').values(held).execute();
    expect(await lookAt('2027-06-11T17:00:00Z')).toBe(0);
    expect((await admin.mail.list()).map(({ subject, status }) => [subject, status])).toContainEqual([
      'La casa non è pronta per il 12 giugno 2027',
      'HELD',
    ]);
  });
});

describe('what is to be seen to', () => {
  const unready = async (now: string) => {
    site.clock.set(now);
    const moment = { today: site.clock.today(), now: site.clock.now(), checkInFrom: null };
    return (await listUnready(site.database, moment)).map(({ day, arrival }) => [day, arrival]);
  };

  it('is the arrival of tomorrow from the moment of the warning, and that of today at any hour', async () => {
    await enter('2027-06-05', '2027-06-12');
    await enter('2027-06-12', '2027-06-15');
    await enter('2027-06-17', '2027-06-19');
    expect(await unready('2027-06-11T20:00:00Z')).toEqual([]);
    expect(await unready('2027-06-12T05:00:00Z')).toEqual([['2027-06-12', '2027-06-12']]);
    await ready('2027-06-12');
    expect(await unready('2027-06-16T15:59:00Z')).toEqual([]);
    expect(await unready('2027-06-16T16:00:00Z')).toEqual([['2027-06-15', '2027-06-17']]);
  });
});
