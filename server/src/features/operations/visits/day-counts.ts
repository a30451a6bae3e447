import { startOfNextDayInRome } from '@approdo/shared/domain/base/date/local-date';
import { ITALIAN, isLanguage } from '@approdo/shared/domain/base/language/language';
import type { Clock } from '../../../adapters/clock.ts';
import type { VisitKind, VisitsTable } from './visits.table.ts';

/** Rows to be, by day, kind and what they are of. */
export type Counts = ReadonlyMap<string, VisitsTable>;

/** What was counted and is not written yet, by day, kind and what it is of. */
export function createDayCounts(clock: Clock, onNewDay: () => void) {
  /** Of this day, found by strings that are there already: making a name for each answer would cost more than all else. */
  const present = new Map<VisitKind, Map<string, VisitsTable>>();
  let counted = new Map<string, VisitsTable>();
  let day = { name: '', begins: 0, ends: 0 };

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

  return {
    add,
    merge,

    /** The day that it is, as of the last look. */
    day: (): string => day.name,

    /** Counts for another day from now on, where one has begun. Rome's day is looked up when it turns, not each time. */
    turnDay(): void {
      const now = clock.now();
      const instant = now.getTime();
      if (instant >= day.begins && instant < day.ends) return;
      settle();
      day = { name: clock.today(), begins: instant, ends: startOfNextDayInRome(now).getTime() };
      onNewDay();
    },

    /** Takes away what was counted of one thing today; how much it was. */
    drop(kind: VisitKind, key: string): number {
      const name = nameOf({ day: day.name, kind, key, language: '' });
      const count = (present.get(kind)?.get(key)?.count ?? 0) + (counted.get(name)?.count ?? 0);
      present.get(kind)?.delete(key);
      counted.delete(name);
      return count;
    },

    /** Takes all there is. */
    take(): Counts {
      settle();
      const taken = counted;
      counted = new Map();
      return taken;
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
