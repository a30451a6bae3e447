import type { Language } from '@approdo/shared/domain/base/language/language';

export { guest as refusals } from '@approdo/shared/words/catalogues/it/guest';
export * from './accounts/account.ts';
export * from './bookings/booking.ts';
export * from './bookings/choosing.ts';
export * from './bookings/on-the-way.ts';
export * from './bookings/reviews.ts';
export * from './content/menu.ts';
export * from './forms.ts';
export * from './messages/contact.ts';
export * from './messages/stay-messages.ts';
export * from './prices/extras.ts';
export * from './prices/instant.ts';
export * from './prices/prices.ts';
export * from './stays/calendar.ts';

export const language: Language = 'it';

/** Beside what is in another language than the page. */
export const writtenIn: Readonly<Record<Language, string>> = {
  it: 'in italiano',
  en: 'in inglese',
  de: 'in tedesco',
  fr: 'in francese',
};
