import type { Source } from './find-source.ts';
import type { VisitsTable } from './visits.table.ts';

/** Maximum hosts and campaigns counted by name on a day: anybody can invent more. */
const MOST_SOURCES = 200;

/** How many of them may be regulars, which came on earlier days. */
export const MOST_REGULARS = 100;

/** Places reserved for sources that came only once, so that a new one has time to come again. */
const PLACES_FOR_NEW = 50;

type Place = {
  readonly source: Source;
  count: number;
  /** Whether its row is in the database. */
  isWritten: boolean;
};

type SourceRow = Pick<VisitsTable, 'kind' | 'key' | 'count'>;

/**
 * The sources counted by name on a day. A new one replaces another: the first that came only once, or else the one with
 * the lowest count. Regulars are never replaced, so no flood of invented sources hides them.
 */
export function createDaySources() {
  const places = { REFERRER: new Map<string, Place>(), CAMPAIGN: new Map<string, Place>() };
  let regulars: ReadonlySet<string> = new Set();

  const find = (kind: string, name: string) =>
    kind === 'REFERRER' || kind === 'CAMPAIGN' ? places[kind].get(name) : undefined;

  function findReplaceable(): Place | undefined {
    const all = [...places.REFERRER.values(), ...places.CAMPAIGN.values()];
    const passing = all.filter(({ source }) => !regulars.has(nameOf(source)));
    const once = passing.filter(({ count }) => count === 1);
    if (once.length > PLACES_FOR_NEW) return once[0];
    const oftener = passing.filter(({ count }) => count > 1);
    return oftener.toSorted((a, b) => a.count - b.count)[0] ?? once[0];
  }

  function makeRoom(): Place | undefined {
    if (places.REFERRER.size + places.CAMPAIGN.size < MOST_SOURCES) return undefined;
    const replaced = findReplaceable();
    if (replaced) places[replaced.source.kind].delete(replaced.source.name);
    return replaced;
  }

  return {
    /** Counts an arrival; returns the source it replaced, if any. */
    add(source: Source): Pick<Place, 'source' | 'isWritten'> | undefined {
      const known = places[source.kind].get(source.name);
      if (known) {
        known.count += 1;
        return undefined;
      }
      const replaced = makeRoom();
      places[source.kind].set(source.name, { source, count: 1, isWritten: false });
      return replaced;
    },

    has: (kind: string, name: string): boolean => find(kind, name) !== undefined,

    /** Notes that a source's row is in the database; returns false if it was replaced meanwhile. */
    noteWritten(kind: string, name: string): boolean {
      const place = find(kind, name);
      if (place) place.isWritten = true;
      return place !== undefined;
    },

    /** Loads this day's rows, highest counts first; returns those for which there is no place. */
    recall(rows: readonly SourceRow[]): SourceRow[] {
      const [placed, left] = [rows.slice(0, MOST_SOURCES), rows.slice(MOST_SOURCES)];
      for (const { kind, key: name, count } of placed) {
        if (kind !== 'REFERRER' && kind !== 'CAMPAIGN') continue;
        places[kind].set(name, { source: { kind, name }, count, isWritten: true });
      }
      return left;
    },

    /** The sources of earlier days, at most MOST_REGULARS. */
    setRegulars(rows: readonly Pick<VisitsTable, 'kind' | 'key'>[]): void {
      regulars = new Set(rows.map(({ kind, key }) => nameOf({ kind, name: key })));
    },

    clear(): void {
      places.REFERRER.clear();
      places.CAMPAIGN.clear();
    },
  };
}

function nameOf({ kind, name }: { readonly kind: string; readonly name: string }): string {
  return `${kind} ${name}`;
}
