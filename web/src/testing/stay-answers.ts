import type { BookingDetails } from '@approdo/shared/contract/bookings/booking';
import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import type { BookingGuide } from '@approdo/shared/contract/stays/guide';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { aBooking } from './fake-site.ts';

const today = todayInRome(new Date());

const booking: BookingDetails = {
  ...aBooking({ mine: true, startDate: addDays(today, 20), endDate: addDays(today, 27) }),
  language: 'it',
  canWithdraw: false,
  canAskCancellation: true,
  price: null,
  documents: [],
  guide: { opensOn: null, closesOn: null },
  unread: 0,
};

const money: BookingMoney = {
  price: null,
  depositLabel: 'ACCONTO',
  instalments: [],
  entries: [],
  credit: 0,
  pay: null,
  isCardTest: false,
  orders: [],
};

const guide: BookingGuide = {
  sections: [],
  opensOn: null,
  closesOn: null,
  opensNextOn: null,
  pictures: [],
  checkInFrom: '15:00',
  checkOutBy: '10:00',
};

/** The signed-in user's confirmed stay in twenty days, with nothing to pay and an empty guide. */
export const aStay = { booking, money, guide } as const;
