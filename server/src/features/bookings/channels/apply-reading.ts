import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Nights } from '@approdo/shared/domain/bookings/channels/feed-event';
import { makeId } from '../../../adapters/random.ts';
import { eachSequentially } from '../../../db/in-portions.ts';
import { getTurnover } from '../../content/property/index.ts';
import { clampToHorizon, deriveImports, type StayTransaction, type StoredEvent } from '../../stays/stays/index.ts';
import { notifyOfVanished } from './channels.mail.ts';
import type { StoredChannel } from './channels.table.ts';
import { deleteEvents, insertEvents, updateEvent } from './events.repository.ts';
import { noteClashes } from './note-clashes.ts';
import type { ReadingPlan } from './plan-reading.ts';

/** Updates a channel's events, the days it occupies and the clashes, all in one transaction. */
export async function applyReading(change: StayTransaction, channel: StoredChannel, plan: ReadingPlan): Promise<void> {
  const { trx, clock } = change;
  const { added, changed, gone, suspect } = plan;
  const createdAt = clock.now().toISOString();
  const events: StoredEvent[] = added.map((event) => ({
    ...event,
    id: makeId(),
    channelId: channel.id,
    isOwnersWord: false,
    presence: 'THERE',
    missedAt: null,
    createdAt,
  }));
  await deleteEvents(
    trx,
    gone.map(({ id }) => id),
  );
  await eachSequentially(changed, ({ after }) => updateEvent(trx, after));
  await insertEvents(trx, events);
  const moved = changed.filter(({ before, after }) => before.presence === after.presence || before.as !== after.as);
  await shareDays(change, [...events, ...moved.flatMap(({ before, after }) => [before, after])], gone);
  if (suspect.length > 0) await notifyOfVanished(change, channel, suspect);
}

/** Reassigns the days that these events occupy or occupied, and records which nights are sold twice. */
export async function shareDays(
  change: StayTransaction,
  touched: readonly (Nights & { readonly id: string })[],
  gone: readonly StoredEvent[] = [],
): Promise<void> {
  const span = spanOf([...touched, ...gone]);
  if (!span) return;
  const days = clampToHorizon(span, change.clock);
  const { sameDayTurnover } = await getTurnover(change.trx);
  await deriveImports(change, {
    ...days,
    changed: new Set(touched.map(({ id }) => id)),
    gone: gone.map(({ id }) => id),
    sameDayTurnover,
  });
  await noteClashes(change, days);
}

/** From the earliest first day to the latest day of departure. */
function spanOf(all: readonly Nights[]): { readonly from: LocalDate; readonly to: LocalDate } | undefined {
  const [first] = all;
  if (!first) return undefined;
  let { startDate: from, endDate: to } = first;
  for (const { startDate, endDate } of all) {
    if (startDate < from) from = startDate;
    if (endDate > to) to = endDate;
  }
  return { from, to };
}
