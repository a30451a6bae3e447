import { z } from 'zod';
import { findRulesFault, MAX_CANCELLATION_RULES } from '../../domain/money/cancellation-terms.ts';
import { compactIban, isBic, isIban } from '../../domain/money/iban.ts';
import { DEPOSIT_LABELS } from '../../domain/money/transfer.ts';
import { acrossFields } from '../base/across-fields.ts';
import { endpoint } from '../base/endpoint.ts';
import { amountFrom, line, text, version, whole } from '../base/fields.ts';
import { cancellationRule } from './cancellation-terms.ts';

const NO_IBAN = "L'IBAN non è valido";
const NO_BIC = 'Il BIC non è valido';

const rules = acrossFields(
  z
    .array(cancellationRule)
    .max(MAX_CANCELLATION_RULES, { error: `Al massimo ${MAX_CANCELLATION_RULES} regole`, abort: true }),
  { of: { daysBefore: true, percent: true }, find: findRulesFault },
);

/** Accepts spaces; stored without them and in capitals. An empty one disables transfers. */
const iban = line({ max: 50 })
  .overwrite(compactIban)
  .refine((value) => value === '' || isIban(value), NO_IBAN);

const bic = line({ max: 20 })
  .overwrite((value) => value.toUpperCase())
  .refine((value) => value === '' || isBic(value), NO_BIC);

/** The stamp duty on receipts above an amount, in cents. */
const stampDuty = z.object({
  enabled: z.boolean('Scegli sì o no'),
  over: amountFrom(0),
  amount: amountFrom(0),
  text: line({ max: 200 }),
});

/** What guests pay and when, to whom, what is refunded on cancellation, and what receipts say. */
export const paymentTerms = z.object({
  depositPercent: whole({ min: 0, max: 100 }),
  depositDays: whole({ min: 0, max: 30 }),
  balanceDays: whole({ min: 0, max: 365 }),
  securityDeposit: amountFrom(0),
  depositLabel: z.enum(DEPOSIT_LABELS, 'Scegli ACCONTO o CAPARRA'),
  owner: z.object({ name: line({ max: 100 }), taxCode: line({ max: 16 }), address: line({ max: 300 }) }),
  holder: line({ max: 70 }),
  iban,
  bic: bic.nullable().transform((value) => value || null),
  cancellationText: text({ max: 5000 }),
  cancellationRules: rules,
  stampDuty,
});

const { owner } = paymentTerms.shape;
const paymentTermsEdit = paymentTerms.extend({ owner: owner.partial(), stampDuty: stampDuty.partial() }).partial();
export type PaymentTermsEdit = z.output<typeof paymentTermsEdit>;

export const paymentSettingsAnswer = paymentTerms.extend({ version });
export type PaymentSettingsAnswer = z.output<typeof paymentSettingsAnswer>;

export const paymentSettings = {
  get: endpoint({
    method: 'GET',
    path: '/payment-settings',
    access: 'admin',
    summary: 'What is asked of guests and when, and whom it is paid to',
    versioned: true,
    answer: paymentSettingsAnswer,
    status: 200,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/payment-settings',
    access: 'admin',
    fresh: 'BY_CASE',
    summary: 'Change them; stays that have their instalments keep them',
    body: paymentTermsEdit,
    versioned: true,
    answer: paymentSettingsAnswer,
    status: 200,
  }),
};
