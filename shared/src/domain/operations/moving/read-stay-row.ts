import { addDays, addYears, type LocalDate } from '../../base/date/local-date.ts';
import { asciiEmail, isEmail } from '../../base/email.ts';
import { type Cell, isEmptyRow, isTooLarge, type Row, TOO_LARGE, textOf } from '../../base/tables/cell.ts';
import { cellOf, type TableAtHand } from '../../base/tables/match-table.ts';
import { nameCurrency, readAmount } from '../../base/tables/read-amount.ts';
import { type DatedRow, type DayFault, findDayFault, readDay } from '../../base/tables/read-day.ts';
import { foldText } from '../../base/text/fold-text.ts';
import { cleanLine, visibleLength } from '../../base/text/text.ts';
import { MAX_GUESTS } from '../../stays/booking.ts';
import { findStayFaults, type Stay } from '../../stays/stay.ts';
import type { StayFault } from '../../stays/stay-fault.ts';
import { cutText } from './adapt-text.ts';
import type { StayColumn } from './stay-tables.ts';

const PORTAL_MAX_LENGTH = 60;
const NAME_MAX_LENGTH = 100;
const PHONE_MAX_LENGTH = 30;
const NOTE_MAX_LENGTH = 1000;
const QUOTED_LENGTH = 60;
const YEARS_BACK = 20;
const TOO_LONG_AGO = 'Il check-in deve essere negli ultimi 20 anni';

export type StayTable = TableAtHand<StayColumn>;

/** Why a row is no stay that can be brought: a text for the owner, or the key of one. */
type StayRowFault = StayFault | DayFault | typeof TOO_LONG_AGO | typeof TOO_LARGE;

type LeftReason = 'Annullata' | 'Mai confermata';

/** The warnings are in Italian, for the owner. */
export type StayRow = ReturnType<typeof readDetails> & { readonly warnings: readonly string[] } & (
    | ({ readonly state: 'NEW' } & Stay)
    | ({ readonly state: 'LEFT'; readonly reason: LeftReason } & Partial<Stay>)
    | ({ readonly state: 'FAULT'; readonly reason: StayRowFault } & Partial<Stay>)
  );

type ReadField = (field: StayColumn) => Cell;
type Warn = (warning: string) => void;

/** A stay as its row tells it (MOVING.md, section 5); undefined where the row is empty or of another kind. */
export function readStayRow(row: Row, table: StayTable): StayRow | undefined {
  const read: ReadField = (field) => cellOf(row, table.fields, field);
  const isLarge = isTooLarge(row);
  if (!isLarge && (isEmptyRow(row) || isOfOtherKind(read('kind')))) return undefined;
  const warnings = new Set<string>();
  const warn: Warn = (warning) => warnings.add(warning);
  const left = readStatus(read('status'), warn);
  const details = readDetails(read, table.portal, warn);
  const { stay, fault } = readStay(read, table);
  const told = { ...details, ...stay, warnings: [...warnings] };
  if (left !== undefined) return { ...told, state: 'LEFT', reason: left };
  if (isLarge) return { ...told, state: 'FAULT', reason: TOO_LARGE };
  if (fault !== undefined) return { ...told, state: 'FAULT', reason: fault };
  return { ...told, ...stay, state: 'NEW' };
}

/** The dates of a row and its nights, by which the order of the file's dates is known. */
export function datesOfStayRow(row: Row, fields: StayTable['fields']): DatedRow {
  const [startDate, endDate] = [cellOf(row, fields, 'startDate'), cellOf(row, fields, 'endDate')];
  return { days: [startDate, endDate], nights: readCount(cellOf(row, fields, 'nights')) };
}

/** The guest's name, else `Ospite di {portale}`; a calendar's `Airbnb (Not available)` is no name. */
export function nameGuest(told: string, portal: string | null): string {
  const name = cutText(cleanLine(told), NAME_MAX_LENGTH);
  const isName = visibleLength(name, 2) >= 2 && !name.includes('://') && foldText(name) !== 'airbnb (not available)';
  if (isName) return name;
  return portal === null ? 'Ospite' : `Ospite di ${portal}`;
}

const PORTALS: ReadonlyMap<string, string> = new Map([
  ['airbnb', 'Airbnb'],
  ['booking', 'Booking.com'],
  ['bookingcom', 'Booking.com'],
  ['vrbo', 'Vrbo'],
]);

/** A portal by the one name that it has here, so that its stays are known again: `BookingCom` is `Booking.com`. */
export function namePortal(told: string): string {
  const name = cutText(cleanLine(told), PORTAL_MAX_LENGTH);
  return PORTALS.get(name.toLowerCase().replaceAll(/[^a-z]/g, '')) ?? name;
}

/** Airbnb's earnings have payouts and taxes between the reservations. */
function isOfOtherKind(kind: Cell): boolean {
  return !['', 'reservation', 'prenotazione'].includes(foldText(textOf(kind)));
}

/** Amounts in cents; null is what the row does not tell. */
function readDetails(read: ReadField, usualPortal: string | undefined, warn: Warn) {
  const portal = namePortal(textOf(read('portal'))) || namePortal(usualPortal ?? '') || null;
  const email = asciiEmail(cleanLine(textOf(read('email'))));
  if (email !== '' && !isEmail(email)) warn(`E-mail non valida: ${quote(read('email'))}`);
  const phone = cleanLine(textOf(read('phone')));
  const isPhone = /\d/.test(phone) && phone.length <= PHONE_MAX_LENGTH;
  if (phone !== '' && !isPhone) warn(`Telefono non valido: ${quote(read('phone'))}`);
  return {
    code: cleanLine(textOf(read('code'))) || null,
    portal,
    guestName: nameGuest(textOf(read('name')), portal),
    guestEmail: isEmail(email) ? email : null,
    guestPhone: isPhone ? phone : null,
    numberOfGuests: countGuests(read, warn),
    ...readMoney(read, warn),
    note: [...textOf(read('note'))].slice(0, NOTE_MAX_LENGTH).join('') || null,
  };
}

const CONFIRMED = ['', 'ok', 'confirmed', 'confermata', 'confermato', 'past guest', 'ospite precedente', 'booked'];
const CANCELLED = /\b(?:cancel(?:l?ed|lation|lat[aoei])|annullat[aoei]|no ?show)\b/;
const NEVER_CONFIRMED =
  /\b(?:request(?:ed)?|[ei]nquir(?:y|ed)|expired|pending|declined|richiest[ae]|in attesa|scadut[aoe]|rifiutat[aoe])\b/;

/** Why a row with this status is left; undefined where it is a stay. */
function readStatus(cell: Cell, warn: Warn): LeftReason | undefined {
  const status = foldText(textOf(cell)).replaceAll(/[_ -]+/g, ' ');
  if (CONFIRMED.includes(status)) return undefined;
  if (CANCELLED.test(status)) return 'Annullata';
  if (NEVER_CONFIRMED.test(status)) return 'Mai confermata';
  warn(`Stato sconosciuto: ${quote(cell)}`);
  return undefined;
}

/** All guests together, infants too; at least one. */
function countGuests(read: ReadField, warn: Warn): number {
  const parts = [read('adults'), read('children'), read('infants')].map((cell) => readCount(cell) ?? 0);
  const guests = readCount(read('guests')) || parts.reduce((sum, part) => sum + part, 0) || 1;
  if (guests > MAX_GUESTS) warn(`${guests} ospiti: contati come ${MAX_GUESTS}`);
  return Math.min(guests, MAX_GUESTS);
}

/** The whole number that a cell begins with; undefined where there is none under 10,000. */
function readCount(cell: Cell): number | undefined {
  const [digits] = /^\d{1,4}(?!\d)/.exec(textOf(cell)) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Some portals write the commission as an amount that goes back. */
function readMoney(read: ReadField, warn: Warn) {
  const currency = nameCurrency(cleanLine(textOf(read('currency'))));
  const isNet = textOf(read('price')) === '';
  const price = readCents(read(isNet ? 'net' : 'price'), currency, warn);
  const commission = readCents(read('commission'), currency, warn);
  if (isNet && price !== null) warn('Importo al netto delle commissioni');
  const isNegative = price !== null && price < 0;
  if (isNegative) warn('Importo negativo: non portato');
  return { price: isNegative ? null : price, commission: commission && Math.abs(commission) };
}

/** An amount in euros; a currency beside the figures comes before that of a column. */
function readCents(cell: Cell, currencyOfColumn: string, warn: Warn): number | null {
  const text = textOf(cell);
  if (text === '') return null;
  const amount = readAmount(typeof cell === 'number' ? cell : text);
  const currency = amount?.currency === 'EUR' ? currencyOfColumn : amount?.currency;
  if (amount && currency === 'EUR') return amount.cents;
  warn(amount ? `Importo in ${currency}: non portato` : `Importo non riconosciuto: ${quote(cell)}`);
  return null;
}

type ReadStay =
  | { readonly stay: Stay; readonly fault: undefined }
  | { readonly stay: Partial<Stay>; readonly fault: StayRowFault };

/** The dates that can be read, and what is wrong with them; nights stand for the end only where no end is told. */
function readStay(read: ReadField, { order, today }: StayTable): ReadStay {
  const [start, end] = [read('startDate'), read('endDate')];
  const nights = textOf(end) === '' ? readCount(read('nights')) : undefined;
  const startDate = readDay(start, order);
  const endDate = nights === undefined ? readDay(end, order) : endAfter(startDate, nights);
  const stay = { ...(startDate && { startDate }), ...(endDate && { endDate }) };
  const dayFault = findDayFault(start, order) ?? (nights === undefined ? findDayFault(end, order) : undefined);
  if (dayFault || !startDate || !endDate) return { stay, fault: dayFault ?? { key: 'dateMissing' } };
  const whole = { startDate, endDate };
  const faults = findStayFaults(whole, today, { mayBePast: true });
  const tooLongAgo = startDate < addYears(today, -YEARS_BACK) ? TOO_LONG_AGO : undefined;
  return { stay: whole, fault: faults.startDate ?? faults.endDate ?? tooLongAgo };
}

/** The years after 9900 are left out, which adding days might end. */
function endAfter(startDate: LocalDate | undefined, nights: number): LocalDate | undefined {
  return startDate === undefined || startDate > '9900' ? undefined : addDays(startDate, nights);
}

function quote(cell: Cell): string {
  return `«${cutText(cleanLine(textOf(cell)), QUOTED_LENGTH)}»`;
}
