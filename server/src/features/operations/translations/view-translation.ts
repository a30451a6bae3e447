import {
  findTranslatableField,
  isDocumentKind,
  maxOf,
  rulesOf,
} from '@approdo/shared/contract/operations/translatable';
import type { Translation } from '@approdo/shared/contract/operations/translations';
import type { OtherLanguage } from '@approdo/shared/domain/base/language/language';
import { isPublicTranslation, stateOfTranslation } from '@approdo/shared/domain/operations/translation';
import type { Reader } from '../../../db/transaction.ts';
import { withVersion } from '../../../http/calls/precondition.ts';
import { findDocument, type ItalianThing, listTexts } from '../../base/localization/index.ts';

/** A thing's texts in a language, beside the present Italian. */
export async function viewTranslation(
  reader: Reader,
  thing: ItalianThing,
  language: OtherLanguage,
): Promise<Translation> {
  const { kind, id: thing_id } = thing;
  const stored = new Map((await listTexts(reader, { kind, thing_id, language })).map((row) => [row.field, row]));
  const fields = thing.texts.flatMap(({ field, italian }) => {
    const rules = findTranslatableField(kind, field);
    const row = stored.get(field);
    if (!rules || (italian === '' && !row)) return [];
    const { source = null, text = null } = row ?? {};
    const state = stateOfTranslation(row, italian);
    return [{ field, format: rules.format, max: maxOf(rules), italian, source, text, state }];
  });
  if (!isDocumentKind(kind)) return withVersion({ fields });
  const document = await findDocument(reader, { kind, thing_id, language });
  const isPublished = document !== undefined && document.published_at !== null;
  return withVersion({ fields, ...(document && { slug: document.slug }), isPublished });
}

/** The unchecked fields that a document needs before it is published in a language. */
export function listRequiredGaps({ kind }: ItalianThing, { fields }: Pick<Translation, 'fields'>): string[] {
  const required = Object.entries(rulesOf(kind).fields).filter(([, { isRequired }]) => isRequired);
  const isChecked = (name: string) => fields.some(({ field, state }) => field === name && isPublicTranslation(state));
  return required.map(([name]) => name).filter((name) => !isChecked(name));
}
