import type { Language } from '@approdo/shared/domain/language/language';
import type { guest } from '@approdo/shared/words/it/guest';
import type { In } from '@approdo/shared/words/say';
import type { account } from './it/account.ts';
import type { booking } from './it/booking.ts';
import type { calendar } from './it/calendar.ts';
import type { contact } from './it/contact.ts';
import type { forms } from './it/forms.ts';
import type { menu } from './it/menu.ts';
import type { profile } from './it/profile.ts';
import type { reviews } from './it/reviews.ts';
import type { stay } from './it/stay.ts';
import type { stayCard } from './it/stay-card.ts';
import type { stayDocuments } from './it/stay-documents.ts';
import type { stayGuide } from './it/stay-guide.ts';
import type { stayMessages } from './it/stay-messages.ts';

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
  /** What forms find wrong by themselves, for `word` and `wordEach`. */
  readonly refusals: In<typeof guest>;
  readonly reviews: typeof reviews;
  readonly stay: typeof stay;
  readonly stayDocuments: typeof stayDocuments;
  readonly stayMessages: typeof stayMessages;
  readonly stayGuide: typeof stayGuide;
  readonly stayCard: typeof stayCard;
};
