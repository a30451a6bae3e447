import ICAL from 'ical.js';
import type { Component } from './content-lines.ts';

export type TimeZones = {
  /** How far the zone's clock is ahead of UTC when it shows that; undefined where nobody knows the zone. */
  readonly offsetMs: (tzid: string, wallMs: number) => number | undefined;
};

type OffsetAt = (wallMs: number) => number;

/** Zones that the world knows by name, then those that the file describes itself. */
export function createTimeZones(described: readonly Component[]): TimeZones {
  const known = new Map<string, OffsetAt | undefined>([['UTC', () => 0]]);
  let own: ReadonlyMap<string, OffsetAt> | undefined;

  function find(tzid: string): OffsetAt | undefined {
    own ??= new Map(described.flatMap(readZone));
    return findByName(tzid) ?? own.get(tzid);
  }

  return {
    offsetMs(tzid, wallMs) {
      if (!known.has(tzid)) known.set(tzid, find(tzid));
      return known.get(tzid)?.(wallMs);
    },
  };
}

function findByName(tzid: string): OffsetAt | undefined {
  const clock = openClock(tzid);
  if (!clock) return undefined;
  const offsetAt = (instant: number) => clock(instant) - instant;
  // The offset at the instant that it would be in UTC, then at the one that this leads to: right but for the hour that is skipped.
  return (wallMs) => offsetAt(wallMs - offsetAt(wallMs));
}

/** What a clock in the zone shows at an instant, as if it were UTC. */
function openClock(timeZone: string): ((instant: number) => number) | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    return (instant) => {
      const parts = Object.fromEntries(
        format.formatToParts(instant).map(({ type, value }): [string, number] => [type, Number(value)]),
      );
      const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
      return Date.UTC(year, month - 1, day, hour, minute, second);
    };
  } catch {
    return undefined;
  }
}

function readZone({ lines }: Component): [string, OffsetAt][] {
  try {
    const zone = new ICAL.Timezone({ component: lines.join('\r\n') });
    const offsetAt = (wallMs: number) =>
      zone.utcOffset(ICAL.Time.fromDateTimeString(new Date(wallMs).toISOString().slice(0, 19))) * 1000;
    return [[zone.tzid, offsetAt]];
  } catch {
    return [];
  }
}
