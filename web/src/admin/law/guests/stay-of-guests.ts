import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';

export type StayDates = { readonly startDate: LocalDate; readonly endDate: LocalDate };

/** The stay whose guests are displayed. */
export type StayOfGuests = StayDates & {
  readonly id: string;
  readonly title: string;
  readonly numberOfGuests: number;
  /** Whether the current data differ from what was reported. */
  readonly isChanged: boolean;
};
