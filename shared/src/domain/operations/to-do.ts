import { todayInRome } from '../base/date/local-date.ts';

/** Kinds of to-dos. */
export const TO_DO_KINDS = [
  'WAY_TO_PAY',
  'CLASH',
  'REQUEST',
  'TURNOVER',
  'CANCELLATION',
  'MESSAGE',
  'CONTACT',
  'CHANNEL',
  'LETTER',
  'PAYMENT',
  'TASK',
  'REVIEW',
  'HELD',
  'SITE',
] as const;
type ToDoKind = (typeof TO_DO_KINDS)[number];

/** A to-do with everything that decides its place. */
export type ToDoFact = {
  readonly kind: ToDoKind;
  readonly id: string | null;
  /** The day or instant that orders its kind; null sorts last. */
  readonly at: string | null;
  /** When it came up; orders those with the same `at`. */
  readonly createdAt?: string | undefined;
  /** Of two tasks for the same day the lower comes first. */
  readonly priority?: number | undefined;
  /** Of a channel: whether it has stopped working, rather than only needing a check. */
  readonly isBroken?: boolean | undefined;
};

const DAY_MS = 86_400_000;

/** Sorts to-dos by urgency (OWNER.md, section 6). */
export function orderToDo<Fact extends ToDoFact>(facts: readonly Fact[], now: Date): Fact[] {
  return facts.toSorted(
    (a, b) =>
      urgencyOf(a, now) - urgencyOf(b, now) ||
      compareLast(a.at, b.at) ||
      (a.priority ?? 0) - (b.priority ?? 0) ||
      compare(a.createdAt ?? '', b.createdAt ?? '') ||
      compareLast(a.id, b.id),
  );
}

/** From 0, the most urgent, to 16. */
function urgencyOf({ kind, at, isBroken = false }: ToDoFact, now: Date): number {
  if (kind === 'REQUEST') return at !== null && Date.parse(at) - now.getTime() < DAY_MS ? 2 : 5;
  if (kind === 'TURNOVER') return at !== null && at <= todayInRome(now) ? 3 : 10;
  if (kind === 'CHANNEL') return isBroken ? 8 : 12;
  return URGENCIES[kind];
}

const URGENCIES = {
  WAY_TO_PAY: 0,
  CLASH: 1,
  CANCELLATION: 4,
  MESSAGE: 6,
  CONTACT: 7,
  LETTER: 9,
  PAYMENT: 11,
  TASK: 13,
  REVIEW: 14,
  HELD: 15,
  SITE: 16,
} as const;

function compareLast(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compare(a, b);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
