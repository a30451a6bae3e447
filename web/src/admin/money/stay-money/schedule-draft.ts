import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { writeEuros } from '@approdo/shared/domain/base/money/typed-euros';
import { type InstalmentKind, isOfPrice } from '@approdo/shared/domain/money/instalments';
import { z } from 'zod';
import { euros } from '../../kit/form/fields.ts';
import { SCHEDULE_FORM } from '../payments/index.ts';

/** The instalments that the owner sets; deposit and tax follow them. */
export const OWN_KINDS = ['DEPOSIT', 'BALANCE'] as const satisfies readonly InstalmentKind[];

/** The instalments as typed, and as the server takes them. */
export const scheduleForm = z
  .array(z.object({ kind: z.enum(OWN_KINDS), amount: euros, dueDate: z.string() }))
  .readonly();
export type PartDraft = z.input<typeof scheduleForm>[number];

export function draftOfSchedule(instalments: BookingMoney['instalments']): readonly PartDraft[] {
  const ours = instalments.filter(isOfPrice);
  return scheduleForm.encode(ours.map((part) => ({ ...part, kind: part.kind === 'DEPOSIT' ? 'DEPOSIT' : 'BALANCE' })));
}

/** What is missing from a price of `total` cents, or in excess of it, as text. */
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

/** Adds an instalment over the amount that is still missing. */
export function nextPart(parts: readonly PartDraft[], total: number): PartDraft {
  const missing = scheduleForm.decode(parts).reduce((left, { amount }) => left - (amount || 0), total);
  return { kind: 'BALANCE', amount: missing > 0 ? writeEuros(missing) : '', dueDate: '' };
}
