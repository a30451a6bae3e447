import type { Language } from '../../domain/base/language/language.ts';
import * as de from '../catalogues/de/money/money.ts';
import * as en from '../catalogues/en/money/money.ts';
import * as fr from '../catalogues/fr/money/money.ts';
import * as it from '../catalogues/it/money/money.ts';

/** The words of letters and documents about money, by language. */
export const MONEY_WORDS: Readonly<Record<Language, typeof it>> = { it, en, de, fr };
