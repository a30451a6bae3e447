import { guide } from './en/guide.ts';
import { tenant } from './en/house.ts';
import { howToGetHere } from './en/pages/how-to-get-here.ts';
import { privacyNotice } from './en/pages/privacy-notice.ts';
import { registrationReceived } from './en/pages/registration-received.ts';
import { galleries, media } from './en/pictures.ts';
import { posts } from './en/posts.ts';
import type { StarterLanguage } from './starter-language.ts';

/** All of the starter content. */
export const english: StarterLanguage = {
  ...tenant,
  pages: {
    'come-arrivare': howToGetHere,
    'informativa-privacy': privacyNotice,
    'registrazione-richiesta': registrationReceived,
  },
  posts,
  guide,
  galleries,
  media,
};
