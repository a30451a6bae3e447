import { house } from './fr/house.ts';
import { pages } from './fr/pages.ts';
import type { StarterLanguage } from './starter-language.ts';

/** What the language cannot be offered without. */
export const french: StarterLanguage = { ...house, pages, posts: {}, galleries: {}, media: {} };
