import { z } from 'zod';
import { ROLES } from '../../domain/base/access.ts';
import { isLocalDate } from '../../domain/base/date/local-date.ts';
import { asciiEmail, EMAIL_MAX_LENGTH, isEmail } from '../../domain/base/email.ts';
import { MAX_AMOUNT } from '../../domain/base/money/amount.ts';
import { findPasswordFault } from '../../domain/base/password.ts';
import { isImageAddress } from '../../domain/base/text/image-address.ts';
import { isSafeLink, isSecureLink } from '../../domain/base/text/link.ts';
import { cleanLine, cleanText, maxUnits, visibleLength } from '../../domain/base/text/text.ts';
import { say } from '../../words/say.ts';
import { encodeMessage } from './messages.ts';

type Bounds = { readonly min?: number; readonly max: number; readonly tooShort?: string; readonly tooLong?: string };

const NO_EMAIL = encodeMessage(say('emailInvalid'));

export const id = z.string().min(1).max(64);
export const byId = z.object({ id });

/** An ISO 8601 instant in UTC with `Z`. */
export const instant = z.iso.datetime();

export const localDate = z
  .string(encodeMessage(say('dateMissing')))
  .refine(isLocalDate, encodeMessage(say('dateUnreal')))
  .meta({ format: 'date', example: '2027-06-26' });

/** A date from 1900 to 2199: after a mistyped year, counting by day or month would run for centuries. */
export const nearDate = localDate
  .refine((date) => '1900' <= date && date < '2200', 'Scrivi un anno dal 1900 al 2199')
  .meta({ format: 'date', example: '2027-06-26' });

/** A day of any year, `MM-dd`; the list that uses it checks that it exists. */
export const monthDay = z
  .string('Scegli un giorno')
  .regex(/^\d{2}-\d{2}$/, 'Il giorno va scritto come MM-dd')
  .meta({ example: '06-16' });

/** An hour of the clock, `HH:mm`. */
export const hour = z
  .string('Scrivi un’ora')
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Scrivi l’ora come HH:mm')
  .meta({ example: '16:00' });

export const role = z.enum(ROLES, 'Scegli un ruolo: USER, EDITOR o ADMIN');

/**
 * The version of a thing as read: sent back as `If-Match`, it keeps an edit from undoing another's. The shapes of
 * API.md do without, so it is sent only to clients that accept `application/json;versions=1`.
 */
export const version = z.string().meta({
  description: 'Only where the request accepts application/json;versions=1',
  example: 'kq3zJ0f2m1Xw8c9d',
});

/** One line of text, cleaned; its length is in visible characters. */
export function line(bounds: Bounds) {
  return bounded(rawLine(tooShortFor(bounds), bounds.max, bounds.tooLong), bounds);
}

/** Text of several lines, cleaned; its length is in visible characters. */
export function text(bounds: Bounds) {
  return bounded(rawString(tooShortFor(bounds), bounds.max, bounds.tooLong).overwrite(cleanText), bounds);
}

/** One line, cleaned, for a field with its own length check; rejects at once what must exceed `max` characters. */
export function rawLine(missing: string, max: number, tooLong?: string) {
  return rawString(missing, max, tooLong).overwrite(cleanLine);
}

export const personName = line({
  min: 2,
  max: 100,
  tooShort: encodeMessage(say('nameTooShort')),
}).refine((name) => !name.includes('://'), encodeMessage(say('nameHasAddress')));

/** A telephone number, in any notation. */
export const phone = line({ max: 30 });

export const email = rawLine(NO_EMAIL, EMAIL_MAX_LENGTH, NO_EMAIL)
  .overwrite(asciiEmail)
  .refine(isEmail, NO_EMAIL)
  .meta({ format: 'email', maxLength: EMAIL_MAX_LENGTH });

/** An e-mail address that may be empty. */
export const emailOrNothing = rawLine(NO_EMAIL, EMAIL_MAX_LENGTH, NO_EMAIL)
  .overwrite(asciiEmail)
  .refine((value) => value === '' || isEmail(value), NO_EMAIL);

/** A password to be set; one that is only compared uses `secret`. */
export const newPassword = z
  .string(encodeMessage(say('passwordMissing')))
  .check((context) => {
    const fault = findPasswordFault(context.value);
    if (fault) context.issues.push({ code: 'custom', message: encodeMessage(fault), input: context.value });
  })
  .meta({ format: 'password', minLength: 6 });

export const secret = z
  .string(encodeMessage(say('passwordMissing')))
  .min(1, encodeMessage(say('passwordMissing')))
  .max(1000, encodeMessage(say('passwordTooLong')))
  .meta({ format: 'password' });

const ADDRESS_MAX_LENGTH = 2000;
const TOO_LONG_ADDRESS = tooLongFor(ADDRESS_MAX_LENGTH);
const NO_IMAGE_ADDRESS = "L'indirizzo di un'immagine inizia con /uploads/ oppure con https://";
const UNSAFE_LINK = 'Inserisci un indirizzo che inizi con / oppure con https://';

/** A path on the site, or a URL with an allowed scheme. */
export const link = address('Inserisci un indirizzo').refine(isSafeLink, UNSAFE_LINK);

/** A link that may be empty. */
export const linkOrNothing = address('Inserisci un indirizzo').refine(
  (value) => value === '' || isSafeLink(value),
  UNSAFE_LINK,
);

/** A URL of another site, with https alone. */
export const secureLink = address('Inserisci un indirizzo')
  .refine(isSecureLink, 'Inserisci un indirizzo che inizi con https://')
  .meta({ format: 'uri', maxLength: ADDRESS_MAX_LENGTH });

/** A picture of the library, `/uploads/…`, or at an https address; `missing` is the message where it is empty. */
export function imageAddress(missing = "Scegli un'immagine") {
  return address(missing).min(1, { error: missing, abort: true }).refine(isImageAddress, NO_IMAGE_ADDRESS);
}

/** A picture's address that may be empty. */
export const imageOrNothing = address("Scegli un'immagine").refine(
  (value) => value === '' || isImageAddress(value),
  NO_IMAGE_ADDRESS,
);

/** The position in an ordered list. */
export const listOrder = z
  .number("L'ordine deve essere un numero intero")
  .int("L'ordine deve essere un numero intero")
  .min(0, "L'ordine deve essere un numero intero da 0 in su")
  .max(1_000_000, "L'ordine è troppo grande");

/** Cents from `min` up to the maximum amount. */
export function amountFrom(min: number) {
  const message = min > 0 ? 'Inserisci un importo maggiore di zero' : 'Inserisci un importo in centesimi, da 0 in su';
  return amount(message).int(message).min(min, message).max(MAX_AMOUNT, 'L’importo è troppo alto');
}

/** Cents; text typed in a form that is no amount (NaN) has a message of its own. */
export function amount(message: string) {
  return z.number({ error: ({ input }) => (Number.isNaN(input) ? NOT_AN_AMOUNT : message) });
}

const NOT_AN_AMOUNT = 'Questo non è un importo: scrivilo in cifre, per esempio 120,50';

/** A whole number within bounds, both included. */
export function whole({ min, max }: { readonly min: number; readonly max: number }) {
  const outOfRange = `Inserisci un numero intero da ${min} a ${max}`;
  return z.number(outOfRange).int(outOfRange).min(min, outOfRange).max(max, outOfRange);
}

/** The number of a page in a query, from 1; the first if left out. */
export const pageNumber = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, encodeMessage(say('numberInvalid')))
  .transform(Number)
  .default(1);

export const message = z.object({ message: z.string() });

/** Unprocessed text, whose size is limited before anything is done with it. */
function rawString(missing: string, max: number, tooLong = tooLongFor(max)): z.ZodString {
  return z.string(missing).max(maxUnits(max), { error: tooLong, abort: true });
}

function address(missing: string): z.ZodString {
  return rawLine(missing, ADDRESS_MAX_LENGTH).max(ADDRESS_MAX_LENGTH, TOO_LONG_ADDRESS);
}

function bounded(schema: z.ZodString, bounds: Bounds) {
  const { min = 0, max, tooLong = tooLongFor(max) } = bounds;
  return schema
    .refine((value) => visibleLength(value, min) >= min, tooShortFor(bounds))
    .refine((value) => visibleLength(value, max + 1) <= max, tooLong)
    .meta({ minLength: min, maxLength: max });
}

function tooLongFor(max: number): string {
  return encodeMessage(say('tooLong', { max }));
}

function tooShortFor({ min = 0, tooShort }: Bounds): string {
  if (tooShort) return tooShort;
  if (min === 0) return encodeMessage(say('textMissing'));
  return min > 1 ? encodeMessage(say('tooShort', { min })) : encodeMessage(say('fieldMissing'));
}
