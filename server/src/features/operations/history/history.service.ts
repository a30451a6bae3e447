import { MOST_PAST_EVENTS, type PastEvent } from '@approdo/shared/contract/operations/booking-history';
import type { Database } from '../../../db/database.ts';
import type { Reader } from '../../../db/transaction.ts';
import { type Act, listActsOf } from '../../base/audit/index.ts';
import { listChangesOf } from '../../bookings/bookings/index.ts';
import { titleOfLetter } from '../../messages/letters/index.ts';
import { readMoneyHistory } from '../../money/payments/index.ts';
import { tellReceipts } from '../../money/receipts/index.ts';
import { listPapersOf } from '../../stays/documents/index.ts';
import { getBooking, listToldLetters } from '../../stays/stays/index.ts';
import { sayChange, sayEntry, sayPrice, sayStanding, type WhoDid } from './say-past.ts';

export type BookingHistory = ReturnType<typeof createBookingHistory>;

/** The history of bookings, read from what is stored about them. */
export function createBookingHistory({ database }: { readonly database: Database }) {
  return {
    /** Newest first; of events at one instant, the later in consequence comes first. Empty for closed days. */
    async list(id: string): Promise<PastEvent[]> {
      const stay = await getBooking(database, id);
      if (stay.isBlocked) return [];
      const { prices, entries } = await readMoneyHistory(database, id);
      const papers = await listPapersOf(database, id);
      const objectIds = [id, ...papers.map((paper) => paper.id)];
      const whoDid = findActor(await listActsOf(database, { objectIds, actions: ACTS, since: stay.createdAt }));
      const past = [
        ...sayStanding(stay, whoDid),
        ...prices.map((price) => sayPrice(price, whoDid(id, 'PRICE_CHANGED', price.createdAt))),
        ...(await listChangesOf(database, id)).map(sayChange),
        ...(await listLettersOf(database, id)),
        ...entries.map(sayEntry),
        ...(await tellPapers(database, { id, papers, whoDid })),
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
  return (await listToldLetters(reader, bookingId)).flatMap(({ letter, sentAt, queuedAt }) => {
    const at = sentAt ?? queuedAt;
    return at === null ? [] : [{ at, kind: 'LETTER', text: `E-mail: ${titleOfLetter(letter)}`, by: null }];
  });
}

type Telling = {
  readonly id: string;
  readonly papers: Awaited<ReturnType<typeof listPapersOf>>;
  readonly whoDid: WhoDid;
};

async function tellPapers(reader: Reader, { id: bookingId, papers, whoDid }: Telling): Promise<PastEvent[]> {
  if (papers.length === 0) return [];
  const receipts = await tellReceipts(reader, bookingId);
  return papers.map(({ id, kind, createdAt }) => ({
    at: createdAt,
    kind: 'DOCUMENT',
    text: kind === 'RECEIPT' ? `Ricevuta ${receipts.get(id)?.number ?? ''}`.trim() : 'Contratto',
    by: whoDid(id, 'DOCUMENT_MADE', createdAt),
  }));
}

const ACTS = ['BOOKING_DECIDED', 'PRICE_CHANGED', 'DOCUMENT_MADE'] as const;

/** A document is drawn before the transaction that stores it; all other acts share their event's instant. */
const SAME_ACT_MS = 60_000;

/** Finds who did an act of that kind at an instant, from the nearest audit line within a minute. */
function findActor(acts: readonly Act[]): WhoDid {
  return (objectId, action, at) => {
    const away = (act: Act) => Math.abs(Date.parse(act.at) - Date.parse(at));
    const [nearest] = acts
      .filter((act) => act.objectId === objectId && act.action === action && away(act) < SAME_ACT_MS)
      .toSorted((one, other) => away(one) - away(other));
    return nearest?.by ?? null;
  };
}
