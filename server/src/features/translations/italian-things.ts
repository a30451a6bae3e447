import type { TranslatableKind } from '@approdo/shared/contract/content/translatable';
import type { WordSource } from '../base/localization/index.ts';
import { postWords } from '../blog/index.ts';
import { extraWords } from '../extras/index.ts';
import { boxWords } from '../feature-boxes/index.ts';
import { galleryWords } from '../galleries/index.ts';
import { guideWords } from '../guide/index.ts';
import { homepageWords } from '../homepage/index.ts';
import { letterWords } from '../letters/index.ts';
import { mediaWords } from '../media/index.ts';
import { menuWords } from '../menu/index.ts';
import { pageWords } from '../pages/index.ts';
import { paymentWords } from '../payments/index.ts';
import { propertyWords } from '../property/index.ts';
import { taxWords } from '../tourist-tax/index.ts';

/** Everything that can be translated, as it stands in Italian. */
export const ITALIAN_THINGS: Readonly<Record<TranslatableKind, WordSource>> = {
  homepage: homepageWords,
  property: propertyWords,
  payment_settings: paymentWords,
  price_extras: extraWords,
  tourist_tax: taxWords,
  galleries: galleryWords,
  media: mediaWords,
  feature_boxes: boxWords,
  menu_items: menuWords,
  posts: postWords,
  pages: pageWords,
  guide: guideWords,
  mail_wordings: letterWords,
};
