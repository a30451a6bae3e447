import { entryFor } from '@approdo/shared/contract/money/ledger-entry';
import { type Balances, balancesOf, fillsOf } from '@approdo/shared/domain/money/ledger';
import type { Reader } from '../../../db/transaction.ts';
import { viewAs } from '../../../http/calls/view-as.ts';
import { markImmutable } from '../../../http/responses/send-json.ts';
import { describeLedger, listEntries } from './entries.repository.ts';
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
 * current.
 */
export function createLedgers() {
  const cached = new Map<string, Ledger>();

  function cacheLedger(bookingId: string, ledger: Ledger): Ledger {
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
      if (known && isUpToDate(known, await describeLedger(reader, bookingId))) return known;
      return cacheLedger(bookingId, ledgerOf(await listEntries(reader, bookingId)));
    },
  };
}

function ledgerOf(entries: readonly StoredEntry[]): Ledger {
  return {
    entries,
    balances: balancesOf(entries),
    fills: fillsOf(entries),
    forGuest: onDemand(() => markImmutable(entries.map(viewEntryForGuest))),
    forAdmin: onDemand(() => markImmutable(entries.map(viewEntryForAdmin))),
  };
}

function isUpToDate({ entries }: Ledger, { size, latest }: Awaited<ReturnType<typeof describeLedger>>): boolean {
  return entries.length === size && (entries.at(-1)?.createdAt ?? null) === latest;
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
