import { createHash } from 'node:crypto';
import type { FeedEvent, Reading } from '@approdo/shared/domain/channel/feed-event';
import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import { readComponents } from './content-lines.ts';
import { type FeedRefusal, refuse } from './feed-answer.ts';
import { readProperties } from './parse-component.ts';
import { indexMoved } from './recurrences.ts';
import { findUid, tellEvents } from './tell-events.ts';
import { createTimeZones } from './time-zones.ts';

export type ParseTask = { readonly bytes: Uint8Array; readonly today: LocalDate };

export type ParsedFeed = { readonly reading: Reading; readonly digest: string };

/** Of a feed, before and after those that happen more than once are told one by one. */
const MOST_EVENTS = 2000;

/** All events of a feed, or why it is none; one that cannot be read is named by its UID, and leaves the others. */
export function parseFeed({ bytes, today }: ParseTask): ParsedFeed | FeedRefusal {
  const components = readComponents(bytes, MOST_EVENTS);
  if ('fault' in components) return refuse(components.fault);
  const zones = createTimeZones(components.zones);
  const written = components.events.map((component) => ({
    component,
    properties: orUndefined(() => readProperties(component)),
  }));
  const facts = {
    zones,
    today,
    moved: indexMoved(
      written.flatMap(({ properties }) => (properties ? [properties] : [])),
      zones,
    ),
  };

  const events: FeedEvent[] = [];
  const unread: string[] = [];
  for (const { component, properties } of written) {
    const told = properties && orUndefined(() => tellEvents(properties, facts));
    if (told) events.push(...told);
    else unread.push(findUid(component));
    if (events.length > MOST_EVENTS) return refuse('EVENTS');
  }
  return { reading: { events, unread }, digest: digestOf(events, unread) };
}

function digestOf(events: readonly FeedEvent[], unread: readonly string[]): string {
  const lines = events.map((event) => JSON.stringify(event)).sort();
  return createHash('sha256')
    .update(JSON.stringify([unread.toSorted(), ...lines]))
    .digest('base64url');
}

/** Whatever is thrown comes of what the event says: ical.js has no one kind of error for it. */
function orUndefined<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
