import { inNumbers } from '@approdo/shared/domain/base/date/local-date';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { formatTenths } from '@approdo/shared/domain/base/language/numerals';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { EXPENSE_CATEGORY_WORDS } from '@approdo/shared/domain/money/year/expense';
import { MONEY_WORDS } from '@approdo/shared/words/money/money-words';
import type { Block, Paper } from '../../../adapters/document-maker/document-maker.ts';
import type { YearReport } from './year.service.ts';
import { SOURCES } from './year-tables.ts';

const NO_ADVICE = 'Un aiuto per fare ordine, non una consulenza: che cosa dichiarare lo sa il tuo commercialista.';

const TOTALS: readonly (readonly [keyof YearReport['totals'], string])[] = [
  ['earned', 'Di competenza'],
  ['kept', 'Tenuto da annullati'],
  ['damage', 'Danni'],
  ['commission', 'Commissioni'],
  ['expenses', 'Spese'],
  ['left', 'Resta prima delle imposte'],
  ['received', 'Incassato'],
  ['refunded', 'Restituito'],
  ['paidOut', 'Dai portali'],
  ['withheld', 'Trattenuto dai portali'],
  ['touristTax', 'Imposta di soggiorno'],
];

type Printed = {
  readonly propertyName: string;
  /** How many homes the owner lets for short stays. */
  readonly homes: number;
  /** When what it tells last changed. */
  readonly changedAt: string;
  /** How many receipts are above the amount from which a stamp is due, and that amount in cents. */
  readonly stamped: { readonly count: number; readonly over: number };
};

/** The accounts of a year in words and figures; it says nothing of the day on which it is printed. */
export function yearPaper(report: YearReport, { propertyName, homes, changedAt, stamped }: Printed): Paper {
  const { count, over } = stamped;
  const { year, totals, months, sources, expenses, warnings, before } = report;
  const title = `Conti dell’anno ${year}`;
  const receipts = `${say(count, 'ricevuta', 'ricevute')} oltre ${formatEuros(over)}`;
  const since = (amount: number | undefined) => (amount === undefined ? '' : `, nel ${year - 1}: ${sayCents(amount)}`);
  return {
    language: ITALIAN,
    title,
    createdAt: changedAt,
    blocks: [
      ...[NO_ADVICE, ...warnings.map(({ text }) => text), ...(count > 0 ? [receipts] : [])].map(paragraph),
      facts(TOTALS.map(([name, label]) => [label, `${sayCents(totals[name])}${since(before?.totals[name])}`])),
      facts(listFigures(report)),
      amounts(['Mese per mese', totals.earned], months.map(rowOfMonth)),
      amounts(['Da dove', totals.earned], sources.map(rowOfSource)),
      amounts(['Spese', totals.expenses], expenses.map(rowOfExpense)),
      ...tellTax(report, homes),
    ],
    footer: { text: `${title} · ${propertyName}`, page: MONEY_WORDS.it.papers.page },
  };
}

type Amount = readonly [what: string, cents: number];

function rowOfMonth({ month, nights, portalNights, earned, portalEarned }: YearReport['months'][number]): Amount {
  return [`${inNumbers(month)}, ${say(nights + portalNights, 'notte', 'notti')}`, earned + portalEarned];
}

function rowOfSource({ source, stays, nights, earned }: YearReport['sources'][number]): Amount {
  return [`${SOURCES[source]}, ${say(stays, 'soggiorno', 'soggiorni')}, ${say(nights, 'notte', 'notti')}`, earned];
}

function rowOfExpense({ category, amount }: YearReport['expenses'][number]): Amount {
  return [EXPENSE_CATEGORY_WORDS[category], amount];
}

type LabelledText = readonly [label: string, value: string];

function listFigures({ figures }: YearReport): LabelledText[] {
  const { occupancy, meanNight, leadDays, cancelled, confirmed } = figures;
  return [
    ['Occupazione', occupancy === null ? '–' : `${formatTenths(occupancy / 10)} %`],
    ['Prezzo medio a notte', sayCents(meanNight)],
    ['Anticipo medio', leadDays === null ? '–' : say(leadDays, 'giorno', 'giorni')],
    ['Cancellate', `${cancelled} su ${confirmed}`],
  ];
}

function tellTax({ flatTax, year }: YearReport, homes: number): Block[] {
  if (!flatTax) return [];
  const { rate, base, apart, tax, withheld, left, credit, advances, isChecked, source } = flatTax;
  const told: LabelledText[] = [
    ['Base', sayCents(base)],
    ['Oltre 30 notti, a parte', sayCents(apart)],
    ['Aliquota', rate === null ? '–' : `${rate} %`],
    ['Imposta', sayCents(tax)],
    ['Trattenuto dai portali', sayCents(withheld)],
    credit ? ['A credito', sayCents(credit)] : ['Resta da versare', sayCents(left)],
    ...advances.map((advance): LabelledText => {
      return [`Acconto per il ${year + 1}`, `${sayCents(advance.amount)} entro il ${inNumbers(advance.dueOn)}`];
    }),
    ['Fonte', source],
  ];
  const business = `Con ${homes} case l’affitto breve è attività d’impresa: qui non si calcola.`;
  return [
    { kind: 'heading', text: 'Cedolare secca' },
    facts(told),
    ...(rate === null && year >= 2017 ? [paragraph(business)] : []),
    ...(isChecked ? [] : [paragraph(`Aliquota del ${year} da verificare.`)]),
    paragraph('In dichiarazione gli importi sono in euro interi: qui restano i centesimi.'),
  ];
}

function paragraph(text: string): Block {
  return { kind: 'paragraph', text };
}

function facts(all: readonly LabelledText[]): Block {
  return { kind: 'facts', facts: all.map(([label, value]) => ({ label, value })) };
}

function amounts([what, total]: Amount, all: readonly Amount[]): Block {
  const rows = all.map(([name, cents]) => [name, sayCents(cents)] as const);
  return { kind: 'amounts', head: [what, 'Importo'], rows, total: ['Totale', sayCents(total)] };
}

const say = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const sayCents = (cents: number | null) => (cents === null ? '–' : formatEuros(cents));
