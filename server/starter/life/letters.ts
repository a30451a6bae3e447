import type { MailStatus } from '@approdo/shared/contract/content/mail';

/** A letter to the guest of the stay of that key, in one of the states that a letter can be in. */
export type DemoLetter = {
  readonly id: string;
  readonly kind: 'BOOKING_REQUESTED' | 'BOOKING_CONFIRMED' | 'BOOKING_REJECTED';
  readonly about: string;
  readonly status: MailStatus;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly hoursAgo: number;
};

export const demoLetters: readonly DemoLetter[] = [
  {
    id: 'letter-thomas',
    kind: 'BOOKING_REQUESTED',
    about: 'request-thomas',
    status: 'WAITING',
    attempts: 3,
    lastError: '421 4.3.2 Service not available, try again later',
    hoursAgo: 1,
  },
  {
    id: 'letter-marta',
    kind: 'BOOKING_REQUESTED',
    about: 'request-marta',
    status: 'FAILED',
    attempts: 1,
    lastError: '550 5.1.1 The email account that you tried to reach does not exist',
    hoursAgo: 25,
  },
  {
    id: 'letter-chiara',
    kind: 'BOOKING_REQUESTED',
    about: 'request-chiara',
    status: 'SENT',
    attempts: 0,
    lastError: null,
    hoursAgo: 49,
  },
  {
    id: 'letter-paola',
    kind: 'BOOKING_CONFIRMED',
    about: 'stay-paola',
    status: 'HELD',
    attempts: 0,
    lastError: null,
    hoursAgo: 24 * 8,
  },
  {
    id: 'letter-sofia',
    kind: 'BOOKING_CONFIRMED',
    about: 'stay-sofia-again',
    status: 'SENT',
    attempts: 0,
    lastError: null,
    hoursAgo: 24 * 15,
  },
  {
    id: 'letter-dario',
    kind: 'BOOKING_REJECTED',
    about: 'request-dario',
    status: 'FILED',
    attempts: 0,
    lastError: null,
    hoursAgo: 24 * 44,
  },
];
