import type { Translation, TranslationEdit } from '@approdo/shared/contract/operations/translations';
import type { TranslationState } from '@approdo/shared/domain/operations/translation';
import { listEmbeds, listUploads, plainTextOf } from '@approdo/shared/rich-text/stored-content';

/** A text in the form, and whether its writer has confirmed it. */
export type WrittenText = { readonly text: string; readonly isFine: boolean };

export type TranslationDraft = {
  readonly fields: Readonly<Record<string, WrittenText>>;
  readonly slug: string;
  readonly isPublished: boolean;
};

export type TranslatedField = Translation['fields'][number];

export function draftOf({ fields, slug = '', isPublished = false }: Translation): TranslationDraft {
  const texts = fields.map(({ field, text }) => [field, { text: text ?? '', isFine: false }]);
  return { fields: Object.fromEntries(texts), slug, isPublished };
}

/** The changes to save: all that differs from the saved translation. */
export function readDraft(draft: TranslationDraft, saved: Translation): TranslationEdit {
  const fields = saved.fields.flatMap((field) => {
    const { text, isFine } = writtenIn(draft, field);
    const written = isEmpty(field, text) ? null : text;
    const isSaved = written === field.text && (!isFine || written === null || field.state === 'CHECKED');
    return isSaved ? [] : [[field.field, { text: written, isChecked: isFine }]];
  });
  return {
    fields: Object.fromEntries(fields),
    ...(draft.slug !== '' && draft.slug !== saved.slug && { slug: draft.slug }),
    ...(saved.isPublished !== undefined &&
      draft.isPublished !== saved.isPublished && { isPublished: draft.isPublished }),
  };
}

export function writtenIn({ fields }: TranslationDraft, { field, text }: TranslatedField): WrittenText {
  return fields[field] ?? { text: text ?? '', isFine: false };
}

/** The state that a text will have once it is saved. */
export function stateOf(field: TranslatedField, { text, isFine }: WrittenText): TranslationState {
  if (isEmpty(field, text)) return 'MISSING';
  if (isFine) return 'CHECKED';
  return text === field.text ? field.state : 'SUGGESTED';
}

/** Markup alone is no text, but an embed or a picture in it counts. */
function isEmpty({ format }: TranslatedField, text: string): boolean {
  if (format !== 'html') return text.trim() === '';
  return plainTextOf(text) === '' && listEmbeds(text).length === 0 && listUploads(text).length === 0;
}
