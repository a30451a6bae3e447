import type { newEntry } from '@approdo/shared/contract/money/ledger-entry';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { findEntryFault, type Movement, retainDeposit, reverseEntry } from '@approdo/shared/domain/money/ledger';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import { makeId } from '../../../adapters/random.ts';
import type { Trx } from '../../../db/transaction.ts';
import { conflict, invalidFields, requireFound } from '../../../http/problems.ts';
import { notifyWebhooks, paymentRecorded } from '../../accounts/connections/index.ts';
import { type Actor, writeAudit } from '../../base/audit/index.ts';
import { getBooking } from '../../stays/stays/index.ts';
import { findEntry, insertEntries, listEntries } from './entries.repository.ts';
import type { StoredEntry } from './payments.table.ts';
import { storePaidAmounts } from './plans.repository.ts';

/** Who records an entry, and when; `by` is null for entries that no user decides on. */
export type Writer = { readonly name: string; readonly by: Actor; readonly now: Date; readonly today: LocalDate };

/** A writer who may also reverse entries. */
export type Undoer = Writer & {
  /** Resolves with a lookup of the receipt number of each entry of a stay; undefined for entries on no receipt. */
  readonly readReceiptOf: (trx: Trx, bookingId: string) => Promise<(entryId: string) => string | undefined>;
};

type EntryBody = z.output<typeof newEntry>;

/** Records money that came in or went out; the same key again resolves with the first entry. */
export async function enterMoney(
  trx: Trx,
  { bookingId, entry }: { readonly bookingId: string; readonly entry: EntryBody },
  writer: Writer,
): Promise<{ readonly entry: StoredEntry; readonly isNew: boolean }> {
  const known = await findEntry(trx, 'key', entry.key);
  if (known?.bookingId === bookingId) return { entry: known, isNew: false };
  if (known) throw conflict(say('entryElsewhere'));
  const fault = findEntryFault(entry, await listEntries(trx, bookingId), writer.today);
  if (fault?.field) throw invalidFields({ [fault.field]: fault.text });
  if (fault) throw conflict(fault.text);
  const { key, reference, note, ...movement } = entry;
  const written = await write(trx, { bookingId, movement, writer, details: { key, reference, note } });
  return { entry: written, isNew: true };
}

/** Reverses an entry, and both halves of a pair. Resolves with the reversal of the given entry. */
export async function undoEntry(
  trx: Trx,
  { id, reason }: { readonly id: string; readonly reason: string },
  writer: Undoer,
): Promise<StoredEntry> {
  const { bookingId } = requireFound(await findEntry(trx, 'id', id), say('entryUnknown'));
  const entries = await listEntries(trx, bookingId);
  const receiptOf = await writer.readReceiptOf(trx, bookingId);
  const undone = reverseEntry({ entries, id, today: writer.today, receiptOf });
  if ('fault' in undone) throw conflict(undone.fault);
  const together = undone.counters.length > 1 ? makeId() : null;
  let counter: StoredEntry | undefined;
  for (const { reverses, ...movement } of undone.counters) {
    const written = await write(trx, { bookingId, movement, writer, details: { reverses, together, note: reason } });
    if (reverses === id) counter = written;
  }
  return requireFound(counter, say('entryUnknown'));
}

/** Retains a part of the deposit for damage. */
export async function retain(
  trx: Trx,
  { bookingId, amount, reason }: { readonly bookingId: string; readonly amount: number; readonly reason: string },
  writer: Writer,
): Promise<StoredEntry[]> {
  const retained = retainDeposit(amount, { entries: await listEntries(trx, bookingId), today: writer.today });
  if ('fault' in retained) throw conflict(retained.fault);
  const together = makeId();
  const written: StoredEntry[] = [];
  for (const movement of retained) {
    written.push(await write(trx, { bookingId, movement, writer, details: { together, note: reason } }));
  }
  return written;
}

type CardEntry = Pick<StoredEntry, 'reference' | 'reverses'> & {
  readonly bookingId: string;
  readonly movement: Movement;
};

/** Records what the card provider reported, which no user decides on. */
export async function enterCardPayment(
  trx: Trx,
  { bookingId, movement, ...details }: CardEntry,
  now: Date,
): Promise<StoredEntry> {
  const writer = { name: CARD_WRITER, by: null, now, today: movement.date };
  return await write(trx, { bookingId, movement, writer, details: { ...details, source: 'CARD' } });
}

/** The name under which card payments are entered. */
const CARD_WRITER = 'Carta';

type NewEntry = {
  readonly bookingId: string;
  readonly movement: Movement;
  readonly writer: Writer;
  readonly details: Partial<Pick<StoredEntry, 'key' | 'reference' | 'note' | 'reverses' | 'together' | 'source'>>;
};

async function write(trx: Trx, { bookingId, movement, writer, details }: NewEntry): Promise<StoredEntry> {
  const entry: StoredEntry = {
    ...movement,
    id: makeId(),
    bookingId,
    key: makeId(),
    reference: null,
    note: null,
    reverses: null,
    together: null,
    source: 'OWNER',
    ...details,
    createdAt: writer.now.toISOString(),
    writtenBy: writer.name,
  };
  await insertEntries(trx, [entry]);
  await storePaidAmounts(trx, bookingId);
  await writeAudit(trx, {
    at: writer.now,
    by: writer.by,
    action: 'ENTRY_WRITTEN',
    object: 'ENTRY',
    objectId: entry.id,
    summary: sayEntry(entry),
  });
  if (entry.direction === 'IN')
    await notifyWebhooks({ trx, now: writer.now }, paymentRecorded(await getBooking(trx, bookingId), entry.id));
  return entry;
}

/** The amount alone: purpose and guest are in the entry itself. */
function sayEntry({ direction, amount, reverses }: StoredEntry): string {
  const way = direction === 'IN' ? 'Entrata' : 'Uscita';
  return `${way} di ${formatEuros(amount)}${reverses === null ? '' : ', annulla un movimento'}`;
}
