import { inNumbers, type LocalDate } from '../../base/date/local-date.ts';
import { formatEuros } from '../../base/money/money.ts';
import { totalOf } from '../../prices/price.ts';
import { INSTALMENT_KINDS, type InstalmentKind } from '../instalments.ts';
import { type EntryPurpose, purposeOf } from '../ledger.ts';
import { findReferences, isNamedIn, listWords } from './bank-line.ts';

export const MATCH_WAYS = ['REFERENCE', 'DIGITS', 'NAME', 'ARRIVAL', 'AMOUNT'] as const;
type MatchWay = (typeof MATCH_WAYS)[number];

export const FITS = ['EXACT', 'FEES', 'PARTIAL', 'OVER'] as const;
type Fit = (typeof FITS)[number];

/** Surest first. */
export const SURENESSES = ['SURE', 'LIKELY', 'POSSIBLE'] as const;
type Sureness = (typeof SURENESSES)[number];

/** What is still open of an instalment, or goes back to a guest; in cents. */
export type OpenPart = {
  readonly kind: InstalmentKind | 'CREDIT';
  /** As in a sentence: `acconto`. */
  readonly name: string;
  readonly remaining: number;
  readonly dueDate: LocalDate;
};

export type OpenStay = {
  readonly bookingId: string;
  /** Null for one that never had instalments. */
  readonly reference: string | null;
  readonly guestName: string;
  readonly startDate: LocalDate;
  readonly isConfirmed: boolean;
  readonly owed: readonly OpenPart[];
  readonly back: readonly OpenPart[];
};

/** What a line may be, and how sure that is. */
export type StayProposal = {
  readonly as: 'PAYMENT' | 'REFUND';
  readonly how: MatchWay;
  readonly fit: Fit;
  readonly sureness: Sureness;
  readonly reasons: string[];
  readonly parts: { bookingId: string; purpose: EntryPurpose; amount: number; label: string }[];
};

/** YEAR.md, section 2: how sure a fit is by the way in which its stay was found; what is left out is not proposed. */
const SURENESS: Readonly<Record<MatchWay, Partial<Record<Fit, Sureness>>>> = {
  REFERENCE: { EXACT: 'SURE', FEES: 'LIKELY', PARTIAL: 'LIKELY', OVER: 'LIKELY' },
  DIGITS: { EXACT: 'LIKELY', FEES: 'POSSIBLE', PARTIAL: 'POSSIBLE', OVER: 'POSSIBLE' },
  NAME: { EXACT: 'LIKELY', FEES: 'POSSIBLE' },
  ARRIVAL: { EXACT: 'POSSIBLE' },
  AMOUNT: { EXACT: 'POSSIBLE' },
};

/** What a transfer may lack because banks took it, in cents. */
const MAX_FEES = 3000;

/** More stays of one amount say nothing. */
const MAX_OF_AMOUNT = 3;

type Direction = StayProposal['as'];

/** What a line says, its words folded. */
export type Clue = { readonly said: string; readonly words: ReadonlySet<string> };

type Way = {
  readonly how: MatchWay;
  /** All stays that it finds have one list of instalments. */
  readonly isOneList?: true;
  readonly find: (clue: Clue, amount: number, as: Direction) => readonly OpenStay[];
  readonly say: (stays: readonly OpenStay[]) => string | undefined;
};

/** Finds the stays that lines are about: by their reference, its digits, name, arrival or amount. */
export function createStayMatcher(stays: readonly OpenStay[]) {
  const ways = listWays(stays);
  return {
    /** The bookings that reference or name in a line point at. */
    pointAt: (clue: Clue): ReadonlySet<string> =>
      new Set(
        ways
          .filter(({ how }) => how === 'REFERENCE' || how === 'NAME')
          .flatMap(({ find }) => find(clue, 0, 'PAYMENT').map(({ bookingId }) => bookingId)),
      ),

    /** The first way that finds a stay with something open decides, a reference any; cents below zero are money out. */
    propose(clue: Clue, cents: number): StayProposal[] {
      const as = cents > 0 ? 'PAYMENT' : 'REFUND';
      const amount = Math.abs(cents);
      for (const { how, isOneList, find, say } of ways) {
        const found = find(clue, amount, as).filter(
          (stay) => (stay.isConfirmed || as === 'REFUND') && (isOneList || listOpen([stay], as).length > 0),
        );
        const lists = isOneList ? [found].filter(({ length }) => length > 0) : found.map((stay) => [stay]);
        const proposals = lists.flatMap((list) => proposeList(list, { as, how, amount, because: say(list) }) ?? []);
        if (proposals.length > 1) return proposals.map((one) => ({ ...one, reasons: [...one.reasons, OTHERS] }));
        if (found.length > 0) return proposals;
      }
      return [];
    },
  };
}

const OTHERS = 'Altre prenotazioni hanno questo importo';

function listWays(stays: readonly OpenStay[]): readonly Way[] {
  const byDigits = groupByEach(stays, ({ reference }) => (reference === null ? [] : [digitsOf(reference)]));
  const byWord = groupByEach(stays, ({ guestName }) => listWords(guestName));
  const byArrival = groupByEach(stays, ({ startDate }) => [inNumbers(startDate)]);
  const groupByAmount = (as: Direction) =>
    groupByEach(stays, (stay) => listExact(listOpen([stay], as)).map(remainingOf));
  const byAmount = { PAYMENT: groupByAmount('PAYMENT'), REFUND: groupByAmount('REFUND') };
  return [
    {
      how: 'REFERENCE',
      isOneList: true,
      find: ({ said }) => findEach(byDigits, findReferences(said).map(digitsOf)),
      say: (found) => `La causale è ${found.map(({ reference }) => reference).join(', ')}`,
    },
    {
      how: 'DIGITS',
      isOneList: true,
      find: ({ said }) => findEach(byDigits, said.match(/(?<!\d)\d{8}(?!\d)/g) ?? []),
      say: (found) => `Nella causale c’è ${found.map(({ reference }) => digitsOf(reference ?? '')).join(', ')}`,
    },
    {
      how: 'NAME',
      find: ({ words }) => findEach(byWord, [...words]).filter(({ guestName }) => isNamedIn(guestName, words)),
      say: ([stay]) => `Il nome è ${stay?.guestName}`,
    },
    {
      how: 'ARRIVAL',
      find: ({ said }) => findEach(byArrival, said.match(/(?<!\d)\d\d\/\d\d\/\d{4}(?!\d)/g) ?? []),
      say: ([stay]) => `C’è la data di arrivo ${inNumbers(stay?.startDate ?? '')}`,
    },
    {
      how: 'AMOUNT',
      find: (_, amount, as) => {
        const found = findEach(byAmount[as], [amount]);
        return found.length > MAX_OF_AMOUNT ? [] : found;
      },
      say: () => undefined,
    },
  ];
}

type Found = Pick<StayProposal, 'as' | 'how'> & { readonly amount: number; readonly because: string | undefined };

/** Undefined where an amount that fits so is not proposed for stays found so. */
function proposeList(stays: readonly OpenStay[], { as, how, amount, because }: Found): StayProposal | undefined {
  const open = listOpen(stays, as);
  const { fit, taken, reason } = fitAmount(amount, open);
  const sureness = SURENESS[how][fit];
  const [first] = open.length > 0 ? open : stays;
  if (!sureness || !first) return undefined;
  const beyond = amount - totalOf(taken);
  const rest = { ...first, kind: 'CREDIT', name: 'soggiorno', amount: beyond } as const;
  const parts = joinParts(beyond > 0 ? [...taken, rest] : taken);
  return { as, how, fit, sureness, reasons: [...(because ? [because] : []), reason], parts };
}

type Open = OpenPart & Pick<OpenStay, 'bookingId' | 'guestName'>;
type Taken = Pick<Open, 'bookingId' | 'guestName' | 'kind' | 'name'> & { readonly amount: number };

/** By due day; on the same day, in the usual order of kinds. */
function listOpen(stays: readonly OpenStay[], as: Direction): Open[] {
  return stays
    .flatMap(({ bookingId, guestName, owed, back }) =>
      (as === 'PAYMENT' ? owed : back).map((part) => ({ ...part, bookingId, guestName })),
    )
    .toSorted((one, other) => one.dueDate.localeCompare(other.dueDate) || placeOf(one) - placeOf(other));
}

function placeOf({ kind }: OpenPart): number {
  return kind === 'CREDIT' ? -1 : INSTALMENT_KINDS.indexOf(kind);
}

/** How an amount fills what is open, and why in Italian. */
function fitAmount(amount: number, open: readonly Open[]) {
  const exact = listExact(open).find((parts) => remainingOf(parts) === amount);
  if (exact) return { fit: 'EXACT', taken: exact.map(takeAll), reason: sayExact(exact, open) } as const;
  const taken: Taken[] = [];
  let left = amount;
  for (const part of open) {
    if (left === 0) break;
    const paid = Math.min(left, part.remaining);
    taken.push({ ...part, amount: paid });
    left -= paid;
  }
  if (left > 0) return { fit: 'OVER', taken, reason: `In più ${formatEuros(left)}` } as const;
  const lacking = remainingOf(open.slice(0, taken.length)) - amount;
  if (lacking <= MAX_FEES) {
    return { fit: 'FEES', taken, reason: `Mancano ${formatEuros(lacking)}: forse spese della banca` } as const;
  }
  const reason = `Paga una parte: restano ${formatEuros(remainingOf(open) - amount)}`;
  return { fit: 'PARTIAL', taken, reason } as const;
}

/** What an exact amount may pay: the first, the first two and so on, or one alone. */
function listExact(open: readonly Open[]): readonly (readonly Open[])[] {
  return [...open.map((_, at) => open.slice(0, at + 1)), ...open.slice(1).map((part) => [part])];
}

function remainingOf(parts: readonly Open[]): number {
  return parts.reduce((sum, { remaining }) => sum + remaining, 0);
}

function sayExact(parts: readonly Open[], open: readonly Open[]): string {
  if (parts.length > 1 && parts.length === open.length) return 'L’importo è la somma delle rate';
  return `L’importo è quello di: ${parts.map(({ name }) => name).join(', ')}`;
}

function takeAll(part: Open): Taken {
  return { ...part, amount: part.remaining };
}

/** Parts of one stay and purpose are one. */
function joinParts(taken: readonly Taken[]): StayProposal['parts'] {
  const purpose = ({ kind }: Taken) => (kind === 'CREDIT' ? 'STAY' : purposeOf(kind));
  const groups = Map.groupBy(taken, (part) => `${part.bookingId} ${purpose(part)}`);
  return [...groups.values()].flatMap((parts) => {
    const [first] = parts;
    if (!first) return [];
    const names = [...new Set(parts.map(({ name }) => name))].join(', ');
    const { bookingId, guestName } = first;
    return { bookingId, purpose: purpose(first), amount: totalOf(parts), label: `${guestName}: ${names}` };
  });
}

function groupByEach<Key extends string | number>(stays: readonly OpenStay[], keysOf: (stay: OpenStay) => Key[]) {
  const pairs = stays.flatMap((stay) => keysOf(stay).map((key) => ({ key, stay })));
  return Map.groupBy(pairs, ({ key }) => key);
}

function findEach<Key>(groups: ReadonlyMap<Key, readonly { readonly stay: OpenStay }[]>, keys: readonly Key[]) {
  return [...new Set(keys.flatMap((key) => groups.get(key) ?? []).map(({ stay }) => stay))];
}

function digitsOf(reference: string): string {
  return reference.slice(4);
}
