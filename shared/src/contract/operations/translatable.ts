import type { z } from 'zod';
import { postDraft } from '../content/blog.ts';
import { newFeatureBox } from '../content/feature-boxes.ts';
import { galleryDraft } from '../content/galleries.ts';
import { homepageSettings } from '../content/homepage.ts';
import { wordingEdit } from '../content/mail.ts';
import { mediaTexts } from '../content/media.ts';
import { newMenuItem } from '../content/menu.ts';
import { pageDraft } from '../content/pages.ts';
import { propertyDetails } from '../content/property.ts';
import { touristTaxTerms } from '../law/tourist-tax.ts';
import { paymentTerms } from '../money/payment-settings.ts';
import { extra } from '../prices/price-rules.ts';
import { sectionTexts } from '../stays/guide.ts';

type TextFormat = 'line' | 'text' | 'html';

/** What must be translated before a language is offered: all texts visitors see, or only those of the fixed pages. */
type Need = 'where shown' | 'on fixed pages';

/** A translatable text, with the bounds of its Italian original. */
export type TranslatableField = {
  readonly format: TextFormat;
  /** Cleans and checks the text; of HTML it only limits the size, the rest is for the sanitizer. */
  readonly schema: z.ZodString;
  readonly neededWhere?: Need;
  /** A document is not published in a language without it. */
  readonly isRequired?: true;
};

type Translatable = {
  /** Who may see and translate it. */
  readonly access: 'editor' | 'admin';
  /** What visitors see until a translation is checked: the Italian, nothing, or the program's own words. */
  readonly untilChecked: 'italian' | 'absent' | 'program';
  /** Set for kinds with a slug and a publication of their own in each language. */
  readonly slug?: z.ZodString;
  readonly fields: Readonly<Record<string, TranslatableField>>;
};

const { shape: box } = newFeatureBox;
const { shape: page } = pageDraft;
const { shape: post } = postDraft;

/** Everything that is translated, by the table with its Italian. All other texts are the same in all languages. */
export const translatable = {
  homepage: {
    access: 'admin',
    untilChecked: 'italian',
    fields: {
      heroTitle: { format: 'line', schema: homepageSettings.shape.heroTitle, neededWhere: 'where shown' },
      heroSubtitle: { format: 'line', schema: homepageSettings.shape.heroSubtitle, neededWhere: 'where shown' },
      'primaryButton.text': {
        format: 'line',
        schema: homepageSettings.shape.primaryButton.shape.text,
        neededWhere: 'where shown',
      },
      'secondaryButton.text': {
        format: 'line',
        schema: homepageSettings.shape.secondaryButton.shape.text,
        neededWhere: 'where shown',
      },
    },
  },
  property: {
    access: 'admin',
    untilChecked: 'italian',
    fields: {
      description: { format: 'text', schema: propertyDetails.shape.description, neededWhere: 'where shown' },
      houseRules: {
        format: 'text',
        schema: propertyDetails.shape.houseRules.unwrap(),
        neededWhere: 'where shown',
      },
      /** One field for each amenity, named by its Italian word: `amenities.Wi-Fi`. */
      amenities: { format: 'line', schema: propertyDetails.shape.amenities.element, neededWhere: 'where shown' },
    },
  },
  payment_settings: {
    access: 'admin',
    untilChecked: 'italian',
    fields: { cancellationText: { format: 'text', schema: paymentTerms.shape.cancellationText } },
  },
  price_extras: {
    access: 'admin',
    untilChecked: 'italian',
    fields: { name: { format: 'line', schema: extra.shape.name } },
  },
  tourist_tax: {
    access: 'admin',
    untilChecked: 'italian',
    fields: { text: { format: 'text', schema: touristTaxTerms.shape.text } },
  },
  galleries: {
    access: 'editor',
    untilChecked: 'italian',
    fields: {
      name: { format: 'line', schema: galleryDraft.shape.name },
      description: { format: 'text', schema: galleryDraft.shape.description.unwrap().unwrap() },
    },
  },
  media: {
    access: 'editor',
    untilChecked: 'italian',
    fields: {
      caption: { format: 'line', schema: mediaTexts.shape.caption },
      alt: { format: 'line', schema: mediaTexts.shape.alt },
    },
  },
  feature_boxes: {
    access: 'admin',
    untilChecked: 'absent',
    fields: {
      title: { format: 'line', schema: box.title, neededWhere: 'where shown' },
      description: { format: 'text', schema: box.description, neededWhere: 'where shown' },
    },
  },
  menu_items: {
    access: 'admin',
    untilChecked: 'absent',
    fields: { label: { format: 'line', schema: newMenuItem.shape.label, neededWhere: 'where shown' } },
  },
  posts: {
    access: 'editor',
    untilChecked: 'absent',
    slug: post.slug.unwrap(),
    fields: {
      title: { format: 'line', schema: post.title, isRequired: true },
      excerpt: { format: 'line', schema: post.excerpt, isRequired: true },
      content: { format: 'html', schema: post.content, isRequired: true },
    },
  },
  pages: {
    access: 'editor',
    untilChecked: 'absent',
    slug: page.slug,
    fields: {
      title: { format: 'line', schema: page.title, neededWhere: 'on fixed pages', isRequired: true },
      content: { format: 'html', schema: page.content, neededWhere: 'on fixed pages', isRequired: true },
      excerpt: { format: 'text', schema: page.excerpt.unwrap() },
      seoTitle: { format: 'line', schema: page.seoTitle.unwrap() },
      seoDescription: { format: 'line', schema: page.seoDescription.unwrap() },
      seoKeywords: { format: 'line', schema: page.seoKeywords.unwrap() },
    },
  },
  guide: {
    access: 'admin',
    untilChecked: 'italian',
    fields: {
      title: { format: 'line', schema: sectionTexts.shape.title },
      content: { format: 'html', schema: sectionTexts.shape.content },
    },
  },
  mail_wordings: {
    access: 'admin',
    untilChecked: 'program',
    fields: {
      subject: { format: 'line', schema: wordingEdit.shape.subject },
      body: { format: 'text', schema: wordingEdit.shape.body },
    },
  },
} as const satisfies Readonly<Record<string, Translatable>>;

export type TranslatableKind = keyof typeof translatable;

/** The kinds with a slug and a publication of their own in each language. */
export type DocumentKind = 'posts' | 'pages';

export const TRANSLATABLE_KINDS = Object.keys(translatable).filter(isTranslatableKind);

export function isTranslatableKind(word: string): word is TranslatableKind {
  return Object.hasOwn(translatable, word);
}

export function isDocumentKind(kind: TranslatableKind): kind is DocumentKind {
  return rulesOf(kind).slug !== undefined;
}

/** How a kind's texts are translated. */
export function rulesOf(kind: TranslatableKind): Translatable {
  return translatable[kind];
}

/** How a field is translated, including items of a list: `amenities.Wi-Fi`. Undefined if it is not translated. */
export function findTranslatableField(kind: TranslatableKind, field: string): TranslatableField | undefined {
  const { fields } = rulesOf(kind);
  if (Object.hasOwn(fields, field)) return field === AMENITIES ? undefined : fields[field];
  return kind === 'property' && amenityOf(field) !== undefined ? fields[AMENITIES] : undefined;
}

const AMENITIES = 'amenities';

/** An amenity's field, named by its Italian word. */
export function fieldOfAmenity(word: string): string {
  return `${AMENITIES}.${word}`;
}

/** The Italian word of an amenity's field. */
function amenityOf(field: string): string | undefined {
  return field.startsWith(`${AMENITIES}.`) ? field.slice(AMENITIES.length + 1) : undefined;
}

/** Whether a language can only be offered once this field is checked. */
export function isNeeded(
  { neededWhere }: TranslatableField,
  { isVisible, isFixed }: { readonly isVisible: boolean; readonly isFixed: boolean },
): boolean {
  return neededWhere === 'where shown' ? isVisible : neededWhere === 'on fixed pages' && isFixed;
}

/** Maximum length of the field: in characters, for HTML in bytes. */
export function maxOf({ schema }: TranslatableField): number {
  const { maxLength } = schema.meta() ?? {};
  return typeof maxLength === 'number' ? maxLength : 0;
}
