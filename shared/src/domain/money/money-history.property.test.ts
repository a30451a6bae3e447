import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type LocalDate } from '../base/date/local-date.ts';
import { type Instalment, initialScheduleTerms, isOfPrice, planSchedule, reschedule } from './instalments.ts';
import {
  balanceOf,
  ENTRY_PURPOSES,
  fillsOf,
  findEntryFault,
  type Movement,
  paymentStatusOf,
  retainDeposit,
  reverseEntry,
} from './ledger.ts';

type StoredMovement = Movement & { readonly id: string; readonly reverses?: string; readonly together?: string };

type Money = {
  readonly today: LocalDate;
  readonly arrival: LocalDate;
  readonly total: number;
  readonly instalments: readonly Instalment[];
  readonly entries: readonly StoredMovement[];
};

const SINCE = '2026-01-10';
const terms = { ...initialScheduleTerms, securityDeposit: 20_000 };

const cents = fc.oneof(fc.integer({ min: 1, max: 300_000 }), fc.integer({ min: 1, max: 100_000_000 }));

const step = fc.oneof(
  fc.record({
    kind: fc.constant('enter' as const),
    direction: fc.constantFrom('IN' as const, 'OUT' as const),
    purpose: fc.constantFrom(...ENTRY_PURPOSES),
    amount: cents,
  }),
  fc.record({ kind: fc.constant('reprice' as const), total: fc.oneof(fc.constant(0), cents) }),
  fc.record({ kind: fc.constant('move' as const), days: fc.integer({ min: -60, max: 60 }) }),
  fc.record({ kind: fc.constant('reverse' as const), at: fc.nat({ max: 30 }) }),
  fc.record({ kind: fc.constant('retain' as const), amount: cents }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 0, max: 20 }) }),
);

type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

function begin(total: number): Money {
  const arrival = '2026-06-27';
  return {
    today: SINCE,
    arrival,
    total,
    instalments: planSchedule({ total, since: SINCE, arrival }, terms),
    entries: [],
  };
}

function write(money: Money, movements: readonly Omit<StoredMovement, 'id'>[], together?: string): Money {
  const begun = money.entries.length;
  const entries = movements.map((movement, at) => ({
    ...movement,
    id: String(begun + at),
    ...(together && { together }),
  }));
  return { ...money, entries: [...money.entries, ...entries] };
}

function replan(money: Money, change: Partial<Pick<Money, 'total' | 'arrival'>>): Money {
  const next = { ...money, ...change };
  const instalments = reschedule(
    {
      instalments: money.instalments,
      paid: balanceOf(money.entries, 'STAY'),
      priced: { total: next.total, since: SINCE, arrival: next.arrival },
      formerArrival: money.arrival,
      today: money.today,
    },
    terms,
  );
  return { ...next, instalments };
}

function statusOf({ instalments, entries, today }: Money) {
  return paymentStatusOf({ instalments, fills: fillsOf(entries) }, today);
}

function take(money: Money, each: Step): Money {
  const { today, entries } = money;
  switch (each.kind) {
    case 'wait':
      return { ...money, today: addDays(today, each.days) };
    case 'reprice':
      return replan(money, { total: each.total });
    case 'move':
      return replan(money, { arrival: addDays(money.arrival, each.days) });
    case 'enter': {
      const { kind: _, ...expected } = each;
      const movement = { ...expected, method: 'BANK', date: today } as const;
      return findEntryFault(movement, entries, today) ? money : write(money, [movement]);
    }
    case 'retain': {
      const retained = retainDeposit(each.amount, { entries, today });
      return 'fault' in retained ? money : write(money, retained, `pair of ${entries.length}`);
    }
    case 'reverse': {
      const entry = entries[each.at];
      if (!entry) return money;
      const undone = reverseEntry({ entries, id: entry.id, today, receiptOf: () => undefined });
      return 'fault' in undone ? money : write(money, undone.counters);
    }
  }
}

test('over any history instalments sum to the price, nothing is negative or lost, and undoing is exact', () => {
  fc.assert(
    fc.property(fc.oneof(fc.constant(0), cents), fc.array(step, { maxLength: 30 }), (total, steps) => {
      let money = begin(total);
      for (const each of steps) {
        const former = money;
        money = take(money, each);
        const { instalments, credit } = statusOf(money);
        const ofPrice = instalments.filter(isOfPrice);
        const due = ofPrice.reduce((sum, { amount, paid }) => sum + amount - paid, 0);
        expect(ofPrice.reduce((sum, { amount }) => sum + amount, 0)).toBe(money.total);
        expect(balanceOf(money.entries, 'STAY') + due - credit).toBe(money.total);
        for (const { amount, paid, dueDate } of instalments) {
          expect(amount).toBeGreaterThan(0);
          expect(paid).toBeGreaterThanOrEqual(0);
          expect(paid).toBeLessThanOrEqual(amount);
          expect(dueDate <= money.arrival).toBe(true);
        }
        expect(credit).toBeGreaterThanOrEqual(0);
        for (const purpose of ENTRY_PURPOSES) expect(balanceOf(money.entries, purpose)).toBeGreaterThanOrEqual(0);
        // Entries stay as they are, whatever follows.
        expect(money.entries.slice(0, former.entries.length)).toEqual(former.entries);
      }
    }),
    { numRuns: 500 },
  );
});

test('an entry and its undoing leave every balance as it was', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 15 }),
      cents,
      fc.constantFrom(...ENTRY_PURPOSES),
      (steps, amount, purpose) => {
        const before = steps.reduce(take, begin(60_571));
        const movement = { direction: 'IN', purpose, amount, method: 'CASH', date: before.today } as const;
        const entered = write(before, [movement]);
        const undone = reverseEntry({
          entries: entered.entries,
          id: String(before.entries.length),
          today: before.today,
          receiptOf: () => undefined,
        });
        if ('fault' in undone) throw new Error(undone.fault);
        const after = write(entered, undone.counters);
        for (const one of ENTRY_PURPOSES) expect(balanceOf(after.entries, one)).toBe(balanceOf(before.entries, one));
        expect(statusOf(after)).toEqual(statusOf(before));
      },
    ),
  );
});
