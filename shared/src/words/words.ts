import type { Language } from '../domain/language/language.ts';
import { german } from './de/all.ts';
import { english } from './en/all.ts';
import { french } from './fr/all.ts';
import { italian } from './it/all.ts';
import type { In } from './say.ts';

/** All that the program says to visitors and guests outside of its pages, by language. */
export const WORDS: Readonly<Record<Language, In<typeof italian>>> = {
  it: italian,
  en: english,
  de: german,
  fr: french,
};
