import { type Balances, balancesOf, fillsOf } from '@approdo/shared/domain/ledger';
import type { Reader } from '../../db/transaction.ts';
import { settle } from '../../http/send-json.ts';
import { describeLedger, listEntries } from './entries.repository.ts';
import { viewEntryForAdmin, viewEntryForGuest } from './entry.view.ts';
import type { StoredEntry } from './payments.table.ts';

/** What came and went for a stay, in the order in which it was written down, and all that follows from it alone. */
export type Ledger = {
  readonly entries: readonly StoredEntry[];
  readonly balances: Balances;
  readonly fills: Balances;
  readonly forGuest: ReturnType<typeof viewEntryForGuest>[];
  readonly forAdmin: ReturnType<typeof viewEntryForAdmin>[];
};

/** More than anybody looks at in turn. */
const MOST_STAYS = 50;

export type Ledgers = ReturnType<typeof createLedgers>;

/**
 * The ledgers that were looked at last. What is written in one is never changed: by how many entries there are, and when the
 * last one came, it is known to be the same.
 */
export function createLedgers() {
  const kept = new Map<string, Ledger>();

  return {
    async read(reader: Reader, bookingId: string): Promise<Ledger> {
      // What a transaction wrote may be taken back.
      if (reader.isTransaction) return ledgerOf(await listEntries(reader, bookingId));
      const known = kept.get(bookingId);
      if (known && isOf(known, await describeLedger(reader, bookingId))) return known;
      const ledger = ledgerOf(await listEntries(reader, bookingId));
      kept.delete(bookingId);
      kept.set(bookingId, ledger);
      for (const oldest of [...kept.keys()].slice(0, -MOST_STAYS)) kept.delete(oldest);
      return ledger;
    },
  };
}

function isOf({ entries }: Ledger, { size, latest }: Awaited<ReturnType<typeof describeLedger>>): boolean {
  return entries.length === size && (entries.at(-1)?.createdAt ?? null) === latest;
}

function ledgerOf(entries: readonly StoredEntry[]): Ledger {
  return {
    entries,
    balances: balancesOf(entries),
    fills: fillsOf(entries),
    forGuest: settle(entries.map(viewEntryForGuest)),
    forAdmin: settle(entries.map(viewEntryForAdmin)),
  };
}
