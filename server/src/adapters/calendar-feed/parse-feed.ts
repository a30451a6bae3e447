import { createHash } from 'node:crypto';
import type { FeedEvent, Reading } from '@approdo/shared/domain/channel/feed-event';
import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import { readComponents } from './content-lines.ts';
import { type FeedRefusal, refuse } from './feed-answer.ts';
import { readProperties } from './parse-component.ts';
import { indexMoved } from './recurrences.ts';
import { tellEvents } from './tell-events.ts';
import { createTimeZones } from './time-zones.ts';

export type ParseTask = { readonly bytes: Uint8Array; readonly today: LocalDate };

export type ParsedFeed = { readonly reading: Reading; readonly digest: string };

/** Of a feed, before and after those that happen more than once are told one by one. */
const MOST_EVENTS = 2000;

/** All events of a feed, or why it is none; one that cannot be understood is counted, and leaves the others. */
export function parseFeed({ bytes, today }: ParseTask): ParsedFeed | FeedRefusal {
  const components = readComponents(bytes, MOST_EVENTS);
  if ('fault' in components) return refuse(components.fault);
  const zones = createTimeZones(components.zones);
  const understood = components.events
    .map((component) => orUndefined(() => readProperties(component)))
    .filter((properties) => properties !== undefined);
  const facts = { zones, today, moved: indexMoved(understood, zones) };

  const events: FeedEvent[] = [];
  let faulty = components.events.length - understood.length;
  for (const properties of understood) {
    const told = orUndefined(() => tellEvents(properties, facts));
    if (told) events.push(...told);
    else faulty += 1;
    if (events.length > MOST_EVENTS) return refuse('EVENTS');
  }
  return { reading: { events, faulty }, digest: digestOf(events, faulty) };
}

function digestOf(events: readonly FeedEvent[], faulty: number): string {
  const lines = events.map((event) => JSON.stringify(event)).sort();
  return createHash('sha256')
    .update([faulty, ...lines].join('\n'))
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
