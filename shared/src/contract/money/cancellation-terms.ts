import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { whole } from '../base/fields.ts';
import { inItalian } from '../base/in-language.ts';

/** Cancelling at least so many days before arrival refunds so many percent of what was paid for the stay. */
export const cancellationRule = z.object({
  daysBefore: whole({ min: 0, max: 365 }),
  percent: whole({ min: 0, max: 100 }),
});

const cancellationTermsAnswer = z.object({
  /** The owner's text; empty where there is none. */
  cancellationText: z.string(),
  cancellationRules: z.array(cancellationRule),
  /** The rules as sentences, one a line, in the language of the call; empty where there are no rules. */
  inWords: z.array(z.string()),
  inItalian,
});
export type CancellationTerms = z.output<typeof cancellationTermsAnswer>;

/** What a confirmed stay is paid in, and when: a share of its price first, and the rest before the arrival. */
const paymentSchedule = z.object({
  depositPercent: z.number().int(),
  /** Counted from the confirmation. */
  depositDays: z.number().int(),
  /** Counted back from the arrival. */
  balanceDays: z.number().int(),
  /** Cents, paid with the rest and given back after the stay. */
  securityDeposit: z.number().int(),
});

export const cancellationTerms = {
  get: endpoint({
    method: 'GET',
    path: '/cancellation-terms',
    access: 'anyone',
    summary: 'What a guest pays and when, and what one who cancels gets back',
    answer: cancellationTermsAnswer.extend({ schedule: paymentSchedule }),
    status: 200,
  }),
};
