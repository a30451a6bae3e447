import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import {
  type ClassifiedEvent,
  classifyFeed,
  takesNights,
} from '@approdo/shared/domain/bookings/channels/classify-feed';
import type { Reading } from '@approdo/shared/domain/bookings/channels/feed-event';
import { listRecentExports } from '@approdo/shared/domain/bookings/channels/recent-exports';
import { judgeVanished } from '@approdo/shared/domain/bookings/channels/vanished';
import { yieldToOthers } from '../../../adapters/event-loop.ts';
import type { StoredEvent } from '../../stays/stays/index.ts';
import type { StoredChannel } from './channels.table.ts';

export type ReadingPlan = {
  readonly added: readonly Omit<ClassifiedEvent<StoredEvent>, 'known'>[];
  readonly changed: readonly { readonly before: StoredEvent; readonly after: StoredEvent }[];
  readonly gone: readonly StoredEvent[];
  /** Events that await the owner's decision and were not reported to her yet. */
  readonly suspect: readonly StoredEvent[];
};

type Facts = {
  readonly known: readonly StoredEvent[];
  readonly reading: Reading;
  /** False if the reading was made before a sale. */
  readonly mayFree: boolean;
  readonly today: LocalDate;
  readonly now: Date;
};

/** What a reading changes in a channel. Yields between its parts. */
export async function planReading(
  channel: StoredChannel,
  { known, reading, mayFree, today, now }: Facts,
): Promise<ReadingPlan> {
  const { kind, endMeans, edges, exported } = channel;
  const recentlyExported = listRecentExports(channel.told, now);
  const { unread } = reading;
  const events = classifyFeed(reading.events, { kind, endMeans, known, exported, recentlyExported, unread, today });
  await yieldToOthers();
  const { gone, remaining } = judgeVanished({
    known,
    found: new Set(events.flatMap((event) => event.known ?? [])),
    taking: events.filter(({ as }) => takesNights(as, edges)),
    unread,
    isEmpty: events.length === 0,
    mayFree,
    today,
    now,
  });
  await yieldToOthers();
  const byId = new Map(known.map((event) => [event.id, event]));
  const current: readonly StoredEvent[] = [...events.flatMap(continueEvent), ...remaining];
  const changed = current.flatMap((after) => {
    const before = byId.get(after.id);
    return before && isDifferent(before, after) ? [{ before, after }] : [];
  });
  return {
    added: events.filter((event) => !event.known),
    changed,
    gone,
    suspect: changed.flatMap(({ before, after }) =>
      after.presence === 'SUSPECT' && before.presence !== 'SUSPECT' ? [after] : [],
    ),
  };
}

export function changesNothing({ added, changed, gone }: ReadingPlan): boolean {
  return added.length + changed.length + gone.length === 0;
}

/** A known event as the feed has it now; the owner's decision holds only for the same UID. */
function continueEvent({ known, ...event }: ClassifiedEvent<StoredEvent>): StoredEvent[] {
  if (!known) return [];
  return [
    {
      ...known,
      ...event,
      isOwnersWord: known.isOwnersWord && known.uid === event.uid,
      presence: 'THERE',
      missedAt: null,
    },
  ];
}

const COMPARED = [
  'uid',
  'startDate',
  'endDate',
  'as',
  'presence',
  'missedAt',
  'isOwnersWord',
  'isInDoubt',
] as const satisfies readonly (keyof StoredEvent)[];

function isDifferent(before: StoredEvent, after: StoredEvent): boolean {
  return COMPARED.some((field) => before[field] !== after[field]) || before.leftOut.join() !== after.leftOut.join();
}
