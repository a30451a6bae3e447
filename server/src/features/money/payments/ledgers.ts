import { entryFor } from '@approdo/shared/contract/money/ledger-entry';
import { type Balances, balancesOf, fillsOf } from '@approdo/shared/domain/money/ledger';
import type { Reader } from '../../../db/transaction.ts';
import { viewAs } from '../../../http/calls/view-as.ts';
import { markImmutable } from '../../../http/responses/send-json.ts';
import { describeLedger, listEntries, listEntriesSince } from './entries.repository.ts';
import type { StoredEntry } from './payments.table.ts';

/** The entries of a stay, in the order in which they were recorded, and everything derived from them alone. */
export type Ledger = {
  readonly entries: readonly StoredEntry[];
  readonly balances: Balances;
  readonly fills: Balances;
  readonly forGuest: () => ReturnType<typeof viewEntryForGuest>[];
  readonly forAdmin: () => ReturnType<typeof viewEntryForAdmin>[];
};

/** More ledgers than are read in one session of work. */
const MAX_LEDGERS = 50;

export type Ledgers = ReturnType<typeof createLedgers>;

/**
 * A cache of recently read ledgers. Entries never change: count and time of the last one show whether a ledger is
 * current, and of one that has grown only new entries are read and viewed.
 */
export function createLedgers() {
  const cached = new Map<string, Ledger>();
  const views = { forGuest: onceForEach(viewEntryForGuest), forAdmin: onceForEach(viewEntryForAdmin) };

  function ledgerOf(entries: readonly StoredEntry[]): Ledger {
    return {
      entries,
      balances: balancesOf(entries),
      fills: fillsOf(entries),
      forGuest: onDemand(() => markImmutable(entries.map(views.forGuest))),
      forAdmin: onDemand(() => markImmutable(entries.map(views.forAdmin))),
    };
  }

  function cacheLedger(bookingId: string, entries: readonly StoredEntry[]): Ledger {
    const ledger = ledgerOf(entries);
    cached.delete(bookingId);
    cached.set(bookingId, ledger);
    for (const oldest of [...cached.keys()].slice(0, -MAX_LEDGERS)) cached.delete(oldest);
    return ledger;
  }

  return {
    async read(reader: Reader, bookingId: string): Promise<Ledger> {
      // A transaction may still be rolled back.
      if (reader.isTransaction) return ledgerOf(await listEntries(reader, bookingId));
      const known = cached.get(bookingId);
      if (!known) return cacheLedger(bookingId, await listEntries(reader, bookingId));
      const now = await describeLedger(reader, bookingId);
      if (isUpToDate(known, now)) return known;
      const updated = await readNewer(reader, bookingId, known);
      return cacheLedger(bookingId, updated.length === now.size ? updated : await listEntries(reader, bookingId));
    },
  };
}

function isUpToDate({ entries }: Ledger, { size, latest }: Awaited<ReturnType<typeof describeLedger>>): boolean {
  return entries.length === size && (entries.at(-1)?.createdAt ?? null) === latest;
}

/**
 * The known entries plus newer ones; those of the last instant are read again, as it may have more. A wrong count shows
 * that the clock went back or a backup was restored: then the whole ledger is read.
 */
async function readNewer(reader: Reader, bookingId: string, { entries }: Ledger): Promise<readonly StoredEntry[]> {
  const latest = entries.at(-1)?.createdAt ?? '';
  const before = entries.filter(({ createdAt }) => createdAt < latest);
  return [...before, ...(await listEntriesSince(reader, bookingId, latest))];
}

/** Caches a view per entry, for the entry's lifetime. */
function onceForEach<View>(view: (entry: StoredEntry) => View): (entry: StoredEntry) => View {
  const made = new WeakMap<StoredEntry, View>();
  return (entry) => {
    const known = made.get(entry) ?? view(entry);
    made.set(entry, known);
    return known;
  };
}

function onDemand<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Without the owner's notes. */
function viewEntryForGuest(entry: StoredEntry) {
  return viewAs(entryFor.guest, entry);
}

export function viewEntryForAdmin(entry: StoredEntry) {
  return viewAs(entryFor.admin, { ...entry, by: entry.writtenBy });
}
