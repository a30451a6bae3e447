import type { Component } from './content-lines.ts';
import { type Property, readProperty } from './property-line.ts';
import { listRuleDays, type Steps } from './recurrence-days.ts';
import { type RecurrenceRule, readRule } from './recurrence-rule.ts';
import { DAY_MS, readOffset, readTime, type TimeZones } from './written-time.ts';

type OffsetAt = (wallMs: number) => number;

/** Time zones by IANA name, then those described in the file. */
export function createTimeZones(described: readonly Component[], steps: Steps): TimeZones {
  const known = new Map<string, OffsetAt | undefined>([['UTC', () => 0]]);
  let own: ReadonlyMap<string, OffsetAt> | undefined;

  function find(tzid: string): OffsetAt | undefined {
    own ??= new Map(described.flatMap((zone) => readZone(zone, steps)));
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
  const offsetOf = (instant: number) => clock(instant) - instant;
  const offsetAt = rememberDays(offsetOf);
  // Takes the offset at the wall time as UTC, then at the resulting instant: right except in the skipped hour.
  return (wallMs) => offsetAt(wallMs - offsetAt(wallMs));
}

/** Caches offsets per day, except for the few days on which clocks change: a feed may contain very many times. */
function rememberDays(offsetOf: OffsetAt): OffsetAt {
  const known = new Map<number, number | undefined>();
  return (instant) => {
    const day = Math.floor(instant / DAY_MS);
    if (!known.has(day)) {
      const [before, after] = [offsetOf(day * DAY_MS), offsetOf((day + 1) * DAY_MS)];
      known.set(day, before === after ? before : undefined);
    }
    return known.get(day) ?? offsetOf(instant);
  };
}

/** A function that gives the wall time in the zone at an instant, as if it were UTC. */
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

/** When a zone's UTC offset takes effect, on single dates or by a rule. */
type Observance = {
  readonly onsets: readonly number[];
  readonly rule: (RecurrenceRule & { readonly lastMs: number }) | undefined;
  readonly startMs: number;
  readonly fromMs: number;
  readonly toMs: number;
};

/** More observances than any real zone has. */
const MAX_OBSERVANCES = 500;

/** A rule without an onset in this many days has none. */
const RULE_DAYS = 800;

function readZone({ lines }: Component, steps: Steps): [string, OffsetAt][] {
  const properties = lines.flatMap((line) => readProperty(line) ?? []);
  const tzid = properties.find(({ name }) => name === 'TZID')?.value;
  const observances = splitObservances(properties).flatMap(readObservance);
  if (tzid === undefined || observances.length === 0 || observances.length > MAX_OBSERVANCES) return [];
  const years = new Map<number, readonly (readonly [number, number])[]>();
  const earliest = observances.reduce((one, other) => (other.startMs < one.startMs ? other : one));

  /** All changes up to the end of that year that can affect its events, in order. */
  function changesOf(year: number): readonly (readonly [number, number])[] {
    const known = years.get(year);
    if (known) return known;
    const end = Date.UTC(year + 1, 0, 1);
    const changes = observances
      .flatMap((one) => onsetsBefore(one, end, steps).map((onset) => [onset, one.toMs] as const))
      .sort(([one], [other]) => one - other);
    years.set(year, changes);
    return changes;
  }

  const offsetAt = (wallMs: number) => {
    const changes = changesOf(new Date(wallMs).getUTCFullYear());
    return changes.findLast(([onset]) => onset <= wallMs)?.[1] ?? earliest.fromMs;
  };
  return [[tzid, offsetAt]];
}

function splitObservances(properties: readonly Property[]): Property[][] {
  const all: Property[][] = [];
  let open: Property[] | undefined;
  for (const property of properties) {
    const isFrame = /^(STANDARD|DAYLIGHT)$/i.test(property.value);
    if (property.name === 'BEGIN' && isFrame) open = [];
    else if (property.name === 'END' && isFrame && open) {
      all.push(open);
      open = undefined;
    } else open?.push(property);
  }
  return all;
}

function readObservance(properties: readonly Property[]): Observance[] {
  const find = (name: string) => properties.find((property) => property.name === name)?.value;
  const start = readTime(find('DTSTART') ?? '', undefined);
  const to = find('TZOFFSETTO');
  if (!start || to === undefined) return [];
  const text = find('RRULE');
  const rule = text === undefined ? undefined : readRule(text);
  const until = rule?.until === undefined ? undefined : readTime(rule.until, undefined);
  const dates = properties
    .filter(({ name }) => name === 'RDATE')
    .flatMap(({ value }) => value.split(',').flatMap((date) => readTime(date, undefined)?.wallMs ?? []));
  return [
    {
      onsets: [start.wallMs, ...dates],
      rule: rule && { ...rule, lastMs: until ? until.wallMs + DAY_MS : Number.POSITIVE_INFINITY },
      startMs: start.wallMs,
      fromMs: readOffset(find('TZOFFSETFROM') ?? to),
      toMs: readOffset(to),
    },
  ];
}

function onsetsBefore({ onsets, rule, startMs }: Observance, endMs: number, steps: Steps): number[] {
  const listed = onsets.filter((onset) => onset < endMs);
  if (!rule || startMs >= endMs) return listed;
  const to = Math.floor(Math.min(endMs, rule.lastMs) / DAY_MS);
  const start = Math.floor(startMs / DAY_MS);
  const days = listRuleDays(rule, { start, from: to - RULE_DAYS, to, steps }) ?? [];
  return [...listed, ...days.map((day) => startMs + (day - start) * DAY_MS)];
}
