import { addDays, type LocalDate } from '../base/date/local-date.ts';
import type { BookingStatus } from './booking.ts';
import type { Stay } from './stay.ts';

/** When a section of the guide is shown: as soon as a stay is confirmed, or only around its days. */
export const SECTION_TIMES = ['STAY', 'AROUND'] as const;
export type SectionTime = (typeof SECTION_TIMES)[number];

export const MAX_SECTIONS = 30;
export const MAX_DAYS_BEFORE = 60;
export const MAX_DAYS_AFTER = 30;

/** Days before the arrival on which AROUND opens, and after the departure through which all of it stays open. */
export type GuideTerms = { readonly daysBefore: number; readonly daysAfter: number };

export const INITIAL_GUIDE_TERMS: GuideTerms = { daysBefore: 7, daysAfter: 1 };

/** As much of a booking as its guide depends on. */
export type GuidedStay = Stay & {
  readonly status: BookingStatus;
  /** The day in Rome on which it was confirmed. */
  readonly confirmedOn: LocalDate;
};

type Timed = { readonly shown: SectionTime };

export type OpenGuide<Section extends Timed> = {
  readonly sections: readonly Section[];
  /** The first and the last day on which some section is open for this stay; null where none ever is. */
  readonly opensOn: LocalDate | null;
  readonly closesOn: LocalDate | null;
  /** The day on which what is still shut opens; null where nothing is yet to come. */
  readonly opensNextOn: LocalDate | null;
};

type Today = { readonly terms: GuideTerms; readonly today: LocalDate };

/** What a guest is shown of the guide on a day in Rome: nothing unless her stay is confirmed, and nothing before or after it. */
export function openGuide<Section extends Timed>(
  sections: readonly Section[],
  stay: GuidedStay,
  { terms, today }: Today,
): OpenGuide<Section> {
  if (stay.status !== 'CONFIRMED' || sections.length === 0) return SHUT;
  const closesOn = addDays(stay.endDate, terms.daysAfter);
  const days = sections.map(({ shown }) => opensOnFor(shown, stay, terms)).toSorted();
  return {
    sections: sections.filter(({ shown }) => opensOnFor(shown, stay, terms) <= today && today <= closesOn),
    opensOn: days[0] ?? null,
    closesOn,
    opensNextOn: days.find((day) => day > today) ?? null,
  };
}

/** Whether a day in Rome is one of those on which what is shown AROUND the stay is open for its guest. */
export function isAroundOpen(stay: GuidedStay, { terms, today }: Today): boolean {
  if (stay.status !== 'CONFIRMED') return false;
  return opensOnFor('AROUND', stay, terms) <= today && today <= addDays(stay.endDate, terms.daysAfter);
}

const SHUT = { sections: [], opensOn: null, closesOn: null, opensNextOn: null };

/** A stay that is confirmed late finds open what would have opened before. */
function opensOnFor(shown: SectionTime, { startDate, confirmedOn }: GuidedStay, { daysBefore }: GuideTerms): LocalDate {
  const day = addDays(startDate, -daysBefore);
  return shown === 'STAY' || day < confirmedOn ? confirmedOn : day;
}
