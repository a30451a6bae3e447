import { z } from 'zod';
import { DISCOUNT_KINDS } from '../../domain/prices/discount.ts';
import { readWishes } from '../../domain/prices/extra.ts';
import { INSTANT_REASONS } from '../../domain/prices/instant.ts';
import { PRICE_LINE_KINDS } from '../../domain/prices/price.ts';
import { MAX_GUESTS } from '../../domain/stays/booking.ts';
import { say } from '../../words/say.ts';
import { localDate } from '../base/fields.ts';
import { encodeMessage } from '../base/messages.ts';
import { codeInput } from './code-input.ts';
import { MAX_EXTRAS_CHOSEN } from './extras-chosen.ts';

const GUESTS_OUT_OF_RANGE = encodeMessage(say('guestsOutOfRange', { most: MAX_GUESTS }));
const CHOICE_MISSING = encodeMessage(say('choiceMissing'));

/** A digit string in the URL, or a number. */
function figure(pattern: RegExp, { max, message }: { readonly max: number; readonly message: string }) {
  return z.union([z.number().int().min(0).max(max), z.string().regex(pattern).transform(Number)], message);
}

const yesOrNo = z.enum(['true', 'false'], CHOICE_MISSING);

const EXTRA_GONE = encodeMessage(say('extraGone'));
const ONE_EXTRA = '[A-Za-z0-9_-]{1,64}:\\d{1,3}';

const extrasInput = z
  .string(EXTRA_GONE)
  .max(1000, EXTRA_GONE)
  .regex(new RegExp(`^(?:${ONE_EXTRA}(?:,${ONE_EXTRA}){0,${MAX_EXTRAS_CHOSEN - 1}})?$`), EXTRA_GONE)
  .transform(readWishes);

export const quoteQuery = z.object({
  startDate: localDate,
  endDate: localDate,
  linen: yesOrNo.default('false'),
  /** 1 if left out. */
  guests: figure(/^[1-8]$/, { max: MAX_GUESTS, message: GUESTS_OUT_OF_RANGE }).optional(),
  /** How many guests are below the age set by the owner. */
  children: figure(/^[0-8]$/, { max: MAX_GUESTS, message: encodeMessage(say('noAdult')) }).optional(),
  /** A discount code as typed; blank counts as none. */
  code: codeInput.optional(),
  /** The chosen extras with quantities: `id:2,id:1`. */
  extras: extrasInput.optional(),
  /** Whether to include details of each line. */
  detail: yesOrNo.optional(),
  /** The day of the request; only admins may name another than today. */
  asOf: localDate.optional(),
});

const cents = z.number().int();
const reason = z.enum([...DISCOUNT_KINDS, 'CODE']);
const percent = z.number().int().nullable();

/** Fields added by `detail`: kind and reason of each line, and the discount that applies. */
const quoteDetail = z.object({
  lines: z.array(
    z.object({
      label: z.string(),
      amount: cents,
      kind: z.enum(PRICE_LINE_KINDS).optional(),
      part: z.string().optional(),
      why: z.string().optional(),
    }),
  ),
  /** `amount` cents are taken off; `isCut` if a minimum price limits it. */
  discount: z.object({ kind: reason, percent, amount: cents, isCut: z.boolean() }).nullable().optional(),
  /** For admins: discounts that do not apply, with their amount if only a better one prevents it. */
  others: z.array(z.object({ kind: reason, percent, amount: cents.nullable(), why: z.string() })).optional(),
  /** The valid code that was sent, whether it is the discount that applies, and a text about it. */
  code: z.object({ code: z.string(), isUsed: z.boolean(), text: z.string() }).optional(),
  /** Whether the stay would be confirmed at once, or why not; `deposit` cents are then due by card within `minutes`. */
  instant: z
    .object({
      canBe: z.boolean(),
      reasons: z.array(z.enum(INSTANT_REASONS)),
      deposit: z.object({ amount: cents, minutes: z.number().int() }).nullable(),
    })
    .optional(),
});

/** A priced stay in cents; by agreement it has no total and only extras have lines. */
export const quoteAnswer = z.object({
  nights: z.number().int(),
  lines: quoteDetail.shape.lines,
  total: cents.nullable(),
  byAgreement: z.boolean(),
  discount: quoteDetail.shape.discount,
  others: quoteDetail.shape.others,
  code: quoteDetail.shape.code,
  /** Why the code that was sent cannot be used; the price is then without it. */
  codeFault: z.string().optional(),
  instant: quoteDetail.shape.instant,
  /** Why a request would be refused, by field; left out if it would not. */
  ruleFaults: z.record(z.string(), z.string()).optional(),
});
export type QuoteAnswer = z.output<typeof quoteAnswer>;
