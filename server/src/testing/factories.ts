import type { LocalDate } from '@approdo/shared/domain/local-date';

/** A request for a week that is free in an empty calendar of createTestSite. */
export function aStayRequest(change: Partial<StayRequestBody> = {}): StayRequestBody {
  return {
    startDate: '2027-06-12',
    endDate: '2027-06-19',
    guestName: 'Ada Rossi',
    guestEmail: 'ada@example.com',
    numberOfGuests: 2,
    note: 'Arriviamo con il traghetto delle 18.',
    ...change,
  };
}

export type StayRequestBody = {
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  readonly guestName: string;
  readonly guestEmail: string;
  readonly numberOfGuests: number;
  readonly note: string;
};
