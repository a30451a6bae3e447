import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { readTypedEuros, writeEuros } from '@approdo/shared/domain/base/money/typed-euros';
import { type InstalmentKind, isOfPrice } from '@approdo/shared/domain/money/instalments';
import { SCHEDULE_FORM } from '../payments/index.ts';

/** The instalments that the owner sets: what is held, or passed on, follows them. */
export const OWN_KINDS = ['DEPOSIT', 'BALANCE'] as const satisfies readonly InstalmentKind[];

/** An instalment as it is typed. */
export type PartDraft = Readonly<Record<'amount' | 'dueDate', string>> & { readonly kind: (typeof OWN_KINDS)[number] };

export function draftOfSchedule(instalments: BookingMoney['instalments']): PartDraft[] {
  return instalments.filter(isOfPrice).map(({ kind, amount, dueDate }) => ({
    kind: kind === 'DEPOSIT' ? 'DEPOSIT' : 'BALANCE',
    amount: writeEuros(amount),
    dueDate,
  }));
}

/** From what is typed to what the server takes. */
export function readSchedule(parts: readonly PartDraft[]) {
  return parts.map(({ amount, ...part }) => ({ ...part, amount: readTypedEuros(amount) }));
}

/** What is missing of a price of `total` cents, or too much, in words. */
export function saySum(
  parts: readonly PartDraft[],
  total: number,
): { readonly isWhole: boolean; readonly text: string } {
  const sum = readSchedule(parts).reduce((before, { amount }) => before + (amount || 0), 0);
  const missing = total - sum;
  if (missing === 0) return { isWhole: true, text: SCHEDULE_FORM.whole(formatEuros(sum)) };
  const say = missing > 0 ? SCHEDULE_FORM.missing : SCHEDULE_FORM.over;
  return { isWhole: false, text: say(formatEuros(sum), formatEuros(Math.abs(missing))) };
}

/** One more, with what is missing still. */
export function nextPart(parts: readonly PartDraft[], total: number): PartDraft {
  const missing = readSchedule(parts).reduce((left, { amount }) => left - (amount || 0), total);
  return { kind: 'BALANCE', amount: missing > 0 ? writeEuros(missing) : '', dueDate: '' };
}
