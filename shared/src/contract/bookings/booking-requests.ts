import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language/language.ts';
import { MAX_AMOUNT } from '../../domain/base/money/amount.ts';
import { MAX_GUESTS } from '../../domain/stays/booking.ts';
import { say } from '../../words/say.ts';
import { acrossFields } from '../base/across-fields.ts';
import { amountFrom, email, line, localDate, personName, phone, text } from '../base/fields.ts';
import { messageOf } from '../base/messages.ts';
import { codeAsked } from '../prices/code-asked.ts';
import { extrasChosen } from '../prices/extras-chosen.ts';

const GUESTS_OUT_OF_RANGE = messageOf(say('guestsOutOfRange', { most: MAX_GUESTS }));

const numberOfGuests = z
  .number(GUESTS_OUT_OF_RANGE)
  .int(GUESTS_OUT_OF_RANGE)
  .min(1, GUESTS_OUT_OF_RANGE)
  .max(MAX_GUESTS, GUESTS_OUT_OF_RANGE);

const NO_ADULT = messageOf(say('noAdult'));

/** Of the guests, those below the age that the owner set. */
const children = z.number(NO_ADULT).int(NO_ADULT).min(0, NO_ADULT).max(MAX_GUESTS, NO_ADULT);

const VALUE_INVALID = messageOf(say('valueInvalid'));

/** Cents, as guests are told what is none of it in their language. */
const totalShown = z.number(VALUE_INVALID).int(VALUE_INVALID).min(0, VALUE_INVALID).max(MAX_AMOUNT, VALUE_INVALID);

const requestKey = z.uuid(VALUE_INVALID).transform((key) => key.toLowerCase());

const MISSING_DATES = messageOf(say('datesMissing'));
const stayDate = z.string(MISSING_DATES).min(1, MISSING_DATES).pipe(localDate);

const linen = z.boolean(messageOf(say('linenNotSaid')));

/** How a guest found the property, in her own word. */
export const foundBy = z.enum(
  ['SEARCH', 'SOCIAL', 'PORTAL', 'FRIENDS', 'RETURNING', 'OTHER'],
  messageOf(say('foundByUnknown')),
);
export type FoundBy = z.output<typeof foundBy>;

const guestPhone = phone.nullable().transform((number) => number || null);

const writtenTo = z.enum(LANGUAGES, messageOf(say('languageUnknown')));

const note = text({ max: 1000 })
  .nullish()
  .transform((words) => words || null);

/** What one side says to the other as something is decided. */
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
  /** A discount code; a blank one is none. */
  code: codeAsked.optional(),
  /** Whether the stay is to be confirmed at once where it may be; else it waits for the owner. */
  instant: z.boolean(messageOf(say('choiceMissing'))).optional(),
  extras: extrasChosen.default([]),
  /** Made by whoever asks: sent again by the same account with the same, there is still one request. */
  key: requestKey.optional(),
  /** Cents that the guest was shown, null by agreement: where the prices of now ask something else, nothing is kept. */
  expectedTotal: totalShown.nullable().optional(),
  /** What the guest is written to in; the language of the call where it is left out. */
  language: writtenTo.optional(),
});

type PriceShown = Pick<z.output<typeof requestSent>, 'expectedTotal' | 'instant'>;

/** Nobody is bound at once to a price that she was not shown. */
export const stayRequest = acrossFields(requestSent, {
  of: { instant: true, expectedTotal: true },
  find: ({ instant, expectedTotal }: PriceShown) =>
    instant && expectedTotal === undefined ? messageOf(say('priceUnconfirmed')) : undefined,
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
   * Where the guest of a confirmed stay is written to from then on; another address gets the confirmation. Nobody writes to
   * who has none, whom the owner alone may enter so.
   */
  guestEmail: email.nullable(),
  /** Taken where the owner entered the stay and no account has it. */
  guestName: personName.optional(),
  guestPhone: guestPhone.optional(),
  /** What who cleans before the arrival is to know. */
  cleaningNote: text({ max: 300 })
    .nullable()
    .transform((note) => note || null)
    .optional(),
  /** What the guest is written to in from then on; she is not told of it. */
  language: writtenTo.optional(),
});

const entryByHand = z.object({
  /** Made by whoever enters it: sent again with the same, there is still one. */
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
  /** What the guest is written to in; the language of the call where it is left out. */
  language: writtenTo.optional(),
  /** Cents that were agreed on; the price list's where it is left out. */
  total: amountFrom(0)
    .nullish()
    .transform((total) => total ?? null),
  /** Whether the guest is told now; left out, where she has an address. */
  tellGuest: z.boolean('Scegli se scrivere all’ospite').optional(),
});

type TellingOf = Pick<z.output<typeof entryByHand>, 'guestEmail' | 'tellGuest'>;

/** A stay that somebody asks for by telephone, as the owner enters it. */
export const stayByHand = acrossFields(entryByHand, {
  of: { guestEmail: true, tellGuest: true },
  find: ({ guestEmail, tellGuest }: TellingOf) =>
    tellGuest && guestEmail === null ? 'Senza e-mail non si può scrivere all’ospite' : undefined,
  at: 'tellGuest',
});

/** What is taken with a stay from then on; what is left out stays. */
export const extrasChoice = z.object({ extras: extrasChosen.optional(), linen: linen.optional() });

export const decision = z.object({
  status: z.enum(['CONFIRMED', 'REJECTED'], 'Lo stato deve essere CONFIRMED o REJECTED'),
  message,
});

/** What owner and guest say to each other as a stay is called off. */
export const cancellation = z.object({ message });

export const dateBlock = z.object({
  startDate: stayDate,
  endDate: stayDate,
  reason: line({ max: 200 }).nullish(),
});
