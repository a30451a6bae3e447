import { daysBetween, inNumbers, type LocalDate } from '../../base/date/local-date.ts';
import { foldText } from '../../base/text/fold-text.ts';
import type { Movement } from '../ledger.ts';
import { type BankLine, listWords, wordingOf } from './bank-line.ts';
import { EXPENSE_CATEGORY_WORDS, type Expense } from './expense.ts';
import { type Clue, createStayMatcher, type OpenStay, type StayProposal, SURENESSES } from './match-line.ts';
import { type Payout, PORTAL_NAMES, PORTALS, type Portal } from './portals.ts';

type Ranked = Pick<StayProposal, 'sureness' | 'reasons'>;

type Proposal =
  | StayProposal
  | (Ranked & { readonly as: 'PAYOUT'; readonly payoutId: string })
  | (Ranked & { readonly as: 'EXPENSE'; readonly expenseId: string } & Pick<
        OpenExpense,
        'category' | 'supplier' | 'dueDay'
      >);

type OpenPayout = Payout & { readonly id: string; readonly portal: Portal; readonly currency: string };

type OpenExpense = Omit<Expense, 'euros'> & {
  readonly id: string;
  readonly supplier: string | null;
  /** When a repeated one is due. */
  readonly dueDay?: LocalDate | undefined;
};

type BankEntry = Pick<Movement, 'direction' | 'amount' | 'date'> & { readonly id: string; readonly bookingId: string };

/** What lines are told by. */
export type BankFacts = {
  readonly stays: readonly OpenStay[];
  /** Transfers in the ledger that no accepted line has made, and that were not reversed. */
  readonly entries: readonly BankEntry[];
  /** Payouts that have not arrived. */
  readonly payouts: readonly OpenPayout[];
  /** Expenses without a line, and due ones. */
  readonly expenses: readonly OpenExpense[];
  /** Lines that were accepted and not undone. */
  readonly known: ReadonlySet<string>;
};

type NamedLine = BankLine & { readonly id: string };

type JudgedLine = NamedLine & {
  readonly state: 'NEW' | 'KNOWN' | 'ENTERED';
  readonly entryId?: string;
  readonly note?: string;
  readonly proposals: Proposal[];
};

/** The words by which a bank's line names a portal. */
const PORTAL_WORDS: Readonly<Record<Portal, readonly string[]>> = {
  AIRBNB: ['airbnb'],
  BOOKING: ['booking'],
  VRBO: ['vrbo', 'homeaway', 'expedia'],
};

const EURO = 'EUR';
/** How far an entry’s day may be from that of the line that it explains. */
export const DAYS_OF_ENTRY = 5;
const DAYS_OF_EXPENSE = 10;

/**
 * Says of each line of a statement, in its order, what it is or may be. Each entry explains one line: of those near it
 * one that points at its stay, whether another of the same day stands before it or not.
 */
export function createJudge({ stays, entries, payouts, expenses, known }: BankFacts, lines: readonly NamedLine[]) {
  const matcher = createStayMatcher(stays);
  const entriesOf = Map.groupBy(entries, ({ direction, amount }) => (direction === 'IN' ? amount : -amount));
  const paidOut = payouts.filter(({ amount }) => amount > 0);
  const payoutsOf = Map.groupBy(paidOut, ({ amount }) => amount);
  const expensesOf = Map.groupBy(expenses, ({ amount }) => -amount);
  /** The line that each entry explains. */
  const explained = new Map<string, string>();

  function listNear({ id, amount, date }: NamedLine): readonly BankEntry[] {
    return (entriesOf.get(amount) ?? []).filter(
      (entry) => (explained.get(entry.id) ?? id) === id && Math.abs(daysBetween(entry.date, date)) <= DAYS_OF_ENTRY,
    );
  }

  function findPointed(line: NamedLine, near: readonly BankEntry[]): BankEntry | undefined {
    if (near.length === 0) return undefined;
    const pointed = matcher.pointAt(clueOf(line));
    return near.find(({ bookingId }) => pointed.has(bookingId));
  }

  for (const line of lines) {
    const found = known.has(line.id) || line.currency !== EURO ? undefined : findPointed(line, listNear(line));
    if (found) explained.set(found.id, line.id);
  }

  function findEntry(line: NamedLine): string | undefined {
    const near = listNear(line);
    const found = findPointed(line, near) ?? near.find(({ date }) => date === line.date);
    if (found) explained.set(found.id, line.id);
    return found?.id;
  }

  return (line: NamedLine): JudgedLine => {
    if (known.has(line.id)) return { ...line, state: 'KNOWN', proposals: [] };
    if (line.currency !== EURO) {
      return { ...line, state: 'NEW', note: `Importo in ${line.currency}: registralo a mano.`, proposals: [] };
    }
    const entryId = findEntry(line);
    if (entryId !== undefined) return { ...line, state: 'ENTERED', entryId, proposals: [] };
    const clue = clueOf(line);
    const ofStays = matcher.propose(clue, line.amount);
    const paid = (expensesOf.get(line.amount) ?? []).flatMap((expense) => proposeExpense(expense, line, clue));
    const portals = line.amount < 0 ? [] : namePortals(clue.said);
    const arrived = (payoutsOf.get(line.amount) ?? []).flatMap((payout) => proposePayout(payout, line, portals));
    const [portal] = arrived.length === 0 ? portals : [];
    const note = portal && `Sembra un pagamento di ${PORTAL_NAMES[portal]}: carica il suo file in Portali.`;
    return { ...line, state: 'NEW', ...(note && { note }), proposals: rank([...ofStays, ...paid, ...arrived]) };
  };
}

function clueOf(line: BankLine): Clue {
  const said = wordingOf(line);
  return { said, words: new Set(listWords(said)) };
}

function namePortals(said: string): readonly Portal[] {
  const folded = foldText(said);
  return PORTALS.filter((portal) => PORTAL_WORDS[portal].some((word) => folded.includes(word)));
}

/** From one day before to seven days after the day that the portal tells. */
function proposePayout(
  { id, portal, date, currency }: OpenPayout,
  line: BankLine,
  portals: readonly Portal[],
): Proposal[] {
  const days = daysBetween(date, line.date);
  if (currency !== EURO || days < -1 || days > 7) return [];
  const reasons = [`È il pagamento di ${PORTAL_NAMES[portal]} del ${inNumbers(date)}`];
  return [{ as: 'PAYOUT', payoutId: id, sureness: portals.includes(portal) ? 'SURE' : 'POSSIBLE', reasons }];
}

function proposeExpense(expense: OpenExpense, line: BankLine, { words }: Clue): Proposal[] {
  const { id, currency, supplier, category, dueDay } = expense;
  const day = dueDay ?? expense.day;
  if (currency !== EURO || Math.abs(daysBetween(day, line.date)) > DAYS_OF_EXPENSE) return [];
  const named = foldText(supplier ?? '').match(/[\p{L}\p{N}]+/gu) ?? [];
  const sureness = named.length > 0 && named.every((word) => words.has(word)) ? 'SURE' : 'POSSIBLE';
  const reasons = [`È la spesa del ${inNumbers(day)}: ${supplier || EXPENSE_CATEGORY_WORDS[category]}`];
  return [{ as: 'EXPENSE', expenseId: id, category, supplier, ...(dueDay && { dueDay }), sureness, reasons }];
}

/** Surest first; where two are equally sure, all are only possible. */
function rank(proposals: readonly Proposal[]): Proposal[] {
  const surest = SURENESSES.find((sureness) => proposals.some((one) => one.sureness === sureness));
  if (proposals.filter(({ sureness }) => sureness === surest).length > 1) {
    return proposals.map((one) => ({ ...one, sureness: 'POSSIBLE' }));
  }
  return proposals.toSorted((one, other) => SURENESSES.indexOf(one.sureness) - SURENESSES.indexOf(other.sureness));
}
