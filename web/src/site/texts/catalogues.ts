import type { Language } from '@approdo/shared/domain/base/language/language';
import * as de from './de/page-texts.ts';
import * as en from './en/page-texts.ts';
import * as fr from './fr/page-texts.ts';
import * as it from './it/page-texts.ts';
import type { PageTexts } from './use-page-texts.ts';

/** All texts of the site, by language, for the server, which renders pages in each. */
export const catalogues: Readonly<Record<Language, PageTexts>> = { it, en, de, fr };
