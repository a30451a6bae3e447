import type { LocalDate } from '../base/date/local-date.ts';
import { byDueDate, type Instalment, type InstalmentKind } from './instalments.ts';

export const ENTRY_PURPOSES = ['STAY', 'SECURITY', 'TAX', 'DAMAGE'] as const;
export type EntryPurpose = (typeof ENTRY_PURPOSES)[number];

export const ENTRY_METHODS = ['BANK', 'CARD', 'CASH', 'OTHER', 'INTERNAL'] as const;
type EntryMethod = (typeof ENTRY_METHODS)[number];

export const ENTRY_DIRECTIONS = ['IN', 'OUT'] as const;
type EntryDirection = (typeof ENTRY_DIRECTIONS)[number];

/** Money that came in or went out, in cents from 1 up; never changed, but reversed by another. */
export type Movement = {
  readonly direction: EntryDirection;
  readonly purpose: EntryPurpose;
  readonly amount: number;
  readonly method: EntryMethod;
  readonly date: LocalDate;
};

type StoredMovement = Movement & {
  readonly id: string;
  /** The entry that this one reverses. */
  readonly reverses?: string | null | undefined;
  /** Shared by both entries of a retained deposit. */
  readonly together?: string | null | undefined;
};

/** Cash payments from this amount on, in cents, are illegal: art. 49 D.Lgs. 231/2007. */
const CASH_LIMIT = 500_000;

/** The balance of a purpose, in minus out, in cents. */
export function balanceOf(entries: readonly Movement[], purpose: EntryPurpose): number {
  return entries.reduce((sum, entry) => (entry.purpose === purpose ? sum + signed(entry) : sum), 0);
}

/** The balance of each purpose, in minus out, in cents. */
export type Balances = Readonly<Record<EntryPurpose, number>>;

export function balancesOf(entries: readonly Movement[]): Balances {
  const balances = { STAY: 0, SECURITY: 0, TAX: 0, DAMAGE: 0 };
  for (const entry of entries) balances[entry.purpose] += signed(entry);
  return balances;
}

/** Removes reversed entries together with their reversals. */
export function withoutReversed<Entry extends Pick<StoredMovement, 'id' | 'reverses'>>(
  entries: readonly Entry[],
): Entry[] {
  const undone = new Set(entries.map(({ reverses }) => reverses));
  return entries.filter(({ id, reverses }) => !reverses && !undone.has(id));
}

/** The amounts that fill the instalments of each purpose: a returned or retained security deposit counts as paid. */
export function fillsOf(entries: readonly (Movement & Pick<StoredMovement, 'reverses'>)[]): Balances {
  const deposits = entries.filter(
    ({ purpose, direction, reverses }) => purpose === 'SECURITY' && (direction === 'IN') === !reverses,
  );
  return { ...balancesOf(entries), SECURITY: balanceOf(deposits, 'SECURITY') };
}

/** Why a movement cannot be recorded, in Italian; undefined if it can. */
export function findEntryFault(
  movement: Movement,
  entries: readonly Movement[],
  today: LocalDate,
): { readonly kind: 'invalid' | 'conflict'; readonly field?: 'date'; readonly text: string } | undefined {
  if (movement.date > today) return { kind: 'invalid', field: 'date', text: 'La data non può essere nel futuro' };
  if (movement.direction === 'OUT' && movement.amount > balanceOf(entries, movement.purpose)) {
    return { kind: 'conflict', text: 'Non puoi rimborsare più di quanto è stato pagato' };
  }
  return undefined;
}

/** A warning about a movement that may be recorded all the same, in Italian. */
export function findEntryWarning({ method, amount }: Pick<Movement, 'method' | 'amount'>): string | undefined {
  if (method !== 'CASH' || amount < CASH_LIMIT) return undefined;
  return 'Da 5.000,00 € i contanti sono vietati (art. 49 D.Lgs. 231/2007)';
}

/** The movements that reverse an entry, each with the entry it reverses, or why that is impossible, in Italian. */
export type Reversal =
  | { readonly counters: readonly (Movement & { readonly reverses: string })[] }
  | { readonly fault: string };

type Reversing = {
  readonly entries: readonly StoredMovement[];
  readonly id: string;
  readonly today: LocalDate;
  /** The number of the receipt that an entry is on. */
  readonly receiptOf: (id: string) => string | undefined;
};

/** Reverses an entry with its opposite of today: both halves of a retained deposit. */
export function reverseEntry({ entries, id, today, receiptOf }: Reversing): Reversal {
  const entry = entries.find((one) => one.id === id);
  if (!entry) throw new RangeError(`No entry ${id}`);
  const group = entry.together ? entries.filter(({ together }) => together === entry.together) : [entry];
  const own = group.filter(({ reverses }) => !reverses);
  if (entry.reverses) return { fault: 'Questo movimento ne annulla già un altro' };
  if (entries.some(({ reverses }) => reverses === id)) return { fault: 'Movimento già annullato' };
  if (entry.method === 'CARD') return { fault: 'Un pagamento con carta si rimborsa' };
  const receipt = own.map((one) => receiptOf(one.id)).find((number) => number !== undefined);
  if (receipt !== undefined) return { fault: `Prima storna la ricevuta ${receipt}` };
  const counters = own.map((one) => counterOf(one, today));
  const after = [...entries, ...counters];
  if (ENTRY_PURPOSES.some((purpose) => balanceOf(after, purpose) < 0)) {
    return { fault: 'Questo importo è già stato rimborsato: prima annulla il rimborso' };
  }
  return { counters };
}

/** Retains part of a deposit for damage: it moves from one purpose to the other, and no money moves. */
export function retainDeposit(
  amount: number,
  { entries, today }: { readonly entries: readonly Movement[]; readonly today: LocalDate },
): readonly Movement[] | { readonly fault: string } {
  if (amount > balanceOf(entries, 'SECURITY')) return { fault: 'Non puoi trattenere più del deposito versato' };
  const internal = { amount, method: 'INTERNAL', date: today } as const;
  return [
    { ...internal, direction: 'OUT', purpose: 'SECURITY' },
    { ...internal, direction: 'IN', purpose: 'DAMAGE' },
  ];
}

export const INSTALMENT_STATES = ['DUE', 'PARTLY', 'PAID', 'OVERDUE'] as const;
type InstalmentState = (typeof INSTALMENT_STATES)[number];

export type InstalmentWithState = Instalment & {
  readonly state: InstalmentState;
  /** Paid towards it, in cents. */
  readonly paid: number;
};

/** The payment status of a booking, in cents: each instalment, and what was paid beyond the price. */
export type PaymentStatus = {
  readonly instalments: readonly InstalmentWithState[];
  readonly credit: number;
  /** Tourist tax paid beyond what is owed; 0 where it is not collected here. */
  readonly taxCredit: number;
};

/** Payments fill the instalments of their purpose in order of due date. */
export function paymentStatusOf(
  { instalments, fills }: { readonly instalments: readonly Instalment[]; readonly fills: Balances },
  today: LocalDate,
): PaymentStatus {
  const filled = fillInstalments(instalments, fills);
  const ofPrice = filled.filter(({ kind }) => purposeOf(kind) === 'STAY').reduce((sum, { paid }) => sum + paid, 0);
  return {
    instalments: filled.map((part) => withState(part, today)),
    credit: Math.max(0, fills.STAY - ofPrice),
    taxCredit: taxCreditOf(instalments, fills.TAX),
  };
}

/** Tourist tax paid beyond its instalment, in cents. */
export function taxCreditOf(instalments: readonly Pick<Instalment, 'kind' | 'amount'>[], paid: number): number {
  const tax = instalments.find(({ kind }) => kind === 'TAX');
  return tax ? Math.max(0, paid - tax.amount) : 0;
}

/** The unpaid instalments, each with the amount still missing. */
export function listOpenParts(schedule: Parameters<typeof paymentStatusOf>[0], today: LocalDate): Instalment[] {
  return paymentStatusOf(schedule, today)
    .instalments.filter(({ state }) => state !== 'PAID')
    .map(({ paid, state: _, ...part }) => ({ ...part, amount: part.amount - paid }));
}

/** Once paid, an amount is no estimate any more. */
function withState(
  { isEstimate, ...part }: Instalment & { readonly paid: number },
  today: LocalDate,
): InstalmentWithState {
  const state = stateOf(part, part.paid, today);
  return { ...part, ...(isEstimate && state !== 'PAID' && { isEstimate }), state };
}

/** The instalments by due date with what was paid towards each, in cents. */
export function fillInstalments<Part extends Instalment>(
  instalments: readonly Part[],
  fills: Balances,
): (Part & { readonly paid: number })[] {
  const left = { ...fills };
  return instalments.toSorted(byDueDate).map((part) => {
    const purpose = purposeOf(part.kind);
    // Card refunds may exceed the balance of a stay: instalments ignore the excess.
    const paid = Math.max(0, Math.min(part.amount, left[purpose]));
    left[purpose] -= paid;
    return { ...part, paid };
  });
}

/** The purpose of payments for an instalment. */
export function purposeOf(kind: InstalmentKind): Exclude<EntryPurpose, 'DAMAGE'> {
  return PURPOSE_OF[kind];
}

const PURPOSE_OF = { DEPOSIT: 'STAY', BALANCE: 'STAY', SECURITY: 'SECURITY', TAX: 'TAX' } as const;

function stateOf({ amount, dueDate }: Instalment, paid: number, today: LocalDate): InstalmentState {
  if (paid >= amount) return 'PAID';
  if (dueDate < today) return 'OVERDUE';
  return paid > 0 ? 'PARTLY' : 'DUE';
}

function counterOf({ id, direction, purpose, amount, method }: StoredMovement, today: LocalDate) {
  const opposite = direction === 'IN' ? 'OUT' : 'IN';
  return { direction: opposite, purpose, amount, method, date: today, reverses: id } as const;
}

function signed({ direction, amount }: Movement): number {
  return direction === 'IN' ? amount : -amount;
}
