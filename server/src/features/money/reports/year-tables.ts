import { daysBetween } from '@approdo/shared/domain/base/date/local-date';
import type { Cell } from '@approdo/shared/domain/base/text/csv';
import { countedAmount, EXPENSE_CATEGORY_WORDS } from '@approdo/shared/domain/money/year/expense';
import { PORTAL_NAMES } from '@approdo/shared/domain/money/year/portals';
import { shareWithin } from '@approdo/shared/domain/money/year/share-by-month';
import { type CountedStay, withheldIn } from '@approdo/shared/domain/money/year/year-figures';
import type { readExpenses } from '../expenses/index.ts';
import type { readPayouts, readPortalStays } from '../payouts/index.ts';
import type { ReceiptFile } from '../receipts/index.ts';
import type { YearReport } from './year.service.ts';

/** Where stays come from, for the owner. */
export const SOURCES: Readonly<Record<CountedStay['source'], string>> = {
  SITE: 'Sito',
  OWNER: 'Inserita da te',
  ...PORTAL_NAMES,
};

type Rows = readonly (readonly Cell[])[];

/** A table of the folder: its file without the ending, what it is, and its rows, the header first. */
export type YearTable = { readonly name: string; readonly about: string; readonly rows: Rows };

/** The tourist tax of a period. */
export type TaxSums = Readonly<Record<'guests' | 'nights' | 'due' | 'collected', number>> & { readonly period: string };

type TabledYear = Pick<YearReport, 'year' | 'months'> & {
  readonly stays: readonly CountedStay[];
  /** With their header. */
  readonly entries: Rows;
  readonly receipts: readonly ReceiptFile[];
  readonly portalStays: Awaited<ReturnType<typeof readPortalStays>>;
  readonly payouts: Awaited<ReturnType<typeof readPayouts>>;
  readonly expenses: Awaited<ReturnType<typeof readExpenses>>;
  readonly tax: readonly TaxSums[];
};

/** The tables of a year for the accountant, in the order of YEAR.md, section 6. */
export function tabulateYear({ year, stays, entries, receipts, ...told }: TabledYear): YearTable[] {
  return [
    table('soggiorni: I soggiorni, ciascuno con la sua parte dell’anno', [
      'Arrivo;Partenza;Notti;Notti nell’anno;Ospite;Fonte;Codice;Prezzo;Di competenza;Commissione;Ritenuta',
      inOrder(stays.map((stay) => rowOfStay(year, stay))),
    ]),
    { name: 'movimenti', about: 'Ogni pagamento e rimborso, come li scrive Scarica CSV', rows: entries },
    table('ricevute: Le ricevute, anche quelle stornate', [
      'Numero;Data;Ospite;Totale;Bollo;Storna',
      receipts.map(({ number, facts: { date, stay, total, stamp, voids } }) => [
        ...[`${number}/${year}`, date, stay.guestName, { cents: total }, stamp ?? '', voids ?? ''],
      ]),
    ]),
    table('portali: I soggiorni come li dicono i file dei portali', [
      'Portale;Codice;Ospite;Arrivo;Partenza;Lordo;Commissione;Ritenuta;Pagato;Non torna;Valuta',
      inOrder(
        told.portalStays.map(({ portal, code, guestName, startDate, endDate, currency, ...money }) => [
          ...[SOURCES[portal], code, guestName, startDate, endDate],
          ...amounts(money.gross, money.commission, money.withheld, money.paid, money.unexplained),
          currency,
        ]),
      ),
    ]),
    table('pagamenti-portali: I pagamenti dei portali, e quando la banca li ha visti', [
      'Portale;Data;Importo;Valuta;Arrivato il',
      inOrder(
        told.payouts.map(({ portal, date, amount, currency, arrivedOn }) => [
          ...[SOURCES[portal], date, { cents: amount }, currency, arrivedOn ?? ''],
        ]),
      ),
    ]),
    table('spese: Le spese', [
      'Data;Categoria;Fornitore;Importo;Valuta;Euro;Documenti;Nota',
      inOrder(
        told.expenses.map(({ day, category, supplier, documents, note, ...spent }) => [
          ...[day, EXPENSE_CATEGORY_WORDS[category], supplier ?? '', { cents: spent.amount }, spent.currency],
          spent.currency !== 'EUR' && spent.euros === null ? '' : { cents: countedAmount(spent) },
          ...[documents.length, note ?? ''],
        ]),
      ),
    ]),
    table('mesi: L’anno mese per mese', [
      'Mese;Di competenza;Dei portali;Incassato;Restituito;Dai portali;Spese;Notti',
      told.months.map(({ month, nights, portalNights, ...sums }) => [
        month,
        ...amounts(sums.earned, sums.portalEarned, sums.received, sums.refunded, sums.paidOut, sums.expenses),
        nights + portalNights,
      ]),
    ]),
    table('imposta-di-soggiorno: L’imposta di soggiorno, periodo per periodo', [
      'Periodo;Ospiti;Notti;Dovuta;Incassata',
      told.tax.map(({ period, guests, nights, due, collected }) => [
        ...[period, guests, nights],
        ...amounts(due, collected),
      ]),
    ]),
  ];
}

function table(title: string, [header, rows]: readonly [string, Rows]): YearTable {
  const [name = '', about = ''] = title.split(': ');
  return { name, about, rows: [header.split(';'), ...rows] };
}

function amounts(...all: readonly number[]): Cell[] {
  return all.map((cents) => ({ cents }));
}

/** In one order on every engine: by what they say, from the left. */
function inOrder(rows: Rows): Rows {
  const textOf = (row: Rows[number]) => JSON.stringify(row);
  return rows.toSorted((one, other) => (textOf(one) < textOf(other) ? -1 : 1));
}

function rowOfStay(year: number, stay: CountedStay): Cell[] {
  const { nights, earned } = shareWithin(year, stay);
  const commission = shareWithin(year, { ...stay, amount: stay.commission }).earned;
  return [
    ...[stay.startDate, stay.endDate, daysBetween(stay.startDate, stay.endDate), nights],
    ...[stay.guestName, SOURCES[stay.source], stay.code],
    ...amounts(stay.amount, earned, commission, withheldIn(year, stay)),
  ];
}
