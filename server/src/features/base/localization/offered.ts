import { ITALIAN, LANGUAGES, type Language } from '@approdo/shared/domain/base/language/language';
import type { Reader } from '../../../db/transaction.ts';
import { listOfferedLanguages } from './languages.records.ts';

/** The languages that visitors can read the site in, Italian first. */
export async function listLanguages(reader: Reader): Promise<Language[]> {
  const offered: readonly Language[] = ['it', ...(await listOfferedLanguages(reader))];
  return LANGUAGES.filter((language) => offered.includes(language));
}

/** The language of the pages for a reader of this language: Italian where it is not offered. */
export async function findPagesFor(reader: Reader, language: Language): Promise<Language> {
  if (language === ITALIAN) return ITALIAN;
  return (await listLanguages(reader)).includes(language) ? language : ITALIAN;
}
