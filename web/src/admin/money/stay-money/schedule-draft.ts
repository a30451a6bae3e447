import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { writeEuros } from '@approdo/shared/domain/base/money/typed-euros';
import { type InstalmentKind, isOfPrice } from '@approdo/shared/domain/money/instalments';
import { z } from 'zod';
import { euros } from '../../kit/form/fields.ts';
import { SCHEDULE_FORM } from '../payments/index.ts';

/** The instalments that the owner sets: what is held, or passed on, follows them. */
export const OWN_KINDS = ['DEPOSIT', 'BALANCE'] as const satisfies readonly InstalmentKind[];

/** The instalments as they are typed, and as the server takes them. */
export const scheduleForm = z
  .array(z.object({ kind: z.enum(OWN_KINDS), amount: euros, dueDate: z.string() }))
  .readonly();
export type PartDraft = z.input<typeof scheduleForm>[number];

export function draftOfSchedule(instalments: BookingMoney['instalments']): readonly PartDraft[] {
  const ours = instalments.filter(isOfPrice);
  return scheduleForm.encode(ours.map((part) => ({ ...part, kind: part.kind === 'DEPOSIT' ? 'DEPOSIT' : 'BALANCE' })));
}

/** What is missing of a price of `total` cents, or too much, in words. */
export function saySum(
  parts: readonly PartDraft[],
  total: number,
): { readonly isWhole: boolean; readonly text: string } {
  const sum = scheduleForm.decode(parts).reduce((before, { amount }) => before + (amount || 0), 0);
  const missing = total - sum;
  if (missing === 0) return { isWhole: true, text: SCHEDULE_FORM.whole(formatEuros(sum)) };
  const say = missing > 0 ? SCHEDULE_FORM.missing : SCHEDULE_FORM.over;
  return { isWhole: false, text: say(formatEuros(sum), formatEuros(Math.abs(missing))) };
}

/** One more, with what is missing still. */
export function nextPart(parts: readonly PartDraft[], total: number): PartDraft {
  const missing = scheduleForm.decode(parts).reduce((left, { amount }) => left - (amount || 0), total);
  return { kind: 'BALANCE', amount: missing > 0 ? writeEuros(missing) : '', dueDate: '' };
}
