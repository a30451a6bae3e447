import { MOST_PAST_EVENTS, type PastEvent } from '@approdo/shared/contract/operations/booking-history';
import type { Database } from '../../../db/database.ts';
import type { Reader } from '../../../db/transaction.ts';
import { type Act, listActsOf } from '../../base/audit/index.ts';
import { listChangesOf } from '../../bookings/bookings/index.ts';
import { titleOfLetter } from '../../messages/letters/index.ts';
import { readMoneyHistory } from '../../money/payments/index.ts';
import { readReceiptSummaries } from '../../money/receipts/index.ts';
import { listStayDocuments } from '../../stays/documents/index.ts';
import { getBooking, listSentLetters } from '../../stays/stays/index.ts';
import { type ActorOf, listStatusEvents, sayChange, sayEntry, sayPrice } from './past-events.ts';

export type BookingHistory = ReturnType<typeof createBookingHistory>;

/** The history of bookings, read from what is stored about them. */
export function createBookingHistory({ database }: { readonly database: Database }) {
  return {
    /** Newest first; of events at one instant, the later in consequence comes first. Empty for closed days. */
    async list(id: string): Promise<PastEvent[]> {
      const stay = await getBooking(database, id);
      if (stay.isBlocked) return [];
      const { prices, entries } = await readMoneyHistory(database, id);
      const documents = await listStayDocuments(database, id);
      const objectIds = [id, ...documents.map((storedDocument) => storedDocument.id)];
      const actorOf = createActorLookup(
        await listActsOf(database, { objectIds, actions: ACTS, since: stay.createdAt }),
      );
      const past = [
        ...listStatusEvents(stay, actorOf),
        ...prices.map((price) => sayPrice(price, actorOf(id, 'PRICE_CHANGED', price.createdAt))),
        ...(await listChangesOf(database, id)).map(sayChange),
        ...(await listLettersOf(database, id)),
        ...entries.map(sayEntry),
        ...(await listDocumentEvents(database, { id, documents, actorOf })),
      ];
      return past
        .toSorted((a, b) => a.at.localeCompare(b.at))
        .toReversed()
        .slice(0, MOST_PAST_EVENTS);
    },
  };
}

/** The last letter of each kind; skipped ones went to nobody. */
async function listLettersOf(reader: Reader, bookingId: string): Promise<PastEvent[]> {
  return (await listSentLetters(reader, bookingId)).flatMap(({ letter, sentAt, queuedAt }) => {
    const at = sentAt ?? queuedAt;
    return at === null ? [] : [{ at, kind: 'LETTER', text: `E-mail: ${titleOfLetter(letter)}`, by: null }];
  });
}

type DocumentsContext = {
  readonly id: string;
  readonly documents: Awaited<ReturnType<typeof listStayDocuments>>;
  readonly actorOf: ActorOf;
};

async function listDocumentEvents(
  reader: Reader,
  { id: bookingId, documents, actorOf }: DocumentsContext,
): Promise<PastEvent[]> {
  if (documents.length === 0) return [];
  const receipts = await readReceiptSummaries(reader, bookingId);
  return documents.map(({ id, kind, createdAt }) => ({
    at: createdAt,
    kind: 'DOCUMENT',
    text: kind === 'RECEIPT' ? `Ricevuta ${receipts.get(id)?.number ?? ''}`.trim() : 'Contratto',
    by: actorOf(id, 'DOCUMENT_MADE', createdAt),
  }));
}

const ACTS = ['BOOKING_DECIDED', 'PRICE_CHANGED', 'DOCUMENT_MADE'] as const;

/** A document is drawn before the transaction that stores it; all other acts share their event's instant. */
const SAME_ACT_MS = 60_000;

/** Finds who did an act of that kind at an instant, from the nearest audit line within a minute. */
function createActorLookup(acts: readonly Act[]): ActorOf {
  return (objectId, action, at) => {
    const away = (act: Act) => Math.abs(Date.parse(act.at) - Date.parse(at));
    const [nearest] = acts
      .filter((act) => act.objectId === objectId && act.action === action && away(act) < SAME_ACT_MS)
      .toSorted((one, other) => away(one) - away(other));
    return nearest?.by ?? null;
  };
}
