import type { Language } from '../domain/base/language/language.ts';
import { mergeCatalogues, type TranslationOf } from './catalogues/catalogue.ts';
import * as german from './catalogues/de/all.ts';
import * as english from './catalogues/en/all.ts';
import * as french from './catalogues/fr/all.ts';
import { italian } from './italian.ts';
import { ownerMessages } from './owner-messages.ts';

/** The program's texts for visitors and guests outside its pages, by language. */
export const WORDS: Readonly<Record<Language, TranslationOf<typeof italian>>> = {
  it: italian,
  en: mergeCatalogues(english),
  de: mergeCatalogues(german),
  fr: mergeCatalogues(french),
};

/** The same, with the refusals that only owners and editors get. */
export const REFUSAL_WORDS: Readonly<Record<Language, TranslationOf<typeof italian> & typeof ownerMessages>> = {
  it: { ...WORDS.it, ...ownerMessages },
  en: { ...WORDS.en, ...ownerMessages },
  de: { ...WORDS.de, ...ownerMessages },
  fr: { ...WORDS.fr, ...ownerMessages },
};
