import { z } from 'zod';
import { DISCOUNT_KINDS } from '../../domain/prices/discount.ts';
import { readWishes } from '../../domain/prices/extra.ts';
import { INSTANT_REASONS } from '../../domain/prices/instant.ts';
import { PRICE_LINE_KINDS } from '../../domain/prices/price.ts';
import { MAX_GUESTS } from '../../domain/stays/booking.ts';
import { say } from '../../words/say.ts';
import { localDate } from '../base/fields.ts';
import { messageOf } from '../base/messages.ts';
import { codeAsked } from './code-asked.ts';
import { MAX_EXTRAS_CHOSEN } from './extras-chosen.ts';

const GUESTS_OUT_OF_RANGE = messageOf(say('guestsOutOfRange', { most: MAX_GUESTS }));
const CHOICE_MISSING = messageOf(say('choiceMissing'));

/** A figure of an address, or a number. */
function figure(pattern: RegExp, { max, message }: { readonly max: number; readonly message: string }) {
  return z.union([z.number().int().min(0).max(max), z.string().regex(pattern).transform(Number)], message);
}

const yesOrNo = z.enum(['true', 'false'], CHOICE_MISSING);

const EXTRA_GONE = messageOf(say('extraGone'));
const ONE_EXTRA = '[A-Za-z0-9_-]{1,64}:\\d{1,3}';

const extrasAsked = z
  .string(EXTRA_GONE)
  .max(1000, EXTRA_GONE)
  .regex(new RegExp(`^(?:${ONE_EXTRA}(?:,${ONE_EXTRA}){0,${MAX_EXTRAS_CHOSEN - 1}})?$`), EXTRA_GONE)
  .transform(readWishes);

export const quoteQuery = z.object({
  startDate: localDate,
  endDate: localDate,
  linen: yesOrNo.default('false'),
  /** One where it is left out. */
  guests: figure(/^[1-8]$/, { max: MAX_GUESTS, message: GUESTS_OUT_OF_RANGE }).optional(),
  /** Of the guests, how many are below the age that the owner set. */
  children: figure(/^[0-8]$/, { max: MAX_GUESTS, message: messageOf(say('noAdult')) }).optional(),
  /** A discount code, as somebody writes it; a blank one is none. */
  code: codeAsked.optional(),
  /** What is taken besides, and how many of each: `id:2,id:1`. */
  extras: extrasAsked.optional(),
  /** Whether lines say what they are and why. */
  detail: yesOrNo.optional(),
  /** The day on which the stay is asked for; admins alone may name another than today. */
  asOf: localDate.optional(),
});

const cents = z.number().int();
const reason = z.enum([...DISCOUNT_KINDS, 'CODE']);
const percent = z.number().int().nullable();

/** With `detail`: what each line is and why it comes to that, and which discount counts. */
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
  /** `amount` cents are taken off; `isCut` where it would be more, but for a least price. */
  discount: z.object({ kind: reason, percent, amount: cents, isCut: z.boolean() }).nullable().optional(),
  /** To admins: the discounts that do not count, with what they would take off where only another keeps them from it. */
  others: z.array(z.object({ kind: reason, percent, amount: cents.nullable(), why: z.string() })).optional(),
  /** The code that was sent, where it counts, whether it is the discount, and what is told of that. */
  code: z.object({ code: z.string(), isUsed: z.boolean(), text: z.string() }).optional(),
  /** Where some stays are confirmed at once: whether this one would be, else why not; `deposit` cents are then to be paid by card within so many minutes. */
  instant: z
    .object({
      canBe: z.boolean(),
      reasons: z.array(z.enum(INSTANT_REASONS)),
      deposit: z.object({ amount: cents, minutes: z.number().int() }).nullable(),
    })
    .optional(),
});

/** A priced stay in cents; by agreement it has no total and only the extras as lines. */
export const quoteAnswer = z.object({
  nights: z.number().int(),
  lines: quoteDetail.shape.lines,
  total: cents.nullable(),
  byAgreement: z.boolean(),
  discount: quoteDetail.shape.discount,
  others: quoteDetail.shape.others,
  code: quoteDetail.shape.code,
  /** Why the code that was sent does not count; the price is then that without it. */
  codeFault: z.string().optional(),
  instant: quoteDetail.shape.instant,
  /** What a request for it would be refused for, by field; only where there is anything. */
  ruleFaults: z.record(z.string(), z.string()).optional(),
});
export type QuoteAnswer = z.output<typeof quoteAnswer>;
