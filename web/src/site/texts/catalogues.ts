import type { Language } from '@approdo/shared/domain/language/language';
import { pageTexts as de } from './de/page-texts.ts';
import { pageTexts as en } from './en/page-texts.ts';
import { pageTexts as fr } from './fr/page-texts.ts';
import { pageTexts as it } from './it/page-texts.ts';
import type { PageTexts } from './page-texts.ts';

/** All that the site says, by language: for the server, which draws pages in each. */
export const catalogues: Readonly<Record<Language, PageTexts>> = { it, en, de, fr };
