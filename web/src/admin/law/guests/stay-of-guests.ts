import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';

export type StayDates = { readonly startDate: LocalDate; readonly endDate: LocalDate };

/** The stay whose guests are shown. */
export type StayOfGuests = StayDates & {
  readonly id: string;
  readonly title: string;
  readonly numberOfGuests: number;
  /** Whether what was transmitted differs from what stands here. */
  readonly isChanged: boolean;
};
