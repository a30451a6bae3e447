import type { Clock } from '../../../adapters/clock.ts';
import type { CountedAs, VisitRequest } from '../../../http/count-visit.ts';
import { type Counts, createDayCounts } from './day-counts.ts';
import { createDaySources } from './day-sources.ts';
import { findSource, type Source } from './find-source.ts';
import { isRobot } from './is-robot.ts';
import { OTHER_SOURCES, type VisitsTable } from './visits.table.ts';

type SourceOfDay = Pick<VisitsTable, 'day' | 'kind' | 'key'>;

/** What is to be written: counts, and written rows of sources that were replaced since. */
export type CountsBatch = { readonly counts: Counts; readonly gaveWay: readonly SourceOfDay[] };

type CounterNeeds = { readonly clock: Clock; readonly ownHost: string };

/**
 * Counts in memory, by day, kind and key, while responses go out; stores nothing about the visitor. The counts are
 * bounded by the number of pages and the maximum of sources.
 */
export function createVisitCounter({ clock, ownHost }: CounterNeeds) {
  const sources = createDaySources();
  const counts = createDayCounts(clock, sources.clear);
  let gaveWay: SourceOfDay[] = [];

  function addSource(request: VisitRequest): void {
    const source = findSource(request, ownHost);
    if (!source) return;
    const replaced = sources.add(source);
    if (replaced) countAsOther(replaced);
    counts.add(source.kind, source.name);
  }

  /** Keeps a replaced source's count under the name for other sources. */
  function countAsOther({ source: { kind, name: key }, isWritten }: { source: Source; isWritten: boolean }): void {
    const count = counts.drop(kind, key);
    if (count > 0) counts.add('REFERRER', OTHER_SOURCES, count);
    if (isWritten) gaveWay.push({ day: counts.day(), kind, key });
  }

  /** Whether a source was replaced while it was being written; yesterday's last rows do not count. */
  const hasLost = (row: VisitsTable) => row.day === counts.day() && isSource(row) && !sources.has(row.kind, row.key);

  function countPage(request: VisitRequest, page: string): void {
    const kinds = kindsOf(request);
    for (const kind of kinds) counts.add(kind, page);
    if (kinds.includes('ARRIVAL')) addSource(request);
  }

  return {
    /** Counts a sent response, unless a robot requested it: those name themselves, or send no Sec-Fetch headers. */
    countAnswer(request: VisitRequest, answer: CountedAs): void {
      const { method, headers } = request;
      if (method !== 'GET' || headers['sec-fetch-mode'] === undefined || isRobot(headers['user-agent'])) return;
      counts.rollOver();
      if (answer.as === 'QUOTE') counts.add('QUOTE');
      else countPage(request, answer.page);
    },

    countStep(step: 'REQUEST' | 'CONFIRMATION'): void {
      counts.rollOver();
      counts.add(step);
    },

    /** Loads the sources that an ended process counted today, highest counts first. */
    recallSources(rows: readonly Pick<VisitsTable, 'kind' | 'key' | 'count'>[]): void {
      counts.rollOver();
      const left = sources.recall(rows.filter(({ key }) => key !== OTHER_SOURCES));
      for (const { kind, key } of left) gaveWay.push({ day: counts.day(), kind, key });
    },

    setRegulars: sources.setRegulars,

    /** Takes all counts out; undefined if there are none. */
    take(): CountsBatch | undefined {
      const batch = { counts: counts.take(), gaveWay };
      if (batch.counts.size === 0 && gaveWay.length === 0) return undefined;
      gaveWay = [];
      return batch;
    },

    /** Notes that a batch is in the database. */
    noteWritten(batch: CountsBatch): void {
      for (const row of batch.counts.values()) {
        if (hasLost(row)) gaveWay.push(row);
        else if (row.day === counts.day()) sources.noteWritten(row.kind, row.key);
      }
    },

    /** Puts back a batch that could not be written. */
    putBack({ counts: batch, gaveWay: before }: CountsBatch): void {
      for (const [name, row] of batch) {
        if (hasLost(row)) counts.add('REFERRER', OTHER_SOURCES, row.count);
        else counts.merge([[name, row]]);
      }
      gaveWay.push(...before);
    },
  };
}

/** The kinds that a page response counts as, by the browser's headers. */
function kindsOf({ headers }: VisitRequest): readonly ('AHEAD' | 'VIEW' | 'ARRIVAL')[] {
  if (String(headers['sec-purpose'] ?? '').startsWith('prefetch')) return ['AHEAD'];
  if (headers['sec-fetch-mode'] !== 'navigate') return [];
  return headers['sec-fetch-site'] === 'same-origin' ? ['VIEW'] : ['VIEW', 'ARRIVAL'];
}

function isSource({ kind, key }: VisitsTable): boolean {
  return (kind === 'REFERRER' || kind === 'CAMPAIGN') && key !== OTHER_SOURCES;
}
