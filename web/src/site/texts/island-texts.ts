import type { Language } from '@approdo/shared/domain/language';
import type { account } from './it/account.ts';
import type { booking } from './it/booking.ts';
import type { calendar } from './it/calendar.ts';
import type { contact } from './it/contact.ts';
import type { forms } from './it/forms.ts';
import type { menu } from './it/menu.ts';
import type { profile } from './it/profile.ts';
import type { reviews } from './it/reviews.ts';

/** What islands say in one language: all that a browser loads of it. */
export type IslandTexts = {
  readonly language: Language;
  readonly account: typeof account;
  readonly booking: typeof booking;
  readonly calendar: typeof calendar;
  readonly contact: typeof contact;
  readonly forms: typeof forms;
  readonly menu: typeof menu;
  readonly profile: typeof profile;
  readonly reviews: typeof reviews;
};
