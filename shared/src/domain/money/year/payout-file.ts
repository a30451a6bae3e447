import { addDays, daysBetween, type LocalDate } from '../../base/date/local-date.ts';
import { type Row, textOf } from '../../base/tables/cell.ts';
import { cellOf } from '../../base/tables/match-table.ts';
import { nameCurrency, readAmount } from '../../base/tables/read-amount.ts';
import { dateOrder, readDay } from '../../base/tables/read-day.ts';
import { foldText } from '../../base/text/fold-text.ts';
import { cleanLine } from '../../base/text/text.ts';
import { totalOf } from '../../prices/price.ts';
import { shareOf } from '../income.ts';
import { hasNights, isOfAccounts, MAX_PORTAL_NIGHTS } from './days-of-accounts.ts';
import { SHORT_LET_NIGHTS } from './flat-tax.ts';
import { findPayoutTable, type MoneyField, type PayoutField } from './payout-tables.ts';
import type { Portal, PortalMoney } from './portals.ts';

export const ROW_KINDS = ['PAYOUT', 'STAY', 'WITHHELD', 'TAX', 'OTHER'] as const;

/** What a row changes of its stay, in cents. */
type Change = PortalMoney & { readonly touristTax: number };

const NO_CHANGE: Change = { gross: 0, commission: 0, withheld: 0, touristTax: 0, paid: 0 };

export type PayoutRow = Change & {
  readonly kind: (typeof ROW_KINDS)[number];
  /** The stay's; of a payout what its rows know it by, or empty. */
  readonly code: string;
  readonly day: LocalDate;
  /** What the row adds to its payout; the payout's own amount. */
  readonly amount: number;
  readonly currency: string;
  readonly startDate: LocalDate | null;
  readonly endDate: LocalDate | null;
  readonly guestName: string;
  /** Names the row among all of its portal. */
  readonly key: string;
  /** The key of its payout; null where none is known. */
  readonly payoutKey: string | null;
};

export type PayoutFile = {
  readonly portal: Portal;
  readonly rows: readonly PayoutRow[];
  /** Rows that count nowhere, by their number in the file. */
  readonly odd: readonly { readonly row: number; readonly text: string }[];
};

/** Reads a portal's file of payouts (YEAR.md, section 3); undefined where it is of no portal. */
export function readPayoutFile(all: readonly Row[]): PayoutFile | undefined {
  const table = findPayoutTable(all);
  if (!table) return undefined;
  const { portal, header, fields } = table;
  const rows = all.slice(header + 1);
  const read = (row: Row, field: PayoutField) => textOf(cellOf(row, fields, field));
  const dated = rows.flatMap((row) => [
    { days: [cellOf(row, fields, 'startDate'), cellOf(row, fields, 'endDate')], nights: Number(read(row, 'nights')) },
    { days: [cellOf(row, fields, 'day')] },
  ]);
  const order = dateOrder(dated, portal === 'AIRBNB' ? 'MDY' : 'DMY');
  const told = rows.flatMap((row, index): Told | readonly Told[] => {
    if (row.every((cell) => textOf(cell) === '')) return [];
    const dayIn = (field: PayoutField) => {
      const day = readDay(cellOf(row, fields, field), order);
      return day !== undefined && isOfAccounts(day) ? day : undefined;
    };
    const cents = (field: MoneyField) => readCents(row, fields.get(field) ?? []);
    const startDate = dayIn('startDate') ?? null;
    const endDate = dayIn('endDate') ?? addNights(startDate, Number(read(row, 'nights')));
    return {
      ...{ row: header + index + 2, type: foldText(read(row, 'type')), cents, day: dayIn('day'), startDate },
      code: dashless(cleanLine(read(row, 'code'))),
      payout: dashless(cleanLine(read(row, 'payout'))).slice(0, MAX_CODE),
      currency: nameCurrency(dashless(read(row, 'currency'))),
      endDate: startDate !== null && endDate !== null && hasNights(startDate, endDate) ? endDate : null,
      guestName: cleanLine(`${read(row, 'name')} ${read(row, 'lastName')}`),
    };
  });
  return gatherRows(portal, told);
}

/** Far more than any code has. */
const MAX_CODE = 100;

function addNights(startDate: LocalDate | null, nights: number): LocalDate | null {
  if (startDate === null || !(nights > 0 && nights <= MAX_PORTAL_NIGHTS)) return null;
  return addDays(startDate, Math.floor(nights));
}

type Told = Pick<PayoutRow, 'code' | 'currency' | 'startDate' | 'endDate' | 'guestName'> & {
  /** Its number in the file. */
  readonly row: number;
  /** Folded. */
  readonly type: string;
  /** What Booking.com's rows know their payout by. */
  readonly payout: string;
  readonly day: LocalDate | undefined;
  /** Zero where nothing is told, NaN where it is no amount. */
  readonly cents: (field: MoneyField) => number;
};

type Read = Pick<PayoutRow, 'kind' | 'amount'> & Change;

type Draft = Omit<PayoutRow, 'key' | 'payoutKey'> & { readonly payout: string };

/** Gathers the rows of a file, and what belongs to which payout. */
function gatherRows(portal: Portal, all: readonly Told[]): PayoutFile {
  const drafts: Draft[] = [];
  const toShare: (Draft & { readonly row: number })[] = [];
  const odd: { row: number; text: string }[] = [];
  let lastPayout = '';
  for (const { row, type, cents, day, ...told } of all) {
    const read = READERS[portal]({ type, cents });
    if (portal === 'AIRBNB' && read?.kind === 'PAYOUT') lastPayout = String(row);
    const fault = read && findFault(read, { ...told, day, isShared: portal === 'BOOKING' });
    if (!read || day === undefined || fault !== undefined) {
      odd.push({ row, text: fault ?? `Tipo non riconosciuto: «${type}»` });
      continue;
    }
    const isPayout = read.kind === 'PAYOUT';
    const payout = { AIRBNB: lastPayout, BOOKING: told.payout, VRBO: `${day} ${told.currency}` }[portal];
    const draft = { ...told, ...read, day, payout, ...(isPayout && { code: told.payout }) };
    if (portal === 'BOOKING' && read.kind === 'WITHHELD') toShare.push({ ...draft, row });
    else drafts.push(draft);
  }
  if (portal === 'VRBO') drafts.push(...sumPayouts(drafts));
  const shortStays = Map.groupBy(drafts.filter(isShort), ({ payout }) => payout);
  for (const [payout, ofPayout] of Map.groupBy(toShare, (withheld) => withheld.payout)) {
    const shares = shareAmongStays(ofPayout, shortStays.get(payout) ?? []);
    if (shares.length === 0) odd.push(...ofPayout.map(({ row }) => ({ row, text: 'Ritenuta senza soggiorni' })));
    drafts.push(...shares);
  }
  return { portal, rows: nameRows(drafts), odd: odd.toSorted((one, other) => one.row - other.row) };
}

type Facts = Pick<Told, 'code' | 'day'> & { readonly isShared: boolean };

function findFault(read: Read, { code, day, isShared }: Facts): string | undefined {
  if (day === undefined) return 'Data non riconosciuta';
  if (!Object.values(read).every((value) => !Number.isNaN(value))) return 'Importo non riconosciuto';
  if (code.length > MAX_CODE) return 'Il codice della prenotazione è troppo lungo';
  const needsNone = read.kind === 'PAYOUT' || (isShared && read.kind === 'WITHHELD');
  return code === '' && !needsNone ? 'Manca il codice della prenotazione' : undefined;
}

/** By the words of each portal; undefined for a row of a kind that is not known. */
const READERS: Readonly<Record<Portal, (told: Pick<Told, 'type' | 'cents'>) => Read | undefined>> = {
  AIRBNB({ type, cents }) {
    const amount = cents('amount');
    if (type === 'payout' || type === 'pagamento') {
      const paidOut = cents('paidOut');
      return payoutOf(paidOut === 0 ? amount : paidOut);
    }
    if (isStay(type)) {
      const gross = cents('gross');
      const commission = signedAs(gross, Math.abs(cents('commission')) + Math.abs(cents('fee')));
      return { ...NO_CHANGE, kind: 'STAY', amount, gross, commission, paid: amount };
    }
    if (isWithheld(type)) return withheldOf(Math.abs(amount));
    if (/tax|tot|tassa/.test(type)) {
      const touristTax = Math.abs(amount);
      return { ...NO_CHANGE, kind: 'TAX', amount, touristTax, paid: 0 - touristTax };
    }
    return { ...NO_CHANGE, kind: 'OTHER', amount, gross: amount, paid: amount };
  },

  BOOKING({ type, cents }) {
    const [gross, amount] = [cents('gross'), cents('amount')];
    if (/^\(?(?:payout|pagamento)\)?$/.test(type)) return payoutOf(cents('paidOut'));
    if (isStay(type)) {
      const commission = 0 - (cents('commission') + cents('fee') + cents('vat'));
      return { ...NO_CHANGE, kind: 'STAY', amount, gross, commission, paid: amount };
    }
    if (isWithheld(type)) return withheldOf(Math.abs(gross));
    if (!/^(?:credit[_ -]?note|nota di credito)$/.test(type)) return undefined;
    const note = amount === 0 ? gross : amount;
    return { ...NO_CHANGE, kind: 'OTHER', amount: note, gross: note, paid: note };
  },

  VRBO({ cents }) {
    const [whole, amount, touristTax] = [cents('gross'), cents('paidOut'), Math.abs(cents('tax'))];
    const gross = whole - touristTax;
    const commission = signedAs(whole, Math.abs(cents('commission')));
    return { ...NO_CHANGE, kind: 'STAY', amount, gross, commission, touristTax, paid: amount - touristTax };
  },
};

function payoutOf(amount: number): Read {
  return { ...NO_CHANGE, kind: 'PAYOUT', amount };
}

function withheldOf(withheld: number): Read {
  return { ...NO_CHANGE, kind: 'WITHHELD', amount: 0 - withheld, withheld, paid: 0 - withheld };
}

function isStay(type: string): boolean {
  return type === 'reservation' || type === 'prenotazione';
}

function isWithheld(type: string): boolean {
  return /withh|ritenut/.test(type);
}

/** What is kept of money that goes back comes back too. */
function signedAs(gross: number, kept: number): number {
  return gross < 0 ? 0 - kept : kept;
}

/** Vrbo tells only what each stay adds to the payout of a day. */
function sumPayouts(stays: readonly Draft[]): Draft[] {
  return [...Map.groupBy(stays, ({ payout }) => payout).values()].flatMap((paid) => {
    return paid.slice(0, 1).map((first) => ({ ...first, ...payoutOf(totalOf(paid)), ...NO_STAY }));
  });
}

const NO_STAY = { code: '', startDate: null, endDate: null, guestName: '' };

/** What was withheld of a payout, in one row or several, by the gross of its short stays. */
function shareAmongStays(withheld: readonly Draft[], stays: readonly Draft[]): Draft[] {
  const grosses = stays.map(({ gross }) => gross);
  const shares = shareByGross(
    withheld.reduce((sum, row) => sum + row.withheld, 0),
    grosses,
  );
  const day = withheld[0]?.day;
  return stays.flatMap((stay, at) => {
    const share = shares[at] ?? 0;
    return share === 0 ? [] : { ...stay, ...withheldOf(share), ...(day !== undefined && { day }) };
  });
}

function isShort({ kind, startDate, endDate }: Draft): boolean {
  if (kind !== 'STAY' || startDate === null || endDate === null) return false;
  return daysBetween(startDate, endDate) <= SHORT_LET_NIGHTS;
}

/** Shares of an amount in proportion to each gross, that of the first ones together rounded half up. */
export function shareByGross(amount: number, grosses: readonly number[]): number[] {
  const all = grosses.reduce((sum, gross) => sum + gross, 0);
  if (all <= 0) return [];
  let [before, shared] = [0, 0];
  return grosses.map((gross) => {
    before += gross;
    const share = shareOf(amount, before, all) - shared;
    shared += share;
    return share;
  });
}

/** Names each row by what it tells and its number among equals, and joins it to its payout. */
function nameRows(drafts: readonly Draft[]): PayoutRow[] {
  const times = new Map<string, number>();
  const named = drafts.map((draft) => {
    const told = [draft.code, draft.kind, draft.day, draft.amount].join('|');
    const time = (times.get(told) ?? 0) + 1;
    times.set(told, time);
    return { ...draft, key: `${told}|${time}` };
  });
  const payouts = new Map(named.flatMap((row) => (row.kind === 'PAYOUT' ? [[row.payout, row.key] as const] : [])));
  return named.map(({ payout, ...row }) => ({
    ...row,
    payoutKey: row.kind === 'PAYOUT' ? null : (payouts.get(payout) ?? null),
  }));
}

/** Booking.com writes a dash where there is nothing. */
function dashless(text: string): string {
  return text === '-' ? '' : text;
}

/** The first of a field's columns that tells something. */
function readCents(row: Row, places: readonly number[]): number {
  const cell = places.map((place) => row[place] ?? '').find((each) => dashless(textOf(each)) !== '') ?? '';
  if (cell === '') return 0;
  return (typeof cell === 'object' ? undefined : readAmount(cell))?.cents ?? Number.NaN;
}
