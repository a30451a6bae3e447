import { guide } from './fr/guide.ts';
import { tenant } from './fr/house.ts';
import { pages } from './fr/pages.ts';
import type { StarterLanguage } from './starter-language.ts';

/** What the language cannot be offered without, and the guide: who has a stay in this language reads it. */
export const french: StarterLanguage = { ...tenant, pages, guide, posts: {}, galleries: {}, media: {} };
