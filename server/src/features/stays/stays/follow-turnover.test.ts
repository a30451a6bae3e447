import { afterEach, beforeEach, expect, it } from 'vitest';
import { transact } from '../../../db/transaction.ts';
import { aStayRequest, createTestSite, type TestSite } from '../../../testing/index.ts';
import { followTurnover } from './follow-turnover.ts';

const DAY = 24 * 60 * 60_000;

let site: TestSite;
let owner: Awaited<ReturnType<TestSite['signIn']>>;
let guest: Awaited<ReturnType<TestSite['signIn']>>;
beforeEach(async () => {
  site = await createTestSite();
  owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  guest = await site.signIn();
});
afterEach(() => site.close());

async function confirm(startDate: string, endDate: string): Promise<void> {
  const { id } = await guest.client.bookings.request({ body: aStayRequest({ startDate, endDate }) });
  const admin = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  await admin.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
}

async function switchTo(sameDayTurnover: boolean): Promise<void> {
  await transact(site.database, async (trx) => {
    await trx
      .updateTable('property')
      .set({ same_day_turnover: sameDayTurnover ? 1 : 0 })
      .execute();
    await followTurnover({ trx, clock: site.clock }, sameDayTurnover);
  });
}

async function occupiedDays(): Promise<string[]> {
  const rows = await site.database.selectFrom('occupied_days').select('day').orderBy('day').execute();
  return rows.map((row) => row.day);
}

it('on, stays give up their day of departure and blocks keep all; off, it is as it was', async () => {
  await confirm('2027-06-12', '2027-06-15');
  await owner.client.bookings.block({ body: { startDate: '2027-06-20', endDate: '2027-06-21' } });
  const before = await occupiedDays();
  expect(before).toEqual(['2027-06-12', '2027-06-13', '2027-06-14', '2027-06-15', '2027-06-20', '2027-06-21']);
  await switchTo(true);
  expect(await occupiedDays()).toEqual(before.filter((day) => day !== '2027-06-15'));
  await switchTo(false);
  expect(await occupiedDays()).toEqual(before);
});

it('done twice it is done once', async () => {
  await confirm('2027-06-12', '2027-06-15');
  await switchTo(true);
  await switchTo(true);
  expect(await occupiedDays()).toHaveLength(3);
  await switchTo(false);
  await switchTo(false);
  expect(await occupiedDays()).toHaveLength(4);
});

it('off is refused while bookings touch, names the days, and changes nothing', async () => {
  await switchTo(true);
  await confirm('2027-06-12', '2027-06-15');
  await confirm('2027-06-15', '2027-06-18');
  await confirm('2027-07-01', '2027-07-08');
  await owner.client.bookings.block({ body: { startDate: '2027-07-08', endDate: '2027-07-09' } });
  const before = await occupiedDays();
  await expect(switchTo(false)).rejects.toMatchObject({
    status: 409,
    message:
      "Non puoi disattivare il cambio ospiti in giornata: una prenotazione finisce e un'altra inizia il 15 giugno 2027, l’8 luglio 2027.",
  });
  expect(await occupiedDays()).toEqual(before);
});

it('stays that touched in the past do not keep it on for ever', async () => {
  await switchTo(true);
  await confirm('2027-06-12', '2027-06-15');
  await confirm('2027-06-15', '2027-06-18');
  site.clock.advance(107 * DAY);
  expect(site.clock.today()).toBe('2027-06-16');
  await switchTo(false);
  expect(await occupiedDays()).toEqual([
    ...['2027-06-12', '2027-06-13', '2027-06-14'],
    ...['2027-06-15', '2027-06-16', '2027-06-17', '2027-06-18'],
  ]);
});
