import type { Guide } from '@approdo/shared/contract/stays/guide';
import { INITIAL_GUIDE_TERMS } from '@approdo/shared/domain/stays/guide';
import { containsText } from '../../../db/contains-text.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { guideTermsRecord, type StoredGuideTerms } from './guide.table.ts';

export type StoredGuide = Omit<Guide, 'version'>;
export type StoredSection = StoredGuide['sections'][number];

const INITIAL: StoredGuideTerms = { ...INITIAL_GUIDE_TERMS, checkInFrom: null, checkOutBy: null };

export async function getGuide(reader: Reader): Promise<StoredGuide> {
  return { sections: await listSections(reader), ...(await getGuideTerms(reader)) };
}

/** The sections in reading order. */
export async function listSections(reader: Reader): Promise<StoredSection[]> {
  return await reader.selectFrom('guide').select(['id', 'title', 'content', 'shown']).orderBy('position').execute();
}

export async function getGuideTerms(reader: Reader): Promise<StoredGuideTerms> {
  const row = await reader.selectFrom('guide_terms').selectAll().executeTakeFirst();
  return row ? guideTermsRecord.recordOf(row) : INITIAL;
}

/** Replaces the whole guide. */
export async function putGuide(trx: Trx, { sections, ...terms }: StoredGuide): Promise<void> {
  await trx.deleteFrom('guide').execute();
  for (const [position, { id, title, content, shown }] of sections.entries()) {
    await trx.insertInto('guide').values({ id, position, title, content, shown }).execute();
  }
  await putGuideTerms(trx, terms);
}

export async function putGuideTerms(trx: Trx, terms: StoredGuideTerms): Promise<void> {
  const row = { only_row: 1, ...guideTermsRecord.rowOf(terms) } as const;
  await trx
    .insertInto('guide_terms')
    .values(row)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute();
}

export async function deleteSection(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('guide').where('id', '=', id).execute();
}

/** The sections that show a library file, and the others given. */
export async function findSectionsWith(
  reader: Reader,
  file: string,
  others: readonly string[],
): Promise<Pick<StoredSection, 'id' | 'title'>[]> {
  return await reader
    .selectFrom('guide')
    .select(['id', 'title'])
    .where((section) => section.or([containsText('content', `"/uploads/${file}`), section('id', 'in', others)]))
    .orderBy('position')
    .execute();
}
