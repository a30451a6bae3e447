import { startOfNextDayInRome } from '@approdo/shared/domain/base/date/local-date';
import { ITALIAN, isLanguage } from '@approdo/shared/domain/base/language/language';
import type { Clock } from '../../../adapters/clock.ts';
import type { VisitKind, VisitsTable } from './visits.table.ts';

/** Rows to be written, by day, kind and key. */
export type Counts = ReadonlyMap<string, VisitsTable>;

/** Counts not yet written to the database, by day, kind and key. */
export function createDayCounts(clock: Clock, onNewDay: () => void) {
  /** Today's rows by kind and key: building a combined name for each response would cost more than everything else. */
  const present = new Map<VisitKind, Map<string, VisitsTable>>();
  let pending = new Map<string, VisitsTable>();
  let day = { name: '', begins: 0, ends: 0 };

  function add(kind: VisitKind, key = '', count = 1): void {
    const ofKind = present.get(kind) ?? new Map<string, VisitsTable>();
    const row = ofKind.get(key);
    if (row) row.count += count;
    else present.set(kind, ofKind.set(key, { day: day.name, kind, ...placeOf(key), count }));
  }

  /** Moves today's rows to the pending ones by their combined names, so that equal ones are added up. */
  function flush(): void {
    const rows = [...present.values()].flatMap((ofKind) => [...ofKind.values()]);
    present.clear();
    merge(rows.map((row) => [nameOf(row), row]));
  }

  function merge(rows: Iterable<readonly [string, VisitsTable]>): void {
    for (const [name, row] of rows) {
      const known = pending.get(name);
      if (known) known.count += row.count;
      else pending.set(name, row);
    }
  }

  return {
    add,
    merge,

    /** The current day, as of the last roll-over. */
    day: (): string => day.name,

    /** Begins a new day if one has begun. The day in Rome is looked up only when it ends, not each time. */
    rollOver(): void {
      const now = clock.now();
      const instant = now.getTime();
      if (instant >= day.begins && instant < day.ends) return;
      flush();
      day = { name: clock.today(), begins: instant, ends: startOfNextDayInRome(now).getTime() };
      onNewDay();
    },

    /** Removes today's count of one key; returns it. */
    drop(kind: VisitKind, key: string): number {
      const name = nameOf({ day: day.name, kind, key, language: '' });
      const count = (present.get(kind)?.get(key)?.count ?? 0) + (pending.get(name)?.count ?? 0);
      present.get(kind)?.delete(key);
      pending.delete(name);
      return count;
    },

    /** Takes all counts out. */
    take(): Counts {
      flush();
      const batch = pending;
      pending = new Map();
      return batch;
    },
  };
}

function nameOf({ day, kind, language, key }: Omit<VisitsTable, 'count'>): string {
  return `${day} ${kind} ${language} ${key}`;
}

/** Only pages have a language. */
function placeOf(key: string): Pick<VisitsTable, 'key' | 'language'> {
  if (!key.startsWith('/')) return { key, language: '' };
  const [, prefix = '', rest] = /^\/([a-z]{2})(\/.*)?$/.exec(key) ?? [];
  return isLanguage(prefix) ? { key: rest ?? '/', language: prefix } : { key, language: ITALIAN };
}
