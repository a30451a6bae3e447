import { addYears, type LocalDate, laterOf } from '../../base/date/local-date.ts';
import { YEARS_OF_RECEIPTS } from '../register/retention.ts';
import type { RegionalHouse } from './regional-days.ts';
import type { RegionalDue } from './regional-due.ts';
import { type RegionalSystem, type RegionName, regionOf } from './regions.ts';

/** More closures than that no year has. */
export const MAX_CLOSURES = 60;
/** So many days a file or a list has at most. */
export const MAX_REGIONAL_DAYS = 62;

/** What the house tells its region, and how. */
export type RegionalTerms = Omit<RegionalHouse, 'firstDay'> & {
  /** Null where none is told: nothing is asked of guests then, and nothing is due. */
  readonly region: RegionName | null;
  readonly system: RegionalSystem;
  /** The structure's, as the portal shows it; never derived. */
  readonly code: string | null;
  /** Earlier days are not told from here; null until a region is chosen. */
  readonly firstDay: LocalDate | null;
  readonly due: RegionalDue;
};

export type RegionalTermsEdit = { readonly [Field in keyof RegionalTerms]?: RegionalTerms[Field] | undefined };

/** Of a house that sleeps so many. */
export function initialRegionalTerms(beds: number): RegionalTerms {
  return {
    region: null,
    system: 'NONE',
    code: null,
    firstDay: null,
    rooms: 1,
    beds,
    closed: [],
    due: { kind: 'DAY', day: 5 },
  };
}

/** The terms with what an edit names; another region fills in its system and due day, and today as the first day of all. */
export function changeRegionalTerms(before: RegionalTerms, edit: RegionalTermsEdit, today: LocalDate): RegionalTerms {
  const region = edit.region === undefined ? before.region : edit.region;
  const filled: RegionalTerms = region === before.region ? before : { ...before, ...fillIn(region, before, today) };
  const after = Object.assign(
    {},
    filled,
    Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined)),
  );
  return region === null ? { ...after, system: 'NONE' } : { ...after, firstDay: after.firstDay ?? today };
}

/** Whether a region is told anything: only then residence is asked of guests. */
export function tellsRegion({ region, system }: Pick<RegionalTerms, 'region' | 'system'>): boolean {
  return region !== null && system !== 'NONE';
}

/** The first day of which it is known whether it was told: a day is told once it is over, and that is kept for five years. */
export function firstKnownDay(firstDay: LocalDate, today: LocalDate): LocalDate {
  const kept = addYears(today, -YEARS_OF_RECEIPTS);
  return laterOf(firstDay, kept);
}

function fillIn(region: RegionName | null, { firstDay }: RegionalTerms, today: LocalDate): Partial<RegionalTerms> {
  if (region === null) return { region };
  const { system, due } = regionOf(region);
  return { region, system, due, firstDay: firstDay ?? today };
}
