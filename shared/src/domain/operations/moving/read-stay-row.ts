import { addDays, addYears, type LocalDate } from '../../base/date/local-date.ts';
import { asciiEmail, isEmail } from '../../base/email.ts';
import { type Cell, type DateOrder, isTooLarge, type Row, TOO_LARGE, textOf } from '../../base/tables/cell.ts';
import { cellOf, type FieldColumns } from '../../base/tables/match-table.ts';
import { type Amount, nameCurrency, readAmount } from '../../base/tables/read-amount.ts';
import { type DatedRow, type DayFault, findDayFault, readDay } from '../../base/tables/read-day.ts';
import { foldText } from '../../base/text/fold-text.ts';
import { cleanLine, visibleLength } from '../../base/text/text.ts';
import { MAX_GUESTS } from '../../stays/booking.ts';
import type { StayFault } from '../../stays/stay-fault.ts';
import { findStayFaults, type Stay } from '../../stays/stay.ts';
import { cutText } from './adapt-text.ts';
import type { StayColumn } from './stay-tables.ts';

const PORTAL_MAX_LENGTH = 60;
const NAME_MAX_LENGTH = 100;
const PHONE_MAX_LENGTH = 30;
const NOTE_MAX_LENGTH = 1000;
const YEARS_BACK = 20;
const TOO_LONG_AGO = 'Il check-in deve essere negli ultimi 20 anni';

/** What holds for all rows of a table. */
export type StayTable = {
  readonly fields: FieldColumns<StayColumn>;
  /** That of the table or of the owner's choice; a column of the row comes before it. */
  readonly portal?: string | undefined;
  readonly order?: DateOrder | undefined;
  readonly today: LocalDate;
};

/** Amounts in cents; null is what the row does not tell. */
type StayDetails = {
  readonly code: string | null;
  readonly portal: string | null;
  readonly guestName: string;
  readonly guestEmail: string | null;
  readonly guestPhone: string | null;
  readonly numberOfGuests: number;
  readonly price: number | null;
  readonly commission: number | null;
  readonly note: string | null;
  /** In Italian, for the owner. */
  readonly warnings: readonly string[];
};

/** Why a row is no stay that can be brought: a text for the owner, or the key of one. */
type StayRowFault = StayFault | DayFault | typeof TOO_LONG_AGO | typeof TOO_LARGE;

export type StayRow = StayDetails &
  (
    | ({ readonly state: 'NEW' } & Stay)
    | ({ readonly state: 'LEFT'; readonly reason: LeftReason } & Partial<Stay>)
    | ({ readonly state: 'FAULT'; readonly reason: StayRowFault } & Partial<Stay>)
  );

type LeftReason = 'Annullata' | 'Mai confermata';

type ReadField = (field: StayColumn) => Cell;
type Warn = (warning: string) => void;

/** A stay as its row tells it (MOVING.md, section 5); undefined where the row is empty or of another kind. */
export function readStayRow(row: Row, table: StayTable): StayRow | undefined {
  const read: ReadField = (field) => cellOf(row, table.fields, field);
  const isLarge = isTooLarge(row);
  if (!isLarge && (isEmpty(row) || isOfOtherKind(read('kind')))) return undefined;
  const warnings = new Set<string>();
  const warn: Warn = (warning) => warnings.add(warning);
  const status = readStatus(read('status'), warn);
  const details = readDetails(read, table.portal, warn);
  const stay = readStay(read, table.order);
  const told = { ...details, ...stay, warnings: [...warnings] };
  if (status !== undefined) return { ...told, state: 'LEFT', reason: status };
  if (isLarge) return { ...told, state: 'FAULT', reason: TOO_LARGE };
  const fault = findDayFaults(read, table.order) ?? findFault(stay, table.today);
  if (fault !== undefined) return { ...told, state: 'FAULT', reason: fault };
  if (!isWhole(stay)) return { ...told, state: 'FAULT', reason: { key: 'dateMissing' } };
  return { ...told, ...stay, state: 'NEW' };
}

/** The dates of a row and its nights, by which the order of the file's dates is known. */
export function datesOfStayRow(row: Row, fields: FieldColumns<StayColumn>): DatedRow {
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

function isEmpty(row: Row): boolean {
  return row.every((cell) => textOf(cell) === '');
}

/** Airbnb's earnings have payouts and taxes between the reservations. */
function isOfOtherKind(kind: Cell): boolean {
  return !['', 'reservation', 'prenotazione'].includes(foldText(textOf(kind)));
}

function readDetails(read: ReadField, usualPortal: string | undefined, warn: Warn): Omit<StayDetails, 'warnings'> {
  const portal = namePortal(textOf(read('portal'))) || namePortal(usualPortal ?? '') || null;
  return {
    code: cleanLine(textOf(read('code'))) || null,
    portal,
    guestName: nameGuest(textOf(read('name')), portal),
    guestEmail: readEmail(read('email'), warn),
    guestPhone: readPhone(read('phone'), warn),
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

function readEmail(cell: Cell, warn: Warn): string | null {
  const address = asciiEmail(cleanLine(textOf(cell)));
  if (address === '') return null;
  if (isEmail(address)) return address;
  warn(`E-mail non valida: ${quote(cell)}`);
  return null;
}

function readPhone(cell: Cell, warn: Warn): string | null {
  const phone = cleanLine(textOf(cell));
  if (phone === '') return null;
  if (/\d/.test(phone) && phone.length <= PHONE_MAX_LENGTH) return phone;
  warn(`Telefono non valido: ${quote(cell)}`);
  return null;
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
function readMoney(read: ReadField, warn: Warn): Pick<StayDetails, 'price' | 'commission'> {
  const currency = nameCurrency(cleanLine(textOf(read('currency'))));
  const readCents = (field: StayColumn) => readEuros(read(field), currency, warn);
  const isNet = textOf(read('price')) === '';
  const price = readCents(isNet ? 'net' : 'price');
  const commission = readCents('commission');
  const told = { commission: commission === null ? null : Math.abs(commission) };
  if (isNet && price !== null) warn('Importo al netto delle commissioni');
  if (price === null || price >= 0) return { ...told, price };
  warn('Importo negativo: non portato');
  return { ...told, price: null };
}

/** Cents of an amount in euros. */
function readEuros(cell: Cell, currency: string, warn: Warn): number | null {
  const text = textOf(cell);
  if (text === '') return null;
  const amount = withCurrency(readAmount(typeof cell === 'number' ? cell : text), currency);
  if (!amount) warn(`Importo non riconosciuto: ${quote(cell)}`);
  else if (amount.currency !== 'EUR') warn(`Importo in ${amount.currency}: non portato`);
  else return amount.cents;
  return null;
}

/** A currency beside the figures comes before that of a column. */
function withCurrency(amount: Amount | undefined, currency: string): Amount | undefined {
  return amount?.currency === 'EUR' ? { ...amount, currency } : amount;
}

/** The dates that can be read, the end also from the nights. */
function readStay(read: ReadField, order: DateOrder | undefined): Partial<Stay> {
  const startDate = readDay(read('startDate'), order);
  const endDate = readDay(read('endDate'), order) ?? endAfter(startDate, readNights(read));
  return { ...(startDate && { startDate }), ...(endDate && { endDate }) };
}

/** Nights stand for the end only where no end is told. */
function readNights(read: ReadField): number | undefined {
  return textOf(read('endDate')) === '' ? readCount(read('nights')) : undefined;
}

/** The years after 9900 are left out, which adding days might end. */
function endAfter(startDate: LocalDate | undefined, nights: number | undefined): LocalDate | undefined {
  if (startDate === undefined || startDate > '9900' || nights === undefined) return undefined;
  return addDays(startDate, nights);
}

function findDayFaults(read: ReadField, order: DateOrder | undefined): DayFault | undefined {
  const startFault = findDayFault(read('startDate'), order);
  return startFault ?? (readNights(read) === undefined ? findDayFault(read('endDate'), order) : undefined);
}

function findFault(stay: Partial<Stay>, today: LocalDate): StayRowFault | undefined {
  if (!isWhole(stay)) return undefined;
  const { startDate, endDate } = findStayFaults(stay, today, { mayBePast: true });
  if (startDate || endDate) return startDate ?? endDate;
  return stay.startDate < addYears(today, -YEARS_BACK) ? TOO_LONG_AGO : undefined;
}

function isWhole(stay: Partial<Stay>): stay is Stay {
  return stay.startDate !== undefined && stay.endDate !== undefined;
}

const QUOTED_LENGTH = 60;

function quote(cell: Cell): string {
  return `«${cutText(cleanLine(textOf(cell)), QUOTED_LENGTH)}»`;
}
