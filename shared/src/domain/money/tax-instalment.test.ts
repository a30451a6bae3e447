import { describe, expect, test } from 'vitest';
import { type Instalment, initialScheduleTerms as terms } from './instalments.ts';
import { listOpenParts, paymentStatusOf } from './ledger.ts';
import { withTax } from './tax-instalment.ts';

const DAYS = { since: '2026-05-01', arrival: '2026-06-27', departure: '2026-07-04', today: '2026-05-01' };
const PRICE: readonly Instalment[] = [
  { kind: 'DEPOSIT', amount: 18_171, dueDate: '2026-05-04' },
  { kind: 'BALANCE', amount: 42_400, dueDate: '2026-05-28' },
];
const SECURITY: Instalment = { kind: 'SECURITY', amount: 20_000, dueDate: '2026-05-28' };
const TAX: Instalment = { kind: 'TAX', amount: 2000, dueDate: '2026-05-28' };
const due = (amount: number, isEstimate = false) => ({ amount, isEstimate });

describe('the instalment of the tax', () => {
  test('is due with the balance, behind what is held, and says that it is an estimate', () => {
    const known = [...PRICE, SECURITY];
    expect(withTax(known, { ...DAYS, due: due(2000, true), paid: 0 }, terms)).toEqual([
      ...known,
      { ...TAX, isEstimate: true },
    ]);
    expect(withTax(known, { ...DAYS, due: due(2000), paid: 0 }, terms)).toEqual([...known, TAX]);
  });

  test('is not there where nothing is owed, or nothing is asked for', () => {
    expect(withTax(PRICE, { ...DAYS, due: null, paid: 0 }, terms)).toBe(PRICE);
    expect(withTax(PRICE, { ...DAYS, due: due(0), paid: 0 }, terms)).toBe(PRICE);
    expect(withTax([...PRICE, TAX], { ...DAYS, due: due(0), paid: 0 }, terms)).toEqual(PRICE);
    expect(withTax([...PRICE, TAX], { ...DAYS, due: null, paid: 0 }, terms)).toEqual(PRICE);
  });

  test('is made anew on its own day, and the same where nothing of it is another', () => {
    const late = { ...TAX, dueDate: '2026-06-01', isEstimate: true } as const;
    const before = [...PRICE, late];
    expect(withTax(before, { ...DAYS, due: due(3000), paid: 0 }, terms)).toEqual([
      ...PRICE,
      { kind: 'TAX', amount: 3000, dueDate: '2026-06-01' },
    ]);
    expect(withTax(before, { ...DAYS, due: due(2000, true), paid: 0 }, terms)).toBe(before);
  });

  test.each([
    ['paid', 2000, due(3000), 2000],
    ['paid, and not asked for any more', 2000, null, 2000],
    ['paid beyond it', 2500, due(100), 2000],
    ['paid beyond it, as far as more is owed by now', 2500, due(2300), 2300],
    ['paid beyond it, as far as was paid', 2500, due(3000, true), 2500],
    ['paid beyond it, and not asked for any more', 2500, null, 2000],
    ['paid in part: the rest follows', 500, due(3000), 3000],
    ['paid in part, down to that part', 500, due(300, true), 500],
    ['paid in part, and not asked for any more', 500, null, 500],
  ])('stays as far as it was %s', (_, paid, now, amount) => {
    expect(withTax([...PRICE, TAX], { ...DAYS, due: now, paid }, terms)).toEqual([...PRICE, { ...TAX, amount }]);
  });

  test.each([
    ['2026-06-10', '2026-06-13'],
    ['2026-06-26', '2026-06-27'],
    ['2026-06-29', '2026-06-29'],
  ])('that comes after the day of the balance, on %s, is due on %s', (today, dueDate) => {
    expect(withTax(PRICE, { ...DAYS, today, due: due(2000), paid: 0 }, terms)).toEqual([...PRICE, { ...TAX, dueDate }]);
  });

  test('is not begun of a stay that is over, and followed to its end where it was', () => {
    const over = { ...DAYS, today: '2026-07-05', due: due(3000), paid: 0 };
    expect(withTax(PRICE, over, terms)).toBe(PRICE);
    expect(withTax([...PRICE, TAX], over, terms)).toEqual([...PRICE, { ...TAX, amount: 3000 }]);
  });

  test('is another once it is no estimate any more, or becomes one', () => {
    const estimated = { ...TAX, isEstimate: true } as const;
    expect(withTax([...PRICE, estimated], { ...DAYS, due: due(2000), paid: 0 }, terms)).toEqual([...PRICE, TAX]);
    expect(withTax([...PRICE, TAX], { ...DAYS, due: due(2000, true), paid: 0 }, terms)).toEqual([...PRICE, estimated]);
    const known = [...PRICE, TAX];
    expect(withTax(known, { ...DAYS, due: due(2000), paid: 0 }, terms)).toBe(known);
  });

  test('is still begun on the day of departure, and due with the balance on the very day of that', () => {
    const dueOn = (today: string) => withTax(PRICE, { ...DAYS, today, due: due(2000), paid: 0 }, terms).at(-1)?.dueDate;
    expect(dueOn('2026-07-04')).toBe('2026-07-04');
    expect(dueOn('2026-05-28')).toBe('2026-05-28');
  });

  test('falls due with the balance of a stay that is confirmed after it began', () => {
    const balance = { kind: 'BALANCE', amount: 60_571, dueDate: '2026-06-27' } as const;
    const now = { ...DAYS, since: '2026-06-29', today: '2026-06-29' };
    expect(withTax([balance], { ...now, due: due(2000), paid: 0 }, terms)).toEqual([
      balance,
      { ...TAX, dueDate: '2026-06-27' },
    ]);
  });

  test('falls due with the balance where a stay costs nothing', () => {
    expect(withTax([], { ...DAYS, due: due(2000), paid: 0 }, terms)).toEqual([TAX]);
  });
});

test('what is missing is an estimate as long as it is; what is paid is none', () => {
  const fills = { STAY: 60_571, SECURITY: 0, TAX: 500, DAMAGE: 0 };
  const instalments = [...PRICE, { ...TAX, isEstimate: true } as const];
  expect(listOpenParts({ instalments, fills }, '2026-05-01')).toEqual([{ ...TAX, amount: 1500, isEstimate: true }]);
  const paid = paymentStatusOf({ instalments, fills: { ...fills, TAX: 2000 } }, '2026-05-01').instalments.at(-1);
  expect(paid).toEqual({ ...TAX, paid: 2000, state: 'PAID' });
});
