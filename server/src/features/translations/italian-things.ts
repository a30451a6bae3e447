import type { TranslatableKind } from '@approdo/shared/contract/content/translatable';
import { postWords } from '../blog/index.ts';
import { boxWords } from '../feature-boxes/index.ts';
import { galleryWords } from '../galleries/index.ts';
import { guideWords } from '../guide/index.ts';
import { homepageWords } from '../homepage/index.ts';
import { createLetterWords, type Letter } from '../letters/index.ts';
import type { WordSource } from '../localization/index.ts';
import { mediaWords } from '../media/index.ts';
import { menuWords } from '../menu/index.ts';
import { pageWords } from '../pages/index.ts';
import { paymentWords } from '../payments/index.ts';
import { propertyWords } from '../property/index.ts';

export type ItalianThings = ReturnType<typeof createItalianThings>;

/** Everything that can be translated, as it stands in Italian; `letters` are all that the site writes. */
export function createItalianThings(letters: readonly Letter[]) {
  const guestLetters = letters.filter(({ audience }) => audience === 'guest');
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
