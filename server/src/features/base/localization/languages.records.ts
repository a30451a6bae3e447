import type { OtherLanguage } from '@approdo/shared/domain/base/language/language';
import type { Reader, Trx } from '../../../db/transaction.ts';

/** The languages offered besides Italian, unordered. */
export async function listOfferedLanguages(reader: Reader): Promise<OtherLanguage[]> {
  const rows = await reader.selectFrom('offered_languages').select('language').execute();
  return rows.map(({ language }) => language);
}

export async function replaceOfferedLanguages(trx: Trx, languages: readonly OtherLanguage[]): Promise<void> {
  await trx.deleteFrom('offered_languages').execute();
  for (const language of languages) await trx.insertInto('offered_languages').values({ language }).execute();
}
