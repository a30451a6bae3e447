import { readFile } from 'node:fs/promises';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { cleanLine } from '@approdo/shared/domain/base/text/text';
import { type FeedEvent, isMarkedFree, listEventsAhead } from '@approdo/shared/domain/bookings/channels/feed-event';
import { cutText } from '@approdo/shared/domain/operations/moving/adapt-text';
import { readComponents } from '../calendar-feed/content-lines.ts';
import { findText, readProperty } from '../calendar-feed/property-line.ts';
import { isReplacement, readEvents } from '../calendar-feed/read-events.ts';
import { indexMoved } from '../calendar-feed/recurrences.ts';
import { createTimeZones } from '../calendar-feed/time-zones.ts';
import { type Emit, type ReadItem, refuseBroken, refuseTooMany } from './reading.ts';

const MAX_EVENTS = 5000;

/** Days that the rules of repeating events may examine, as for a calendar of a portal. */
const MAX_STEPS = 500_000;

const SUMMARY_MAX_LENGTH = 200;

/** Before any stay: calendars of portals are read for what is ahead, a move for all. */
const ALL_TIME = { kind: 'CALENDAR', endMeans: 'CHECKOUT', today: '0001-01-01' } as const;

/** Reads the events of a calendar as that of a portal is read; what closes days or leaves them free is no stay. */
export async function readIcs(path: string, emit: Emit): Promise<void> {
  const components = readComponents(await readFile(path), MAX_EVENTS);
  if ('fault' in components) throw components.fault === 'EVENTS' ? refuseTooMany('5.000') : refuseBroken();
  const written = components.events.map(({ lines }) => lines.flatMap((line) => readProperty(line) ?? []));
  const steps = { left: MAX_STEPS };
  const zones = createTimeZones(components.zones, steps);
  const moved = indexMoved(written.filter(isReplacement), zones);
  const facts = { zones, today: todayInRome(new Date()), steps, moved };
  const told = written.map((properties) => ({
    summary: cutText(cleanLine(findText(properties, 'SUMMARY') ?? ''), SUMMARY_MAX_LENGTH),
    events: readEvents(properties, facts)?.events ?? [],
  }));
  const all = told.flatMap(({ events }) => events);
  if (all.length > MAX_EVENTS) throw refuseTooMany('5.000');
  const ahead = new Set(listEventsAhead(all, ALL_TIME));
  for (const { summary, events } of told) {
    for (const event of events) await emit({ item: describeEvent(event, summary, ahead) });
  }
  const count = told.filter(({ events }) => events.length === 0).length;
  const left = count === 0 ? [] : [{ what: 'Eventi annullati, senza data o ripetuti in passato', count }];
  await emit({ end: { format: 'ICS', left, hints: [] } });
}

function describeEvent(event: FeedEvent, summary: string, ahead: ReadonlySet<FeedEvent>): ReadItem {
  const { startDate, endDate } = event;
  const uid = cleanLine(event.uid);
  const reason = findReasonToLeave(event, ahead);
  const facts = { uid, summary, startDate, endDate };
  return {
    kind: 'STAY',
    source: '',
    key: uid,
    title: summary,
    facts,
    ...(reason !== undefined && { found: { state: 'LEFT' as const, reason } }),
  };
}

function findReasonToLeave(event: FeedEvent, ahead: ReadonlySet<FeedEvent>): string | undefined {
  if (event.title === 'NOT_AVAILABLE' || event.title === 'BLOCKED') return 'Giorni chiusi';
  if (isMarkedFree(event, ALL_TIME.kind)) return 'Segnato come libero';
  return ahead.has(event) ? undefined : 'Ricorda un arrivo o una partenza';
}
