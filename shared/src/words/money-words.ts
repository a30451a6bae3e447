import type { Language } from '../domain/base/language/language.ts';
import * as de from './de/money.ts';
import * as en from './en/money.ts';
import * as fr from './fr/money.ts';
import * as it from './it/money.ts';

/** What letters and papers call what is paid, by language. */
export const MONEY_WORDS: Readonly<Record<Language, typeof it>> = { it, en, de, fr };
