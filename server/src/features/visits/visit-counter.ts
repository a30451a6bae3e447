import type { IncomingMessage } from 'node:http';
import { startOfNextDayInRome } from '@approdo/shared/domain/date/local-date';
import { ITALIAN, isLanguage } from '@approdo/shared/domain/language/language';
import type { Clock } from '../../adapters/clock.ts';
import type { Counted } from '../../http/counted.ts';
import { createDaySources } from './day-sources.ts';
import { createSourceFinder, type Source } from './find-source.ts';
import { isRobot } from './is-robot.ts';
import { OTHER_SOURCES, type VisitKind, type VisitsTable } from './visits.table.ts';

/** Rows to be, by day, kind and what they are of. */
type Counts = Map<string, VisitsTable>;

type SourceOfDay = Pick<VisitsTable, 'day' | 'kind' | 'key'>;

/** What is to be written: what was counted, and rows of sources that gave way since they were written. */
export type Taken = { readonly counts: Counts; readonly gaveWay: readonly SourceOfDay[] };

type CounterNeeds = { readonly clock: Clock; readonly ownHost: string };

/**
 * Counts in memory, by day, kind and what it is of, while answers go out; nothing of who asked is kept. The counts are
 * few however many come: pages that there are, and so many sources at a time.
 */
export function createVisitCounter({ clock, ownHost }: CounterNeeds) {
  const findSource = createSourceFinder(ownHost);
  /** Of this day, found by strings that are there already: making a name for each answer would cost more than all else. */
  const present = new Map<VisitKind, Map<string, VisitsTable>>();
  let counted: Counts = new Map();
  const sources = createDaySources();
  let gaveWay: SourceOfDay[] = [];
  let day = { name: '', begins: 0, ends: 0 };

  /** Rome's day is looked up when it turns, not each time. */
  function turnDay(): void {
    const now = clock.now();
    const instant = now.getTime();
    if (instant >= day.begins && instant < day.ends) return;
    settle();
    day = { name: clock.today(), begins: instant, ends: startOfNextDayInRome(now).getTime() };
    sources.clear();
  }

  function add(kind: VisitKind, key = '', count = 1): void {
    const ofKind = present.get(kind) ?? new Map<string, VisitsTable>();
    const row = ofKind.get(key);
    if (row) row.count += count;
    else present.set(kind, ofKind.set(key, { day: day.name, kind, ...placeOf(key), count }));
  }

  /** Names what was counted, so that the same of several times comes together. */
  function settle(): void {
    const rows = [...present.values()].flatMap((ofKind) => [...ofKind.values()]);
    present.clear();
    merge(rows.map((row) => [nameOf(row), row]));
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
    const leaving = sources.add(source);
    if (leaving) countAsOther(leaving);
    add(source.kind, source.name);
  }

  /** What was counted of it stays counted, without its name. */
  function countAsOther({ source: { kind, name: key }, isWritten }: { source: Source; isWritten: boolean }): void {
    const row = { day: day.name, kind, key };
    const name = nameOf({ ...row, language: '' });
    const count = (present.get(kind)?.get(key)?.count ?? 0) + (counted.get(name)?.count ?? 0);
    present.get(kind)?.delete(key);
    counted.delete(name);
    if (count > 0) add('REFERRER', OTHER_SOURCES, count);
    if (isWritten) gaveWay.push(row);
  }

  /** Of a source that gave way while it was being written; what yesterday ended with stays. */
  const hasLost = ({ day: of, kind, key }: VisitsTable) =>
    of === day.name && (kind === 'REFERRER' || kind === 'CAMPAIGN') && key !== OTHER_SOURCES && !sources.has(kind, key);

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

    /** What was told apart today by a process that has ended, the most counted first. */
    recallSources(rows: readonly Pick<VisitsTable, 'kind' | 'key' | 'count'>[]): void {
      turnDay();
      const left = sources.recall(rows.filter(({ key }) => key !== OTHER_SOURCES));
      for (const { kind, key } of left) gaveWay.push({ day: day.name, kind, key });
    },

    setRegulars: sources.setRegulars,

    /** Takes all there is; undefined where nothing is. */
    take(): Taken | undefined {
      settle();
      if (counted.size === 0 && gaveWay.length === 0) return undefined;
      const taken = { counts: counted, gaveWay };
      counted = new Map();
      gaveWay = [];
      return taken;
    },

    /** What was taken is in the database. */
    noteWritten({ counts }: Taken): void {
      for (const row of counts.values()) {
        if (hasLost(row)) gaveWay.push(row);
        else if (row.day === day.name) sources.noteWritten(row.kind, row.key);
      }
    },

    /** For what was taken and could not be written. */
    putBack({ counts, gaveWay: before }: Taken): void {
      for (const [name, row] of counts) {
        if (hasLost(row)) add('REFERRER', OTHER_SOURCES, row.count);
        else merge([[name, row]]);
      }
      gaveWay.push(...before);
    },
  };
}

function nameOf({ day, kind, language, key }: Omit<VisitsTable, 'count'>): string {
  return `${day} ${kind} ${language} ${key}`;
}

/** What is no page has no language. */
function placeOf(key: string): Pick<VisitsTable, 'key' | 'language'> {
  if (!key.startsWith('/')) return { key, language: '' };
  const [, prefix = '', rest] = /^\/([a-z]{2})(\/.*)?$/.exec(key) ?? [];
  return isLanguage(prefix) ? { key: rest ?? '/', language: prefix } : { key, language: ITALIAN };
}
