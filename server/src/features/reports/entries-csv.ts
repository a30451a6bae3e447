import { writeCsv } from '@approdo/shared/domain/csv';
import type { ENTRY_METHODS, EntryPurpose, Movement } from '@approdo/shared/domain/ledger';
import { writeEuros } from '@approdo/shared/domain/typed-euros';

/** An entry with the stay that it is of. */
export type TabledEntry = Movement & {
  readonly id: string;
  readonly reference: string | null;
  readonly isCounter: boolean;
  readonly guestName: string;
  readonly startDate: string;
  readonly endDate: string;
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

/** Every entry in a line as accountants' spreadsheets read it: dates as `yyyy-MM-dd`, amounts with a decimal comma alone. */
export function writeEntriesCsv(entries: readonly TabledEntry[], receipts: ReadonlyMap<string, string>): string {
  return writeCsv([COLUMNS, ...entries.map((entry) => cellsOf(entry, receipts.get(entry.id) ?? ''))], { isBare: true });
}

function cellsOf(entry: TabledEntry, receipt: string): string[] {
  const { date, purpose, isCounter, guestName, method, reference, direction } = entry;
  const amount = writeEuros(entry.amount);
  return [
    date,
    isCounter ? `${PURPOSES[purpose]} (annullamento)` : PURPOSES[purpose],
    receipt,
    `dal ${sayDay(entry.startDate)} al ${sayDay(entry.endDate)}`,
    guestName,
    METHODS[method],
    reference ?? '',
    direction === 'IN' ? amount : '',
    direction === 'OUT' ? amount : '',
  ];
}

function sayDay(date: string): string {
  return date.split('-').toReversed().join('/');
}
