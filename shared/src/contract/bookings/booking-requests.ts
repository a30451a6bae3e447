import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language/language.ts';
import { MAX_AMOUNT } from '../../domain/base/money/amount.ts';
import { MAX_GUESTS } from '../../domain/stays/booking.ts';
import { say } from '../../words/say.ts';
import { acrossFields } from '../base/across-fields.ts';
import { amountFrom, email, line, localDate, personName, phone, text } from '../base/fields.ts';
import { encodeMessage } from '../base/messages.ts';
import { codeInput } from '../prices/code-input.ts';
import { extrasChosen } from '../prices/extras-chosen.ts';

const GUESTS_OUT_OF_RANGE = encodeMessage(say('guestsOutOfRange', { most: MAX_GUESTS }));

const numberOfGuests = z
  .number(GUESTS_OUT_OF_RANGE)
  .int(GUESTS_OUT_OF_RANGE)
  .min(1, GUESTS_OUT_OF_RANGE)
  .max(MAX_GUESTS, GUESTS_OUT_OF_RANGE);

const NO_ADULT = encodeMessage(say('noAdult'));

/** How many guests are below the age set by the owner. */
const children = z.number(NO_ADULT).int(NO_ADULT).min(0, NO_ADULT).max(MAX_GUESTS, NO_ADULT);

const VALUE_INVALID = encodeMessage(say('valueInvalid'));

/** Cents; its faults are worded in the guest's language. */
const displayedTotal = z.number(VALUE_INVALID).int(VALUE_INVALID).min(0, VALUE_INVALID).max(MAX_AMOUNT, VALUE_INVALID);

const requestKey = z.uuid(VALUE_INVALID).transform((key) => key.toLowerCase());

const MISSING_DATES = encodeMessage(say('datesMissing'));
const stayDate = z.string(MISSING_DATES).min(1, MISSING_DATES).pipe(localDate);

const linen = z.boolean(encodeMessage(say('linenNotSaid')));

/** How a guest found the property, as the guest says. */
export const foundBy = z.enum(
  ['SEARCH', 'SOCIAL', 'PORTAL', 'FRIENDS', 'RETURNING', 'OTHER'],
  encodeMessage(say('foundByUnknown')),
);
export type FoundBy = z.output<typeof foundBy>;

const guestPhone = phone.nullable().transform((number) => number || null);

const guestLanguage = z.enum(LANGUAGES, encodeMessage(say('languageUnknown')));

const note = text({ max: 1000 })
  .nullish()
  .transform((words) => words || null);

/** The message to the other side that goes with a decision. */
const message = text({ max: 1000 })
  .nullish()
  .transform((words) => words || null);

const requestSent = z.object({
  startDate: stayDate,
  endDate: stayDate,
  guestName: personName,
  guestEmail: email,
  guestPhone: guestPhone.default(null),
  numberOfGuests: numberOfGuests.default(1),
  children: children.default(0),
  linen: linen.default(false),
  note,
  foundBy: foundBy.nullish().transform((word) => word ?? null),
  /** A discount code; blank counts as none. */
  code: codeInput.optional(),
  /** Whether to confirm the stay at once if possible; otherwise it waits for the owner. */
  instant: z.boolean(encodeMessage(say('choiceMissing'))).optional(),
  extras: extrasChosen.default([]),
  /** An idempotency key made by the client: resent by the same account, it makes no second request. */
  key: requestKey.optional(),
  /** The price displayed to the guest in cents, null by agreement: if prices have changed, the request is refused. */
  expectedTotal: displayedTotal.nullable().optional(),
  /** The language of letters to the guest; that of the call if left out. */
  language: guestLanguage.optional(),
});

type DisplayedPrice = Pick<z.output<typeof requestSent>, 'expectedTotal' | 'instant'>;

/** A request for instant confirmation must name the price that was displayed. */
export const stayRequest = acrossFields(requestSent, {
  of: { instant: true, expectedTotal: true },
  find: ({ instant, expectedTotal }: DisplayedPrice) =>
    instant && expectedTotal === undefined ? encodeMessage(say('priceUnconfirmed')) : undefined,
  at: 'expectedTotal',
});

export const stayEdit = z.object({
  startDate: stayDate,
  endDate: stayDate,
  numberOfGuests,
  children: children.optional(),
  linen,
  extras: extrasChosen.optional(),
  /**
   * The new address for letters about a confirmed stay; a changed one gets the confirmation. Null for a guest without
   * an address, which only stays entered by the owner may have.
   */
  guestEmail: email.nullable(),
  /** Accepted if the owner entered the stay and no account has it. */
  guestName: personName.optional(),
  guestPhone: guestPhone.optional(),
  /** A note for the cleaner before the arrival. */
  cleaningNote: text({ max: 300 })
    .nullable()
    .transform((note) => note || null)
    .optional(),
  /** The new language of letters; the guest is not notified of the change. */
  language: guestLanguage.optional(),
});

const entryByHand = z.object({
  /** An idempotency key made by the client: resent, it makes no second stay. */
  key: z.uuid('Manca la chiave della prenotazione').transform((key) => key.toLowerCase()),
  startDate: stayDate,
  endDate: stayDate,
  guestName: personName,
  guestEmail: email.nullish().transform((address) => address ?? null),
  guestPhone: guestPhone.default(null),
  numberOfGuests,
  children: children.default(0),
  linen: linen.default(false),
  extras: extrasChosen.default([]),
  note,
  /** The language of letters to the guest; that of the call if left out. */
  language: guestLanguage.optional(),
  /** The agreed price in cents; that of the price list if left out. */
  total: amountFrom(0)
    .nullish()
    .transform((total) => total ?? null),
  /** Whether to notify the guest now; by default if there is an address. */
  tellGuest: z.boolean('Scegli se scrivere all’ospite').optional(),
});

type NotificationFields = Pick<z.output<typeof entryByHand>, 'guestEmail' | 'tellGuest'>;

/** A stay requested by telephone, entered by the owner. */
export const stayByHand = acrossFields(entryByHand, {
  of: { guestEmail: true, tellGuest: true },
  find: ({ guestEmail, tellGuest }: NotificationFields) =>
    tellGuest && guestEmail === null ? 'Senza e-mail non si può scrivere all’ospite' : undefined,
  at: 'tellGuest',
});

/** The new extras and linen of a stay; a field left out is unchanged. */
export const extrasChoice = z.object({ extras: extrasChosen.optional(), linen: linen.optional() });

export const decision = z.object({
  status: z.enum(['CONFIRMED', 'REJECTED'], 'Lo stato deve essere CONFIRMED o REJECTED'),
  message,
});

/** The message between owner and guest when a stay is cancelled. */
export const cancellation = z.object({ message });

export const dateBlock = z.object({
  startDate: stayDate,
  endDate: stayDate,
  reason: line({ max: 200 }).nullish(),
});
