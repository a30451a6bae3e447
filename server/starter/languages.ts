import type { OtherLanguage } from '@approdo/shared/domain/base/language/language';
import { german } from './languages/de.ts';
import { english } from './languages/en.ts';
import { french } from './languages/fr.ts';
import type { StarterLanguage } from './languages/starter-language.ts';

/** The starter content in the languages that an owner may offer: English whole, the others as far as they need it, with the guide. */
export const starterLanguages: readonly (readonly [OtherLanguage, StarterLanguage])[] = [
  ['en', english],
  ['de', german],
  ['fr', french],
];
