import { guest as refusals } from '@approdo/shared/words/it/guest';
import type { IslandTexts } from '../island-texts.ts';
import type { PageTexts } from '../page-texts.ts';
import { account } from './account.ts';
import { accountPages } from './account-pages.ts';
import { blog } from './blog.ts';
import { booking } from './booking.ts';
import { calendar } from './calendar.ts';
import { contact } from './contact.ts';
import { forms } from './forms.ts';
import { home } from './home.ts';
import { layout } from './layout.ts';
import { menu } from './menu.ts';
import { pictures } from './pictures.ts';
import { profile } from './profile.ts';
import { reviews } from './reviews.ts';
import { stay } from './stay.ts';
import { stayCard } from './stay-card.ts';
import { stayDocuments } from './stay-documents.ts';
import { stayGuide } from './stay-guide.ts';
import { stayMessages } from './stay-messages.ts';
import { stayPages } from './stay-pages.ts';
import { writing } from './writing.ts';

/** The one file that a browser loads of this language. */
export const islandTexts: IslandTexts = {
  language: 'it',
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

export const pageTexts: PageTexts = {
  language: islandTexts.language,
  islands: islandTexts,
  accountPages,
  blog,
  home,
  layout,
  pictures,
  stayPages,
  writing,
};
