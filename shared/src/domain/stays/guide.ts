import { addDays, type LocalDate } from '../base/date/local-date.ts';
import type { BookingStatus } from './booking.ts';
import type { Stay } from './stay.ts';

/** When a section of the guide is visible: from the confirmation of a stay, or only around its days. */
export const SECTION_TIMES = ['STAY', 'AROUND'] as const;
export type SectionTime = (typeof SECTION_TIMES)[number];

export const MAX_SECTIONS = 30;
export const MAX_DAYS_BEFORE = 60;
export const MAX_DAYS_AFTER = 30;

/** How many days before arrival AROUND sections open, and how many after departure all sections stay open. */
export type GuideTerms = { readonly daysBefore: number; readonly daysAfter: number };

export const INITIAL_GUIDE_TERMS: GuideTerms = { daysBefore: 7, daysAfter: 1 };

/** The part of a booking that its guide depends on. */
export type GuidedStay = Stay & {
  readonly status: BookingStatus;
  /** The day of confirmation, in Rome. */
  readonly confirmedOn: LocalDate;
};

type Timed = { readonly shown: SectionTime };

export type OpenGuide<Section extends Timed> = {
  readonly sections: readonly Section[];
  /** The first and last day on which any section is open for this stay; null if none ever is. */
  readonly opensOn: LocalDate | null;
  readonly closesOn: LocalDate | null;
  /** The next day on which another section opens; null if none will. */
  readonly opensNextOn: LocalDate | null;
};

type Today = { readonly terms: GuideTerms; readonly today: LocalDate };

/** The part of the guide that a guest may see on a day in Rome; nothing unless the stay is confirmed. */
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

/** Whether AROUND sections are open for the guest of a stay on a day in Rome. */
export function isAroundOpen(stay: GuidedStay, { terms, today }: Today): boolean {
  if (stay.status !== 'CONFIRMED') return false;
  return opensOnFor('AROUND', stay, terms) <= today && today <= addDays(stay.endDate, terms.daysAfter);
}

const SHUT = { sections: [], opensOn: null, closesOn: null, opensNextOn: null };

/** A late confirmation opens at once what would have opened before. */
function opensOnFor(shown: SectionTime, { startDate, confirmedOn }: GuidedStay, { daysBefore }: GuideTerms): LocalDate {
  const day = addDays(startDate, -daysBefore);
  return shown === 'STAY' || day < confirmedOn ? confirmedOn : day;
}
