import type { TranslatableKind } from '@approdo/shared/contract/content/translatable';
import { postWords } from '../blog/blog.words.ts';
import { boxWords } from '../feature-boxes/feature-boxes.words.ts';
import { galleryWords } from '../galleries/galleries.words.ts';
import { guideWords } from '../guide/guide.words.ts';
import { homepageWords } from '../homepage/homepage.words.ts';
import type { Letter } from '../mail/letter.ts';
import { createLetterWords } from '../mail/mail.words.ts';
import { mediaWords } from '../media/media.words.ts';
import { menuWords } from '../menu/menu.words.ts';
import { pageWords } from '../pages/pages.words.ts';
import { paymentWords } from '../payments/payments.words.ts';
import { propertyWords } from '../property/property.words.ts';
import type { WordSource } from './italian-thing.ts';

export type ItalianThings = ReturnType<typeof createItalianThings>;

/** Everything that can be translated, as it stands in Italian; `letters` are all that the site writes. */
export function createItalianThings(letters: readonly Letter[]) {
  const guestLetters = letters.filter(({ isForOwner }) => !isForOwner);
  const sources = {
    homepage: homepageWords,
    property: propertyWords,
    payment_settings: paymentWords,
    galleries: galleryWords,
    media: mediaWords,
    feature_boxes: boxWords,
    menu_items: menuWords,
    posts: postWords,
    pages: pageWords,
    guide: guideWords,
    mail_wordings: createLetterWords(guestLetters),
  } satisfies Record<TranslatableKind, WordSource>;

  return {
    of: (kind: TranslatableKind): WordSource => sources[kind],

    /** What a guest's letter can tell. */
    findLetter: (id: string) => guestLetters.find(({ kind }) => kind === id),
  };
}
