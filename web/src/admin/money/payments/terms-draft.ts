import type { PaymentSettingsAnswer } from '@approdo/shared/contract/money/payment-settings';
import { z } from 'zod';
import { euros, number, plainField, textOrNull } from '../../kit/form/fields.ts';

export const rulesForm = z.array(z.object({ daysBefore: number, percent: number })).readonly();

/** The terms as typed, and as the server takes them. */
export const termsForm = z.object({
  depositPercent: number,
  depositDays: number,
  balanceDays: number,
  securityDeposit: euros,
  depositLabel: plainField<PaymentSettingsAnswer['depositLabel']>(),
  owner: z.object({ name: z.string(), taxCode: z.string(), address: z.string() }),
  holder: z.string(),
  iban: z.string(),
  bic: textOrNull,
  cancellationText: z.string(),
  cancellationRules: rulesForm,
  stampDuty: z.object({ enabled: z.boolean(), over: euros, amount: euros, text: z.string() }),
});

export type RuleDraft = z.input<typeof rulesForm>[number];
