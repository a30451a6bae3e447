import { guest as refusals } from '@approdo/shared/words/fr/guest';
import type { IslandTexts } from '../island-texts.ts';
import type { menu as italian } from '../it/menu.ts';
import { account } from './account.ts';
import { booking } from './booking.ts';
import { calendar } from './calendar.ts';
import { contact } from './contact.ts';
import { forms } from './forms.ts';
import { profile } from './profile.ts';
import { reviews } from './reviews.ts';
import { stay } from './stay.ts';
import { stayCard } from './stay-card.ts';
import { stayDocuments } from './stay-documents.ts';
import { stayGuide } from './stay-guide.ts';
import { stayMessages } from './stay-messages.ts';

const menu = {
  name: 'Menu principal',
  loading: 'Chargement du menu…',
  failed: 'Le menu n’a pas pu être chargé',
  failedWhy: 'Veuillez réessayer plus tard',
} satisfies typeof italian;

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
