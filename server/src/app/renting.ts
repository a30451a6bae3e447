import type { Logger } from 'pino';
import type { PictureFiles } from '../adapters/picture-files.ts';
import type { BookingNeeds } from '../features/bookings/booking-change.ts';
import { bookingsRoutes } from '../features/bookings/bookings.routes.ts';
import { createBookings } from '../features/bookings/bookings.service.ts';
import { createRequestExpiry } from '../features/bookings/request-expiry.ts';
import { contactRoutes } from '../features/contact/contact.routes.ts';
import { createContact } from '../features/contact/contact.service.ts';
import { createPaymentReminders } from '../features/payments/payment-reminders.ts';
import { createPaymentSettings } from '../features/payments/payment-settings.service.ts';
import { moneyRoutes, paymentSettingsRoutes } from '../features/payments/payments.routes.ts';
import { createPayments } from '../features/payments/payments.service.ts';
import { propertyRoutes } from '../features/property/property.routes.ts';
import { createProperty } from '../features/property/property.service.ts';
import { ratesRoutes } from '../features/rates/rates.routes.ts';
import { createRates } from '../features/rates/rates.service.ts';
import { reviewsRoutes } from '../features/reviews/reviews.routes.ts';
import { createReviews } from '../features/reviews/reviews.service.ts';
import { stayRulesRoutes } from '../features/stay-rules/stay-rules.routes.ts';
import { createStayRules } from '../features/stay-rules/stay-rules.service.ts';
import { tasksRoutes } from '../features/tasks/tasks.routes.ts';
import { createTasks } from '../features/tasks/tasks.service.ts';
import type { Visits } from '../features/visits/visits.service.ts';
import type { Basics } from './basics.ts';

type RentingNeeds = Basics & {
  readonly pictures: PictureFiles;
  readonly countStep: Visits['countStep'];
  readonly readChannels: BookingNeeds['readChannels'];
  readonly log: Logger;
  /** Told where what anyone may read changed without a call. */
  readonly dropPages: () => void;
};

/** The property and its stays: what it costs, who asks for it, and what is said and done around that. */
export function createRenting({ pictures, countStep, readChannels, log, dropPages, ...basics }: RentingNeeds) {
  return {
    paymentReminders: createPaymentReminders({ ...basics, log }),
    requestExpiry: createRequestExpiry({ ...basics, log, onExpired: dropPages }),
    handlers: {
      bookings: bookingsRoutes(createBookings({ ...basics, countStep, readChannels })),
      contact: contactRoutes(createContact(basics)),
      money: moneyRoutes(createPayments(basics)),
      paymentSettings: paymentSettingsRoutes(createPaymentSettings(basics)),
      property: propertyRoutes(createProperty({ ...basics, pictures })),
      rates: ratesRoutes(createRates(basics)),
      reviews: reviewsRoutes(createReviews(basics)),
      stayRules: stayRulesRoutes(createStayRules(basics)),
      tasks: tasksRoutes(createTasks(basics)),
    },
  };
}
