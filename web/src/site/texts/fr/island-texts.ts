import { guest as refusals } from '@approdo/shared/words/fr/guest';
import type { IslandTexts } from '../island-texts.ts';
import { account } from './account.ts';
import { booking } from './booking.ts';
import { calendar } from './calendar.ts';
import { contact } from './contact.ts';
import { forms } from './forms.ts';
import { menu } from './menu.ts';
import { profile } from './profile.ts';
import { reviews } from './reviews.ts';
import { stay } from './stay.ts';
import { stayCard } from './stay-card.ts';
import { stayDocuments } from './stay-documents.ts';
import { stayGuide } from './stay-guide.ts';
import { stayMessages } from './stay-messages.ts';

/** The one file that a browser loads of this language. */
export const islandTexts: IslandTexts = {
  language: 'fr',
  account,
  booking,
  calendar,
  contact,
  forms,
  menu,
  profile,
  refusals,
  reviews,
  stay,
  stayDocuments,
  stayMessages,
  stayGuide,
  stayCard,
};
