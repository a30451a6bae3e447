import type { IncomingMessage } from 'node:http';
import { ITALIAN, isLanguage } from '@approdo/shared/domain/language';
import { startOfNextDayInRome } from '@approdo/shared/domain/local-date';
import type { Clock } from '../../adapters/clock.ts';
import type { Counted } from '../../http/counted.ts';
import { createSourceFinder } from './find-source.ts';
import { isRobot } from './is-robot.ts';
import type { VisitKind, VisitsTable } from './visits.table.ts';

/** Hosts and campaigns that are told apart on a day: anybody can invent more. */
const MOST_SOURCES = 200;

/** Rows to be, by day, kind and what they are of. */
export type Counts = Map<string, VisitsTable>;

/** What stands for all that came after them. */
export const OTHER_SOURCES = 'altri';

type CounterNeeds = { readonly clock: Clock; readonly ownHost: string };

/**
 * Counts in memory, by day, kind and what it is of, while answers go out; nothing of who asked is kept. The counts are
 * few however many come: pages that there are, and so many sources a day.
 */
export function createVisitCounter({ clock, ownHost }: CounterNeeds) {
  const findSource = createSourceFinder(ownHost);
  /** Of this day, found by strings that are there already: making a name for each answer would cost more than all else. */
  const present = new Map<VisitKind, Map<string, VisitsTable>>();
  let counted: Counts = new Map();
  let sources = new Set<string>();
  let day = { name: '', begins: 0, ends: 0 };

  /** Rome's day is looked up when it turns, not each time. */
  function turnDay(): void {
    const now = clock.now();
    const instant = now.getTime();
    if (instant >= day.begins && instant < day.ends) return;
    settle();
    day = { name: clock.today(), begins: instant, ends: startOfNextDayInRome(now).getTime() };
    sources = new Set();
  }

  function add(kind: VisitKind, key = ''): void {
    const ofKind = present.get(kind) ?? new Map<string, VisitsTable>();
    const row = ofKind.get(key);
    if (row) row.count += 1;
    else present.set(kind, ofKind.set(key, { day: day.name, kind, ...placeOf(key), count: 1 }));
  }

  /** Names what was counted, so that the same of several times comes together. */
  function settle(): void {
    const rows = [...present.values()].flatMap((ofKind) => [...ofKind.values()]);
    present.clear();
    merge(rows.map((row) => [`${row.day} ${row.kind} ${row.language} ${row.key}`, row]));
  }

  function merge(rows: Iterable<readonly [string, VisitsTable]>): void {
    for (const [name, row] of rows) {
      const known = counted.get(name);
      if (known) known.count += row.count;
      else counted.set(name, row);
    }
  }

  function addSource(request: IncomingMessage): void {
    const source = findSource(request);
    if (!source) return;
    const { kind, name } = source;
    if (present.get(kind)?.has(name)) {
      add(kind, name);
      return;
    }
    const full = `${kind} ${name}`;
    if (sources.has(full) || sources.size < MOST_SOURCES) {
      sources.add(full);
      add(kind, name);
    } else {
      add('REFERRER', OTHER_SOURCES);
    }
  }

  function countPage(request: IncomingMessage, page: string): void {
    const { headers } = request;
    if (String(headers['sec-purpose'] ?? '').startsWith('prefetch')) {
      add('AHEAD', page);
      return;
    }
    if (headers['sec-fetch-mode'] !== 'navigate') return;
    add('VIEW', page);
    if (headers['sec-fetch-site'] === 'same-origin') return;
    add('ARRIVAL', page);
    addSource(request);
  }

  return {
    /** An answer that has gone out, unless a robot asked for it: those name themselves, or have no browser that would send Sec-Fetch. */
    countAnswer(request: IncomingMessage, answer: Counted): void {
      const { method, headers } = request;
      if (method !== 'GET' || headers['sec-fetch-mode'] === undefined || isRobot(headers['user-agent'])) return;
      turnDay();
      if (answer.as === 'QUOTE') add('QUOTE');
      else countPage(request, answer.page);
    },

    countStep(step: 'REQUEST' | 'CONFIRMATION'): void {
      turnDay();
      add(step);
    },

    /** What was told apart today by a process that has ended. */
    recallSources(rows: readonly Pick<VisitsTable, 'kind' | 'key'>[]): void {
      turnDay();
      for (const { kind, key } of rows) if (key !== OTHER_SOURCES) sources.add(`${kind} ${key}`);
    },

    /** Takes all there is. */
    take(): Counts {
      settle();
      const taken = counted;
      counted = new Map();
      return taken;
    },

    /** For what was taken and could not be written. */
    putBack: (taken: Counts) => merge(taken),
  };
}

/** What is no page has no language. */
function placeOf(key: string): Pick<VisitsTable, 'key' | 'language'> {
  if (!key.startsWith('/')) return { key, language: '' };
  const [, prefix = '', rest] = /^\/([a-z]{2})(\/.*)?$/.exec(key) ?? [];
  return isLanguage(prefix) ? { key: rest ?? '/', language: prefix } : { key, language: ITALIAN };
}
