import { entryFor } from '@approdo/shared/contract/money/ledger-entry';
import { type Balances, balancesOf, fillsOf } from '@approdo/shared/domain/money/ledger';
import type { Reader } from '../../../db/transaction.ts';
import { settle } from '../../../http/answers/send-json.ts';
import { viewAs } from '../../../http/calls/view-as.ts';
import { describeLedger, listEntries, listEntriesSince } from './entries.repository.ts';
import type { StoredEntry } from './payments.table.ts';

/** What came and went for a stay, in the order in which it was written down, and all that follows from it alone. */
export type Ledger = {
  readonly entries: readonly StoredEntry[];
  readonly balances: Balances;
  readonly fills: Balances;
  readonly forGuest: () => ReturnType<typeof viewEntryForGuest>[];
  readonly forAdmin: () => ReturnType<typeof viewEntryForAdmin>[];
};

/** More ledgers than anybody looks at in turn. */
const MOST_STAYS = 50;

export type Ledgers = ReturnType<typeof createLedgers>;

/**
 * The ledgers that were looked at last. What is written in one is never changed: by how many entries there are, and when the
 * last one came, it is known to be the same, and of one that has grown only what is new is read and told.
 */
export function createLedgers() {
  const kept = new Map<string, Ledger>();
  const views = { forGuest: onceForEach(viewEntryForGuest), forAdmin: onceForEach(viewEntryForAdmin) };

  function ledgerOf(entries: readonly StoredEntry[]): Ledger {
    return {
      entries,
      balances: balancesOf(entries),
      fills: fillsOf(entries),
      forGuest: onDemand(() => settle(entries.map(views.forGuest))),
      forAdmin: onDemand(() => settle(entries.map(views.forAdmin))),
    };
  }

  function keep(bookingId: string, entries: readonly StoredEntry[]): Ledger {
    const ledger = ledgerOf(entries);
    kept.delete(bookingId);
    kept.set(bookingId, ledger);
    for (const oldest of [...kept.keys()].slice(0, -MOST_STAYS)) kept.delete(oldest);
    return ledger;
  }

  return {
    async read(reader: Reader, bookingId: string): Promise<Ledger> {
      // What a transaction wrote may be taken back.
      if (reader.isTransaction) return ledgerOf(await listEntries(reader, bookingId));
      const known = kept.get(bookingId);
      if (!known) return keep(bookingId, await listEntries(reader, bookingId));
      const now = await describeLedger(reader, bookingId);
      if (isOf(known, now)) return known;
      const grown = await grow(reader, bookingId, known);
      return keep(bookingId, grown.length === now.size ? grown : await listEntries(reader, bookingId));
    },
  };
}

function isOf({ entries }: Ledger, { size, latest }: Awaited<ReturnType<typeof describeLedger>>): boolean {
  return entries.length === size && (entries.at(-1)?.createdAt ?? null) === latest;
}

/**
 * The entries that are known, with those that came since; those of the last instant, of which there may be more, are read
 * again. It is the whole ledger only where it has as many as there are: a clock that went back, or a restore, is seen by that.
 */
async function grow(reader: Reader, bookingId: string, { entries }: Ledger): Promise<readonly StoredEntry[]> {
  const latest = entries.at(-1)?.createdAt ?? '';
  const before = entries.filter(({ createdAt }) => createdAt < latest);
  return [...before, ...(await listEntriesSince(reader, bookingId, latest))];
}

/** The same view for the same entry, kept as long as the entry. */
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

/** Without the owner's words. */
function viewEntryForGuest(entry: StoredEntry) {
  return viewAs(entryFor.guest, entry);
}

export function viewEntryForAdmin(entry: StoredEntry) {
  return viewAs(entryFor.admin, { ...entry, by: entry.writtenBy });
}
