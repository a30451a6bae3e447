import { inNumbers } from '@approdo/shared/domain/base/date/local-date';
import { writeEuros } from '@approdo/shared/domain/base/money/typed-euros';
import type { Cell } from '@approdo/shared/domain/base/text/csv';
import type { ENTRY_METHODS, EntryPurpose, Movement } from '@approdo/shared/domain/money/ledger';
import type { VoidedReceipt } from '../receipts/index.ts';

/** An entry with its stay. */
export type TabledEntry = Movement & {
  readonly id: string;
  readonly reference: string | null;
  readonly isCounter: boolean;
  readonly guestName: string;
  readonly startDate: string;
  readonly endDate: string;
};

type TabledReceipts = {
  /** The receipt number of each entry, by entry id. */
  readonly receipts: ReadonlyMap<string, string>;
  readonly voidedReceipts?: readonly VoidedReceipt[];
  readonly lost?: readonly string[];
};

const COLUMNS = [
  'Data',
  'Causale',
  'Ricevuta',
  'Soggiorno',
  'Ospite',
  'Metodo',
  'Riferimento',
  'Entrata',
  'Uscita',
] as const;

const PURPOSES: Readonly<Record<EntryPurpose, string>> = {
  STAY: 'Soggiorno',
  SECURITY: 'Deposito cauzionale',
  TAX: 'Imposta di soggiorno',
  DAMAGE: 'Danni',
};

const METHODS: Readonly<Record<(typeof ENTRY_METHODS)[number], string>> = {
  BANK: 'Bonifico',
  CARD: 'Carta',
  CASH: 'Contanti',
  OTHER: 'Altro',
  INTERNAL: 'Dal deposito',
};

/**
 * One row per entry below the header, its date as `yyyy-MM-dd`. Also each voided receipt with the one that voided it,
 * and last the numbers that a restore removed, so that none is missing; their amounts are only in words, so that
 * columns add up to the money that moved.
 */
export function tableEntries(
  entries: readonly TabledEntry[],
  { receipts, voidedReceipts = [], lost = [] }: TabledReceipts,
): readonly (readonly Cell[])[] {
  const lines = [
    ...entries.map((entry) => ({ date: entry.date, cells: cellsOf(entry, receipts.get(entry.id) ?? '') })),
    ...voidedReceipts.map((receipt) => ({ date: receipt.date, cells: cellsOfVoided(receipt) })),
  ];
  const inOrder = lines.toSorted((one, other) => one.date.localeCompare(other.date));
  return [COLUMNS, ...inOrder.map(({ cells }) => cells), ...lost.map(cellsOfLost)];
}

/** A receipt that a restore removed: its purpose and date are unknown. */
function cellsOfLost(number: string): string[] {
  return ['', `Numero perduto con un ripristino: ${number}`, number, '', '', '', '', '', ''];
}

function cellsOf(entry: TabledEntry, receipt: string): Cell[] {
  const { date, purpose, isCounter, guestName, method, reference, direction } = entry;
  const amount = { cents: entry.amount };
  return [
    date,
    isCounter ? `${PURPOSES[purpose]} (annullamento)` : PURPOSES[purpose],
    receipt,
    sayStay(entry),
    guestName,
    METHODS[method],
    reference ?? '',
    direction === 'IN' ? amount : '',
    direction === 'OUT' ? amount : '',
  ];
}

function cellsOfVoided(receipt: VoidedReceipt): string[] {
  const { date, number, guestName, startDate, endDate } = receipt;
  const sum = `${writeEuros(receipt.total)} euro`;
  const cause =
    'voids' in receipt
      ? `Storno della ricevuta ${receipt.voids}: ${sum}`
      : `Ricevuta stornata con la ${receipt.voidedBy}: ${sum}`;
  return [date, cause, number, sayStay({ startDate, endDate }), guestName, '', '', '', ''];
}

function sayStay({ startDate, endDate }: Pick<TabledEntry, 'startDate' | 'endDate'>): string {
  return `dal ${inNumbers(startDate)} al ${inNumbers(endDate)}`;
}
