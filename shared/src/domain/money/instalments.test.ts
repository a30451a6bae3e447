import { describe, expect, test } from 'vitest';
import { formatEuros } from '../base/money/money.ts';
import {
  findDueDateFaults,
  findScheduleFault,
  type Instalment,
  planSchedule,
  reschedule,
  initialScheduleTerms as terms,
} from './instalments.ts';

const arrival = '2026-06-27';
const total = 60_571;

describe('the instalments of a stay', () => {
  test.each([
    [
      '2026-05-24',
      [
        { kind: 'DEPOSIT', amount: 18_171, dueDate: '2026-05-27' },
        { kind: 'BALANCE', amount: 42_400, dueDate: '2026-05-28' },
      ],
    ],
    ['2026-05-25', [{ kind: 'BALANCE', amount: 60_571, dueDate: '2026-05-28' }]],
    ['2026-06-26', [{ kind: 'BALANCE', amount: 60_571, dueDate: '2026-06-27' }]],
  ])('confirmed on %s', (since, instalments) => {
    expect(planSchedule({ total, since, arrival }, terms)).toEqual(instalments);
  });

  test('are one, due soon, where all is asked for at first', () => {
    const all = planSchedule({ total, since: '2026-01-10', arrival }, { ...terms, depositPercent: 100 });
    expect(all).toEqual([{ kind: 'BALANCE', amount: total, dueDate: '2026-01-13' }]);
  });

  test('are one, due before arrival, where nothing is asked for at first', () => {
    const none = { ...terms, depositPercent: 0 };
    expect(planSchedule({ total, since: '2026-01-10', arrival }, none)).toEqual([
      { kind: 'BALANCE', amount: total, dueDate: '2026-05-28' },
    ]);
    expect(planSchedule({ total, since: '2026-06-20', arrival }, none)).toEqual([
      { kind: 'BALANCE', amount: total, dueDate: '2026-06-23' },
    ]);
  });

  test('have the security deposit beside the balance, and it alone where the stay costs nothing', () => {
    const withDeposit = { ...terms, securityDeposit: 20_000 };
    expect(planSchedule({ total, since: '2026-01-10', arrival }, withDeposit).at(-1)).toEqual({
      kind: 'SECURITY',
      amount: 20_000,
      dueDate: '2026-05-28',
    });
    expect(planSchedule({ total: 0, since: '2026-01-10', arrival }, withDeposit)).toEqual([
      { kind: 'SECURITY', amount: 20_000, dueDate: '2026-05-28' },
    ]);
  });
});

describe('another price', () => {
  const instalments = planSchedule({ total, since: '2026-01-10', arrival }, { ...terms, securityDeposit: 20_000 });
  const same = { formerArrival: arrival, today: '2026-02-01' };
  const priced = (amount: number) => ({ total: amount, since: '2026-01-10', arrival });

  test('is planned anew as long as nothing is paid', () => {
    const changed = reschedule({ instalments, paid: 0, priced: priced(100_000), ...same }, terms);
    expect(changed.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['DEPOSIT', 30_000],
      ['BALANCE', 70_000],
      ['SECURITY', 20_000],
    ]);
  });

  test.each([
    [100_000, 5_000, [18_171, 81_829]],
    [20_000, 5_000, [18_171, 1_829]],
    [10_000, 5_000, [10_000]],
    [3_000, 5_000, [3_000]],
    [0, 5_000, []],
  ])('of %i cents, of which %i are paid, leaves %j', (amount, paid, amounts) => {
    const changed = reschedule({ instalments, paid, priced: priced(amount), ...same }, terms);
    expect(changed.filter(({ kind }) => kind !== 'SECURITY').map((part) => part.amount)).toEqual(amounts);
    expect(changed.at(-1)).toMatchObject({ kind: 'SECURITY', amount: 20_000 });
  });

  test('that the deposit covers leaves the security deposit due when a balance would be', () => {
    const stay = { total: 23_000, since: '2026-11-24', arrival: '2027-03-24' };
    const planned = planSchedule(stay, { ...terms, securityDeposit: 20_000 });
    expect(planned).toEqual([
      { kind: 'DEPOSIT', amount: 6_900, dueDate: '2026-11-27' },
      { kind: 'BALANCE', amount: 16_100, dueDate: '2027-02-22' },
      { kind: 'SECURITY', amount: 20_000, dueDate: '2027-02-22' },
    ]);
    const change = { priced: { ...stay, total: 6_900 }, formerArrival: stay.arrival, today: '2026-12-01' };
    expect(reschedule({ instalments: planned, paid: 6_900, ...change }, terms)).toEqual([
      { kind: 'DEPOSIT', amount: 6_900, dueDate: '2026-11-27' },
      { kind: 'SECURITY', amount: 20_000, dueDate: '2027-02-22' },
    ]);
    const later = { ...terms, balanceDays: 120 };
    expect(reschedule({ instalments: planned, paid: 6_900, ...change }, later).at(-1)?.dueDate).toBe('2027-02-22');
    const moved = { ...change, priced: { ...change.priced, arrival: '2027-03-31' } };
    expect(reschedule({ instalments: planned, paid: 6_900, ...moved }, terms).at(-1)?.dueDate).toBe('2027-03-01');
  });

  test('asks for the difference on its own where all was paid in one deposit', () => {
    const deposit = [{ kind: 'DEPOSIT', amount: 18_171, dueDate: '2026-01-13' }] as const;
    const changed = reschedule({ instalments: deposit, paid: 18_171, priced: priced(total), ...same }, terms);
    expect(changed.at(-1)).toEqual({ kind: 'BALANCE', amount: 42_400, dueDate: '2026-05-28' });
  });

  test('of another arrival moves the balance with it, never into what is over nor beyond arrival', () => {
    const move = (to: string) =>
      reschedule(
        {
          instalments,
          paid: 18_171,
          priced: { ...priced(total), arrival: to },
          formerArrival: arrival,
          today: '2026-02-01',
        },
        terms,
      ).map(({ dueDate }) => dueDate);
    expect(move('2026-07-04')).toEqual(['2026-01-13', '2026-06-04', '2026-06-04']);
    expect(move('2026-02-20')).toEqual(['2026-01-13', '2026-02-04', '2026-02-04']);
    expect(move('2026-02-02')).toEqual(['2026-01-13', '2026-02-02', '2026-02-02']);
  });
});

test('what the owner writes must be the price', () => {
  const instalments = [{ kind: 'BALANCE', amount: 60_000, dueDate: arrival }] as const;
  const findFault = (list: Parameters<typeof findScheduleFault>[0]) =>
    findScheduleFault(list, { total, formatAmount: formatEuros });
  expect(findFault(instalments)).toBe('Le rate devono fare 605,71\u00A0€');
  expect(findFault([{ kind: 'DEPOSIT', amount: 571, dueDate: arrival }, ...instalments])).toBeUndefined();
  expect(findFault(Array.from({ length: 13 }, () => instalments[0]))).toBe('Le rate possono essere al massimo 12');
});

describe('the days that the owner writes', () => {
  const former = [{ kind: 'DEPOSIT', amount: 1, dueDate: '2026-01-13' }] as const;
  const days = { today: '2026-02-01', departure: '2026-07-04', former };
  const findFault = (...dueDates: string[]) =>
    findDueDateFaults(
      dueDates.map((dueDate) => ({ dueDate })),
      days,
    );

  test('lie between today and the departure, but for those that are there', () => {
    expect(findFault('2026-02-01', '2026-06-28', '2026-07-04', '2026-01-13')).toEqual({});
  });

  test('are named by field where they do not', () => {
    expect(findFault('2026-01-31', '2026-03-01', '2026-07-05')).toEqual({
      'instalments.0.dueDate': 'Una rata non può scadere prima di oggi',
      'instalments.2.dueDate': 'Una rata non può scadere dopo la partenza',
    });
  });
});

test('a day after the arrival, which the owner wrote, stays when the price alone changes', () => {
  const instalments = [{ kind: 'BALANCE', amount: 60_000, dueDate: '2026-06-30' }] as const;
  const change = {
    priced: { total: 50_000, since: '2026-01-10', arrival },
    formerArrival: arrival,
    today: '2026-02-01',
  };
  expect(reschedule({ instalments, paid: 1000, ...change }, terms)).toMatchObject([{ dueDate: '2026-06-30' }]);
});

describe('once a price is another and something was paid', () => {
  const change = (instalments: readonly Instalment[], to: number) =>
    reschedule(
      {
        instalments,
        paid: 1,
        priced: { total: to, since: '2026-01-10', arrival },
        formerArrival: arrival,
        today: '2026-01-20',
      },
      terms,
    ).map(({ kind, amount, dueDate }) => `${kind} ${amount} ${dueDate.slice(5)}`);

  const part = (kind: Instalment['kind'], amount: number, dueDate: string): Instalment => ({ kind, amount, dueDate });

  test('the balance gives way before a deposit that is due after it', () => {
    const parts = [part('BALANCE', 400, '2026-05-01'), part('DEPOSIT', 200, '2026-05-10')];
    expect(change(parts, 300)).toEqual(['BALANCE 100 05-01', 'DEPOSIT 200 05-10']);
    expect(change(parts, 150)).toEqual(['DEPOSIT 150 05-10']);
  });

  test('the last of several balances gives way first', () => {
    const parts = [
      part('DEPOSIT', 200, '2026-03-01'),
      part('BALANCE', 200, '2026-04-01'),
      part('BALANCE', 200, '2026-05-01'),
    ];
    expect(change(parts, 500)).toEqual(['DEPOSIT 200 03-01', 'BALANCE 200 04-01', 'BALANCE 100 05-01']);
    expect(change(parts, 300)).toEqual(['DEPOSIT 200 03-01', 'BALANCE 100 04-01']);
  });

  test('what it costs more is asked for with the last balance, be it the only part', () => {
    expect(change([part('BALANCE', 400, '2026-05-01')], 500)).toEqual(['BALANCE 500 05-01']);
    expect(change([part('BALANCE', 400, '2026-05-01')], 400)).toEqual(['BALANCE 400 05-01']);
    const two = [part('BALANCE', 200, '2026-04-01'), part('BALANCE', 200, '2026-05-01')];
    expect(change(two, 500)).toEqual(['BALANCE 200 04-01', 'BALANCE 300 05-01']);
  });

  test('a deposit that is held counts for no part of it, and is due with the balance', () => {
    const parts = [part('SECURITY', 300, '2026-02-01'), part('BALANCE', 400, '2026-05-01')];
    expect(change(parts, 500)).toEqual(['BALANCE 500 05-01', 'SECURITY 300 05-01']);
  });
});

test('twelve instalments may be written, and what is held is none of the price', () => {
  const parts = Array.from({ length: 11 }, (): Instalment => ({ kind: 'BALANCE', amount: 100, dueDate: arrival }));
  const all = [...parts, { kind: 'SECURITY', amount: 500, dueDate: arrival } as const];
  const price = { total: 1100, formatAmount: formatEuros };
  expect(findScheduleFault(all, price)).toBeUndefined();
  expect(findScheduleFault([...all, ...parts.slice(0, 1)], price)).toBe('Le rate possono essere al massimo 12');
});
