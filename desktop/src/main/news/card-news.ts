import { ApiError, type Client } from '@approdo/shared/client';
import type { CardWarning, cardPayments } from '@approdo/shared/contract/money/card-payments';
import { NEWS } from '../texts.ts';
import type { Waiting } from './waiting.ts';

/** Both are told of in the overview. */
const OVERVIEW = { path: '' };

/** What is to be looked at of payments by card; none where the site is older than these. */
export async function listCardNews(client: Client<{ cardPayments: typeof cardPayments }>): Promise<Waiting[]> {
  try {
    const { warnings, waitingSince } = await client.cardPayments.standing();
    const wait = waitingSince === null ? [] : [describeWait(waitingSince)];
    return [...wait, ...warnings.map(describeWarning)];
  } catch (fault) {
    if (fault instanceof ApiError && fault.status === 404) return [];
    throw fault;
  }
}

function describeWait(since: string): Waiting {
  return { key: `cards wait ${since}`, title: NEWS.cardsWait, text: NEWS.cardsWaitWhy, screen: OVERVIEW };
}

/** Anyone may see the screen of a computer: it shows whose payment it is, not how much. */
function describeWarning({ id, kind, guestName }: CardWarning): Waiting {
  const titles: Partial<Record<CardWarning['kind'], string>> = NEWS.card;
  const title = titles[kind] ?? NEWS.card.other;
  return { key: `card ${id}`, title, text: guestName ?? NEWS.cardUnknown, screen: OVERVIEW };
}
