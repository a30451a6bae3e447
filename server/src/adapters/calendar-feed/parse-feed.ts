import { createHash } from 'node:crypto';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { type FeedEvent, losesNights, type Reading } from '@approdo/shared/domain/bookings/channels/feed-event';
import { type Component, readComponents } from './content-lines.ts';
import { type FeedRefusal, refuse } from './feed-answer.ts';
import { type Property, readProperty } from './property-line.ts';
import { findUid, isReplacement, readEvents } from './read-events.ts';
import { indexMoved } from './recurrences.ts';
import { createTimeZones } from './time-zones.ts';

export type ParseTask = { readonly bytes: Uint8Array; readonly today: LocalDate };

export type ParsedFeed = { readonly reading: Reading; readonly digest: string };

/** Maximum number of events in a feed, both before and after expanding recurring ones. */
const MAX_EVENTS = 2000;

/** Days that all rules of a feed may examine: enough for 500 daily rules over some years. */
const MAX_STEPS = 500_000;

/** The events of a calendar by their properties, and what they are read with; or why it is no calendar. */
export function openCalendar({ bytes, today }: ParseTask, maxEvents: number) {
  const components = readComponents(bytes, maxEvents);
  if ('fault' in components) return components;
  const steps = { left: MAX_STEPS };
  const zones = createTimeZones(components.zones, steps);
  const written = components.events.map(readProperties);
  return { written, facts: { zones, today, steps, moved: indexMoved(written.filter(isReplacement), zones) } };
}

/** All events of a feed, or why it is refused. Events that cannot be read fully are named by UID; the others count. */
export function parseFeed(task: ParseTask): ParsedFeed | FeedRefusal {
  const calendar = openCalendar(task, MAX_EVENTS);
  if ('fault' in calendar) return refuse(calendar.fault);
  const { written, facts } = calendar;
  const events: FeedEvent[] = [];
  const unread: string[] = [];
  for (const properties of written) {
    const read = readEvents(properties, facts);
    if (read) events.push(...read.events);
    if (!read || losesNights(read.leftOut)) unread.push(findUid(properties));
    if (events.length > MAX_EVENTS) return refuse('EVENTS');
  }
  return { reading: { events, unread }, digest: digestOf(events, unread) };
}

function readProperties({ lines }: Component): Property[] {
  return lines.flatMap((line) => readProperty(line) ?? []);
}

function digestOf(events: readonly FeedEvent[], unread: readonly string[]): string {
  const lines = events.map((event) => JSON.stringify(event)).sort();
  return createHash('sha256')
    .update(JSON.stringify([unread.toSorted(), ...lines]))
    .digest('base64url');
}
