import type { TranslatableKind } from '@approdo/shared/contract/operations/translatable';
import type { WordSource } from '../../base/localization/index.ts';
import { postWords } from '../../content/blog/index.ts';
import { boxWords } from '../../content/feature-boxes/index.ts';
import { galleryWords } from '../../content/galleries/index.ts';
import { homepageWords } from '../../content/homepage/index.ts';
import { mediaWords } from '../../content/media/index.ts';
import { menuWords } from '../../content/menu/index.ts';
import { pageWords } from '../../content/pages/index.ts';
import { propertyWords } from '../../content/property/index.ts';
import { taxWords } from '../../law/tourist-tax/index.ts';
import { letterWords } from '../../messages/letters/index.ts';
import { paymentWords } from '../../money/payments/index.ts';
import { extraWords } from '../../prices/extras/index.ts';
import { guideWords } from '../../stays/guide/index.ts';

/** The sources of everything that can be translated, in Italian. */
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
