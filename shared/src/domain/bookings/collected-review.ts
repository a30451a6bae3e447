import { addYears, type LocalDate } from '../base/date/local-date.ts';

/** What portals rate out of. */
export const RATING_SCALES = [5, 10] as const;
type RatingScale = (typeof RATING_SCALES)[number];

/** Whole stars of five: a rating out of ten is halved, half up, and one at least. */
export function starsOf(rating: number, outOf: RatingScale): number {
  return outOf === 5 ? rating : Math.max(1, Math.floor(rating / 2 + 0.5));
}

/**
 * The first day whose collected reviews may be public: two years back, by Italy's law on small firms of 2026 as the
 * press reports it; a lawyer knows more.
 */
export function firstPublicDay(today: LocalDate): LocalDate {
  return addYears(today, -2);
}
