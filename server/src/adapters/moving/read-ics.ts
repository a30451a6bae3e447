import { readFile } from 'node:fs/promises';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { cleanLine } from '@approdo/shared/domain/base/text/text';
import { type FeedEvent, isMarkedFree, listEventsAhead } from '@approdo/shared/domain/bookings/channels/feed-event';
import { cutText } from '@approdo/shared/domain/operations/moving/adapt-text';
import { openCalendar } from '../calendar-feed/parse-feed.ts';
import { findText } from '../calendar-feed/property-line.ts';
import { readEvents } from '../calendar-feed/read-events.ts';
import { type Emit, openTally, type ReadItem, refuseBroken, refuseTooMany } from './reading.ts';

const MAX_EVENTS = 5000;
const SUMMARY_MAX_LENGTH = 200;

/** Before any stay: calendars of portals are read for what is ahead, a move for all. */
const ALL_TIME = { kind: 'CALENDAR', endMeans: 'CHECKOUT', today: '0001-01-01' } as const;

/** Reads the events of a calendar as that of a portal is read; what closes days or leaves them free is no stay. */
export async function readIcs(path: string, _name: string, emit: Emit): Promise<void> {
  const calendar = openCalendar({ bytes: await readFile(path), today: todayInRome(new Date()) }, MAX_EVENTS);
  if ('fault' in calendar) throw calendar.fault === 'EVENTS' ? refuseTooMany('5.000') : refuseBroken();
  const told = calendar.written.map((properties) => ({
    summary: cutText(cleanLine(findText(properties, 'SUMMARY') ?? ''), SUMMARY_MAX_LENGTH),
    events: readEvents(properties, calendar.facts)?.events ?? [],
  }));
  const all = told.flatMap(({ events }) => events);
  if (all.length > MAX_EVENTS) throw refuseTooMany('5.000');
  const ahead = new Set(listEventsAhead(all, ALL_TIME));
  const left = openTally();
  for (const { summary, events } of told) {
    if (events.length === 0) left.add('Eventi annullati, senza data o ripetuti in passato');
    for (const event of events) await emit({ item: describeEvent(event, summary, ahead) });
  }
  await emit({ end: { format: 'ICS', left: left.list(), hints: [] } });
}

function describeEvent(event: FeedEvent, summary: string, ahead: ReadonlySet<FeedEvent>): ReadItem {
  const { startDate, endDate } = event;
  const uid = cleanLine(event.uid);
  const reason = findReasonToLeave(event, ahead);
  const facts = { uid, summary, startDate, endDate };
  const found = reason === undefined ? {} : { found: { state: 'LEFT', reason } as const };
  return { kind: 'STAY', source: '', key: uid, title: summary, facts, ...found };
}

function findReasonToLeave(event: FeedEvent, ahead: ReadonlySet<FeedEvent>): string | undefined {
  if (event.title === 'NOT_AVAILABLE' || event.title === 'BLOCKED') return 'Giorni chiusi';
  if (isMarkedFree(event, ALL_TIME.kind)) return 'Segnato come libero';
  return ahead.has(event) ? undefined : 'Ricorda un arrivo o una partenza';
}
