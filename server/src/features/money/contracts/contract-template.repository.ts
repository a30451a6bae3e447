import type { Language } from '@approdo/shared/domain/base/language/language';
import type { Wording } from '@approdo/shared/domain/base/text/wording';
import type { Reader, Trx } from '../../../db/transaction.ts';

/** Undefined where the owner wrote none in that language. */
export async function findTemplate(reader: Reader, language: Language): Promise<Wording | undefined> {
  return await reader
    .selectFrom('contract_templates')
    .select(['subject', 'body'])
    .where('language', '=', language)
    .executeTakeFirst();
}

export async function putTemplate(trx: Trx, language: Language, { subject, body }: Wording): Promise<void> {
  await trx
    .insertInto('contract_templates')
    .values({ language, subject, body })
    .onConflict((conflict) => conflict.column('language').doUpdateSet({ subject, body }))
    .execute();
}

export async function deleteTemplate(trx: Trx, language: Language): Promise<void> {
  await trx.deleteFrom('contract_templates').where('language', '=', language).execute();
}
