import type { Clock } from '../../../adapters/clock.ts';
import type { Counted, CountedRequest } from '../../../http/counted.ts';
import { type Counts, createDayCounts } from './day-counts.ts';
import { createDaySources } from './day-sources.ts';
import { createSourceFinder, type Source } from './find-source.ts';
import { isRobot } from './is-robot.ts';
import { OTHER_SOURCES, type VisitsTable } from './visits.table.ts';

type SourceOfDay = Pick<VisitsTable, 'day' | 'kind' | 'key'>;

/** What is to be written: what was counted, and rows of sources that gave way since they were written. */
export type Taken = { readonly counts: Counts; readonly gaveWay: readonly SourceOfDay[] };

type CounterNeeds = { readonly clock: Clock; readonly ownHost: string };

/**
 * Counts in memory, by day, kind and what it is of, while answers go out; nothing about the visitor is kept. The counts are
 * few however many come: pages that there are, and so many sources at a time.
 */
export function createVisitCounter({ clock, ownHost }: CounterNeeds) {
  const findSource = createSourceFinder(ownHost);
  const sources = createDaySources();
  const counts = createDayCounts(clock, sources.clear);
  let gaveWay: SourceOfDay[] = [];

  function addSource(request: CountedRequest): void {
    const source = findSource(request);
    if (!source) return;
    const leaving = sources.add(source);
    if (leaving) countAsOther(leaving);
    counts.add(source.kind, source.name);
  }

  /** What was counted of it stays counted, without its name. */
  function countAsOther({ source: { kind, name: key }, isWritten }: { source: Source; isWritten: boolean }): void {
    const count = counts.drop(kind, key);
    if (count > 0) counts.add('REFERRER', OTHER_SOURCES, count);
    if (isWritten) gaveWay.push({ day: counts.day(), kind, key });
  }

  /** Of a source that gave way while it was being written; what yesterday ended with stays. */
  const hasLost = (row: VisitsTable) => row.day === counts.day() && isSource(row) && !sources.has(row.kind, row.key);

  function countPage(request: CountedRequest, page: string): void {
    const kinds = kindsOf(request);
    for (const kind of kinds) counts.add(kind, page);
    if (kinds.includes('ARRIVAL')) addSource(request);
  }

  return {
    /** An answer that has gone out, unless a robot asked for it: those name themselves, or have no browser that would send Sec-Fetch. */
    countAnswer(request: CountedRequest, answer: Counted): void {
      const { method, headers } = request;
      if (method !== 'GET' || headers['sec-fetch-mode'] === undefined || isRobot(headers['user-agent'])) return;
      counts.turnDay();
      if (answer.as === 'QUOTE') counts.add('QUOTE');
      else countPage(request, answer.page);
    },

    countStep(step: 'REQUEST' | 'CONFIRMATION'): void {
      counts.turnDay();
      counts.add(step);
    },

    /** What was told apart today by a process that has ended, the most counted first. */
    recallSources(rows: readonly Pick<VisitsTable, 'kind' | 'key' | 'count'>[]): void {
      counts.turnDay();
      const left = sources.recall(rows.filter(({ key }) => key !== OTHER_SOURCES));
      for (const { kind, key } of left) gaveWay.push({ day: counts.day(), kind, key });
    },

    setRegulars: sources.setRegulars,

    /** Takes all there is; undefined where nothing is. */
    take(): Taken | undefined {
      const taken = { counts: counts.take(), gaveWay };
      if (taken.counts.size === 0 && gaveWay.length === 0) return undefined;
      gaveWay = [];
      return taken;
    },

    /** What was taken is in the database. */
    noteWritten(taken: Taken): void {
      for (const row of taken.counts.values()) {
        if (hasLost(row)) gaveWay.push(row);
        else if (row.day === counts.day()) sources.noteWritten(row.kind, row.key);
      }
    },

    /** For what was taken and could not be written. */
    putBack({ counts: taken, gaveWay: before }: Taken): void {
      for (const [name, row] of taken) {
        if (hasLost(row)) counts.add('REFERRER', OTHER_SOURCES, row.count);
        else counts.merge([[name, row]]);
      }
      gaveWay.push(...before);
    },
  };
}

/** What an answer that is a page counts as, by how the browser says that it asks for it. */
function kindsOf({ headers }: CountedRequest): readonly ('AHEAD' | 'VIEW' | 'ARRIVAL')[] {
  if (String(headers['sec-purpose'] ?? '').startsWith('prefetch')) return ['AHEAD'];
  if (headers['sec-fetch-mode'] !== 'navigate') return [];
  return headers['sec-fetch-site'] === 'same-origin' ? ['VIEW'] : ['VIEW', 'ARRIVAL'];
}

function isSource({ kind, key }: VisitsTable): boolean {
  return (kind === 'REFERRER' || kind === 'CAMPAIGN') && key !== OTHER_SOURCES;
}
