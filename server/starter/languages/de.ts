import { guide } from './de/guide.ts';
import { tenant } from './de/house.ts';
import { pages } from './de/pages.ts';
import type { StarterLanguage } from './starter-language.ts';

/** What the language cannot be offered without, and the guide: who has a stay in this language reads it. */
export const german: StarterLanguage = { ...tenant, pages, guide, posts: {}, galleries: {}, media: {} };
