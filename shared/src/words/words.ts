import type { Language } from '../domain/base/language/language.ts';
import { gather, type In } from './catalogues/catalogue.ts';
import * as german from './catalogues/de/all.ts';
import * as english from './catalogues/en/all.ts';
import * as french from './catalogues/fr/all.ts';
import { italian } from './italian.ts';
import { ofOwners } from './of-owners.ts';

/** The program's texts for visitors and guests outside its pages, by language. */
export const WORDS: Readonly<Record<Language, In<typeof italian>>> = {
  it: italian,
  en: gather(english),
  de: gather(german),
  fr: gather(french),
};

/** The same, with the refusals that only owners and editors get. */
export const REFUSAL_WORDS: Readonly<Record<Language, In<typeof italian> & typeof ofOwners>> = {
  it: { ...WORDS.it, ...ofOwners },
  en: { ...WORDS.en, ...ofOwners },
  de: { ...WORDS.de, ...ofOwners },
  fr: { ...WORDS.fr, ...ofOwners },
};
