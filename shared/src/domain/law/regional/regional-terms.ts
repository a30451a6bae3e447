import { addYears, type LocalDate, laterOf } from '../../base/date/local-date.ts';
import { YEARS_OF_RECEIPTS } from '../register/retention.ts';
import type { RegionalProperty } from './regional-days.ts';
import type { RegionalDue } from './regional-due.ts';
import { type RegionalSystem, type RegionName, regionOf } from './regions.ts';

/** More closures than a year needs. */
export const MAX_CLOSURES = 60;
/** The most days of a file or list. */
export const MAX_REGIONAL_DAYS = 62;

/** How the property reports to its region. */
export type RegionalTerms = Omit<RegionalProperty, 'firstDay'> & {
  /** Null where none is chosen: nothing is asked of guests then, and nothing is due. */
  readonly region: RegionName | null;
  readonly system: RegionalSystem;
  /** The structure's code, as the portal shows it; never derived. */
  readonly code: string | null;
  /** Earlier days are not reported from here; null until a region is chosen. */
  readonly firstDay: LocalDate | null;
  readonly due: RegionalDue;
};

export type RegionalTermsEdit = { readonly [Field in keyof RegionalTerms]?: RegionalTerms[Field] | undefined };

/** The initial terms of a property with so many beds. */
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

/** Applies an edit; another region fills in its system and due day, and today as first day if none is set. */
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

/** Whether a region is reported to: only then guests are asked for their residence. */
export function reportsToRegion({ region, system }: Pick<RegionalTerms, 'region' | 'system'>): boolean {
  return region !== null && system !== 'NONE';
}

/** The first day whose reports are known: each is stored for five years from the day after it. */
export function firstKnownDay(firstDay: LocalDate, today: LocalDate): LocalDate {
  const retainedFrom = addYears(today, -YEARS_OF_RECEIPTS);
  return laterOf(firstDay, retainedFrom);
}

function fillIn(region: RegionName | null, { firstDay }: RegionalTerms, today: LocalDate): Partial<RegionalTerms> {
  if (region === null) return { region };
  const { system, due } = regionOf(region);
  return { region, system, due, firstDay: firstDay ?? today };
}
