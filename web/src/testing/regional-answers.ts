import type { RegionalDayAnswer, regionalSettings } from '@approdo/shared/contract/law/regional';
import type { z } from 'zod';

type Settings = z.output<typeof regionalSettings.get.answer>;

/** The settings of a property that does, or does not, report to a region. */
export function someRegionalSettings(settings: Partial<Settings> = {}): Settings {
  return {
    ...{ region: null, system: 'NONE', code: null, firstDay: null, rooms: 1, beds: 4, closed: [] },
    due: { kind: 'DAY', day: 5 },
    version: 'v1',
    ...settings,
  };
}

/** A day without guests to report. */
export function aRegionalDay(day: Partial<RegionalDayAnswer> = {}): RegionalDayAnswer {
  return {
    ...{ date: '2027-05-01', isOpen: true, rooms: 0, arrivals: 0, departures: 0, present: 0 },
    ...{ state: 'TODO', faults: 0, ...day },
  };
}
