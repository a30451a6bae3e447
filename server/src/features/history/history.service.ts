import { MOST_PAST_EVENTS, type PastEvent } from '@approdo/shared/contract/stay/booking-history';
import type { Database } from '../../db/database.ts';
import type { Reader } from '../../db/transaction.ts';
import { listChangesOf } from '../bookings/index.ts';
import { listPapersOf } from '../documents/index.ts';
import { titleOfLetter } from '../letters/index.ts';
import { readMoneyHistory } from '../payments/index.ts';
import { tellReceipts } from '../receipts/index.ts';
import { getBooking, listToldLetters } from '../stays/index.ts';
import { sayChange, sayEntry, sayPrice, sayStanding } from './say-past.ts';

export type BookingHistory = ReturnType<typeof createBookingHistory>;

/** What happened to bookings, read from what is kept of them. */
export function createBookingHistory({ database }: { readonly database: Database }) {
  return {
    /** Newest first; of what happened at one instant, what follows from another stands before it. Nothing of closed days. */
    async list(id: string): Promise<PastEvent[]> {
      const stay = await getBooking(database, id);
      if (stay.isBlocked) return [];
      const { prices, entries } = await readMoneyHistory(database, id);
      const past = [
        ...sayStanding(stay),
        ...prices.map(sayPrice),
        ...(await listChangesOf(database, id)).map(sayChange),
        ...(await listLettersOf(database, id)),
        ...entries.map(sayEntry),
        ...(await listPapers(database, id)),
      ];
      return past
        .toSorted((a, b) => a.at.localeCompare(b.at))
        .toReversed()
        .slice(0, MOST_PAST_EVENTS);
    },
  };
}

/** The last of each kind; what was passed over went to nobody. */
async function listLettersOf(reader: Reader, bookingId: string): Promise<PastEvent[]> {
  return (await listToldLetters(reader, bookingId)).flatMap(({ letter, sentAt, queuedAt }) => {
    const at = sentAt ?? queuedAt;
    return at === null ? [] : [{ at, kind: 'LETTER', text: `Lettera: ${titleOfLetter(letter)}`, by: null }];
  });
}

async function listPapers(reader: Reader, bookingId: string): Promise<PastEvent[]> {
  const papers = await listPapersOf(reader, bookingId);
  if (papers.length === 0) return [];
  const receipts = await tellReceipts(reader, bookingId);
  return papers.map(({ id, kind, createdAt }) => ({
    at: createdAt,
    kind: 'DOCUMENT',
    text: kind === 'RECEIPT' ? `Ricevuta ${receipts.get(id)?.number ?? ''}`.trim() : 'Contratto',
    by: null,
  }));
}
