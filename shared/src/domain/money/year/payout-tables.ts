import { type Row, textOf } from '../../base/tables/cell.ts';
import { type FieldColumns, type KnownTable, matchTable } from '../../base/tables/match-table.ts';
import { foldText } from '../../base/text/fold-text.ts';
import type { Portal } from './portals.ts';

type DayField = 'day' | 'startDate' | 'endDate';
type TextField = 'type' | 'payout' | 'code' | 'nights' | 'name' | 'lastName' | 'currency';
/** `fee` is what is kept besides the commission. */
export type MoneyField = 'gross' | 'commission' | 'fee' | 'vat' | 'tax' | 'amount' | 'paidOut';

/** What a column of a portal's file tells. */
export type PayoutField = DayField | TextField | MoneyField;

type PayoutTable = KnownTable<PayoutField> & { readonly portal: Portal };

const TABLES: readonly PayoutTable[] = [
  {
    portal: 'AIRBNB',
    needs: ['code', 'type', 'gross'],
    names: {
      day: ['Date', 'Data'],
      type: ['Type', 'Tipo'],
      code: ['Confirmation code', 'Codice di conferma'],
      startDate: ['Start date', 'Data di inizio'],
      endDate: ['End date', 'Data di fine'],
      nights: ['Nights', 'Notti'],
      name: ['Guest', 'Ospite'],
      currency: ['Currency', 'Valuta'],
      gross: ['Gross earnings', 'Guadagni lordi'],
      commission: ['Service fee', 'Costi del servizio'],
      fee: ['Fast pay fee'],
      amount: ['Amount', 'Importo'],
      paidOut: ['Paid out', 'Pagato'],
    },
  },
  {
    portal: 'BOOKING',
    needs: ['code', 'fee'],
    names: {
      day: ['Payout date'],
      type: ['Type/Transaction type', 'Type', 'Transaction type'],
      payout: ['Statement Descriptor'],
      code: ['Reference number'],
      startDate: ['Check-in date', 'Check-in'],
      endDate: ['Check-out date', 'Checkout date', 'Check-out', 'Checkout'],
      currency: ['Transaction currency', 'Payout currency'],
      gross: ['Gross amount'],
      commission: ['Commission'],
      fee: ['Payments Service Fee'],
      vat: ['VAT', 'Tax/VAT'],
      amount: ['Transaction amount'],
      paidOut: ['Payout amount', 'Payable amount'],
    },
  },
  {
    portal: 'VRBO',
    needs: ['code', 'gross', 'paidOut'],
    names: {
      day: ['Payout Date'],
      code: ['Reservation ID'],
      startDate: ['Check-in', 'Check-in date', 'Arrival'],
      endDate: ['Check-out', 'Check-out date', 'Departure'],
      nights: ['Nights'],
      name: ['Traveler First Name', 'Traveler Name', 'Traveler', 'Guest Name', 'Guest'],
      lastName: ['Traveler Last Name'],
      currency: ['Payout currency', 'Currency'],
      gross: ['Gross Booking Amount'],
      commission: ['Deductions'],
      tax: ['Lodging Tax Owner Remits'],
      paidOut: ['Payout Amount', 'Payout'],
    },
  },
];

/** Booking.com's columns in other languages, by place: the same 31 in each. */
const PLACES: { readonly [Field in PayoutField]?: readonly number[] } = {
  ...{ type: [0], payout: [1], code: [2], startDate: [3], endDate: [4], gross: [15], commission: [16] },
  ...{ fee: [18], vat: [20], amount: [22], currency: [23, 27], paidOut: [26, 25], day: [28] },
};
const COLUMNS_BY_PLACE = 31;
const ROWS_WITH_HEADER = 10;

type FoundTable = {
  readonly portal: Portal;
  /** The index of the header. */
  readonly header: number;
  readonly fields: FieldColumns<PayoutField>;
};

/** Finds the header of a portal's file, and what its columns are; undefined where it is of none. */
export function findPayoutTable(rows: readonly Row[]): FoundTable | undefined {
  const found = matchTable(rows, TABLES);
  const portal = TABLES.find((table) => table === found?.known)?.portal;
  if (found && portal) return { portal, header: found.header, fields: found.fields };
  const place = rows.slice(0, ROWS_WITH_HEADER).findIndex(isPlaced);
  // The keys of `PLACES` are fields by its type.
  const fields = new Map(Object.entries(PLACES) as [PayoutField, readonly number[]][]);
  return place < 0 ? undefined : { portal: 'BOOKING', header: place, fields };
}

function isPlaced(row: Row): boolean {
  return row.length === COLUMNS_BY_PLACE && foldText(textOf(row[0] ?? '')).startsWith('tipo');
}
