import type { Language } from '../domain/language/language.ts';
import { gather, type In } from './catalogue.ts';
import * as german from './de/all.ts';
import * as english from './en/all.ts';
import * as french from './fr/all.ts';
import { italian } from './italian.ts';

/** All that the program says to visitors and guests outside of its pages, by language. */
export const WORDS: Readonly<Record<Language, In<typeof italian>>> = {
  it: italian,
  en: gather(english),
  de: gather(german),
  fr: gather(french),
};
