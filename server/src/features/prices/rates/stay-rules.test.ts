import { initialStayRules } from '@approdo/shared/domain/stays/stay-rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite({ now: '2027-01-15T10:00:00Z' });
});
afterEach(() => site.close());

async function signInOwner() {
  return (await site.signIn({ role: 'ADMIN', emailConfirmed: true })).client;
}

const season = { from: '06-15', to: '09-15', minNights: 7, arrivalDays: ['SAT' as const] };
const exception = { startDate: '2027-08-10', endDate: '2027-08-20', label: 'Ferragosto', minNights: 3, leadDays: null };

describe('the rules of stay', () => {
  it('ask nothing at first', async () => {
    expect(await site.anyone.stayRules.get()).toEqual({ ...initialStayRules, version: expect.any(String) });
  });

  it('keep what a change leaves out, and have lists and base whole', async () => {
    const owner = await signInOwner();
    await owner.stayRules.replace({ body: { base: { minNights: 2 }, seasons: [season], orphanNights: 2 } });
    await owner.stayRules.replace({ body: { exceptions: [exception], horizonMonths: 18, fillGaps: true } });
    expect(await site.anyone.stayRules.get()).toEqual({
      ...initialStayRules,
      base: { ...initialStayRules.base, minNights: 2 },
      seasons: [season],
      exceptions: [exception],
      horizonMonths: 18,
      fillGaps: true,
      orphanNights: 2,
      version: expect.any(String),
    });
    await owner.stayRules.replace({ body: { base: { leadDays: 1 }, seasons: [] } });
    expect(await site.anyone.stayRules.get()).toMatchObject({
      base: { ...initialStayRules.base, leadDays: 1 },
      seasons: [],
      exceptions: [exception],
    });
  });

  it('tell a limit that is none from one that is left out, and come by their days', async () => {
    const owner = await signInOwner();
    const seasons = [
      { from: '07-01', to: '07-31', minNights: null },
      { from: '02-28', to: '02-29' },
    ];
    const answer = await owner.stayRules.replace({ body: { seasons } });
    expect(answer.seasons).toEqual(seasons.toReversed());
  });

  it('are as large as they may be', async () => {
    const owner = await signInOwner();
    const two = (count: number) => String(count).padStart(2, '0');
    const all = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
    const limits = { minNights: 1, maxNights: 365, arrivalDays: [...all], departureDays: [...all], leadDays: 365 };
    const seasons = Array.from({ length: 60 }, (_, index) => {
      const day = `${two((index % 12) + 1)}-${two(Math.floor(index / 12) * 5 + 1)}`;
      return { from: day, to: day, ...limits };
    });
    const exceptions = Array.from({ length: 200 }, (_, index) => {
      const startDate = `${2030 + index}-06-01`;
      return { startDate, endDate: startDate, label: 'è'.repeat(60), ...limits };
    });
    const answer = await owner.stayRules.replace({ body: { seasons, exceptions } });
    expect([answer.seasons.length, answer.exceptions.length]).toEqual([60, 200]);
    await expect(owner.stayRules.replace({ body: { seasons: [...seasons, season] } })).rejects.toMatchObject({
      fields: { seasons: 'Al massimo 60 periodi' },
    });
    await expect(owner.stayRules.replace({ body: { exceptions: [...exceptions, exception] } })).rejects.toMatchObject({
      fields: { exceptions: 'Al massimo 200 eccezioni' },
    });
  });

  it.each([
    ['seasons that overlap', { seasons: [season, { from: '09-10', to: '09-30' }] }, 'seasons', /10\/09.*15\/09/],
    ['a season over the end of the year', { seasons: [{ from: '12-20', to: '01-06' }] }, 'seasons', /20\/12/],
    ['a day that no year has', { seasons: [{ from: '02-30', to: '03-01' }] }, 'seasons', /30\/02/],
    [
      'exceptions that overlap',
      { exceptions: [exception, { startDate: '2027-08-20', endDate: '2027-08-22' }] },
      'exceptions',
      /20 agosto 2027/,
    ],
    [
      'an exception of 367 days',
      { exceptions: [{ startDate: '2028-01-01', endDate: '2029-01-01' }] },
      'exceptions',
      /366 giorni.*1 gennaio 2028/,
    ],
    [
      'an exception that ends before it starts',
      { exceptions: [{ startDate: '2028-01-02', endDate: '2028-01-01' }] },
      'exceptions',
      /2 gennaio 2028/,
    ],
    ['more nights at least than at most', { base: { minNights: 8, maxNights: 7 } }, 'base.minNights', /minime/],
    ['no night', { base: { minNights: 0 } }, 'base.minNights', /da 1 a 365/],
    ['a weekday twice', { base: { arrivalDays: ['SAT', 'SAT'] } }, 'base.arrivalDays', /una volta sola/],
    ['no weekday', { seasons: [{ ...season, departureDays: [] }] }, 'seasons.0.departureDays', /almeno un giorno/],
    ['a horizon of 37 months', { horizonMonths: 37 }, 'horizonMonths', /da 1 a 36/],
    ['eight days of preparation', { preparationDays: 8 }, 'preparationDays', /da 0 a 7/],
    ['seven nights alone', { orphanNights: 7 }, 'orphanNights', /da 0 a 6/],
    ['requests of 721 hours', { requestHours: 721 }, 'requestHours', /da 1 a 720/],
  ])('are refused for %s, and stay as they were', async (_, body, field, text) => {
    const owner = await signInOwner();
    // Sent by no client of ours.
    const refused = owner.stayRules.replace({ body: body as never });
    await expect(refused).rejects.toMatchObject({ status: 400, fields: { [field]: expect.stringMatching(text) } });
    expect(await site.anyone.stayRules.get()).toMatchObject(initialStayRules);
  });

  it('take an exception of a leap year from its first day to its last', async () => {
    const owner = await signInOwner();
    const whole = { startDate: '2028-01-01', endDate: '2028-12-31' };
    expect(await owner.stayRules.replace({ body: { exceptions: [whole] } })).toMatchObject({ exceptions: [whole] });
  });

  it('know of no stay from elsewhere as long as no calendar is read', async () => {
    expect(await site.anyone.stayRules.importedStays()).toEqual([]);
  });
});
