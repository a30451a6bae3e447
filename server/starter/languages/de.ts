import { house } from './de/house.ts';
import { pages } from './de/pages.ts';
import type { StarterLanguage } from './starter-language.ts';

/** What the language cannot be offered without. */
export const german: StarterLanguage = { ...house, pages, posts: {}, galleries: {}, media: {} };
