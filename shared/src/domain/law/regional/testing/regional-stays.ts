import type { RegionalGuest, RegionalProperty } from '../regional-days.ts';

export const FIRST_DAY = '2026-05-01';

/** A house with one room, open all the year. */
export const property: RegionalProperty = { firstDay: FIRST_DAY, rooms: 1, beds: 6, closed: [] };

/** Whoever comes from Portoferraio, of whom nothing is missing. */
export function guestOf(id: string, apart: Partial<RegionalGuest> = {}): RegionalGuest {
  return {
    id,
    idswh: `APPRODOAPPRODOAPPR${id}`.slice(0, 20),
    role: 'SINGLE',
    sex: 'F',
    birthDate: '1973-03-13',
    birthState: '100000100',
    birthPlace: '412058091',
    citizenship: '100000100',
    residenceState: '100000100',
    residencePlace: '409049014',
    ...apart,
  };
}
