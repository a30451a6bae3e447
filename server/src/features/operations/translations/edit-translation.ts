import { isDocumentKind } from '@approdo/shared/contract/operations/translatable';
import type { Translation, translationEdit } from '@approdo/shared/contract/operations/translations';
import type { OtherLanguage } from '@approdo/shared/domain/base/language/language';
import { nextFreeSlug, suggestSlug } from '@approdo/shared/domain/base/text/slug';
import { firstPublishedAt } from '@approdo/shared/domain/content/publication';
import { readTimeOf } from '@approdo/shared/domain/content/read-time';
import { plainTextOf } from '@approdo/shared/rich-text/stored-content';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import type { Clock } from '../../../adapters/clock.ts';
import type { Trx } from '../../../db/transaction.ts';
import { conflict, invalidFields } from '../../../http/problems.ts';
import {
  deleteText,
  findDocument,
  type ItalianThing,
  listTakenSlugs,
  putDocument,
  putText,
} from '../../base/localization/index.ts';
import { requireFreeSlug } from '../../base/rich-content/index.ts';
import type { CheckedTexts } from './check-texts.ts';
import { listRequiredGaps, viewTranslation } from './view-translation.ts';

type Change = {
  readonly thing: ItalianThing;
  readonly language: OtherLanguage;
  readonly texts: CheckedTexts;
  readonly edit: Pick<z.output<typeof translationEdit>, 'slug' | 'isPublished'>;
  readonly clock: Clock;
};

const NOT_THERE = say('italianMissing');
const FIXED_SLUG = say('slugFixedInEach');
const FIXED_PAGE = say('pageNotHidden');
const GAPS = say('translationGaps');
const STILL_PUBLISHED = say('translationPublished');
const NO_TITLE = say('translationTitleMissing');

/** Stores a change with the Italian text it translates; throws 409 if a document would be published with gaps. */
export async function editTranslation(trx: Trx, change: Change): Promise<Translation> {
  requireItalian(change);
  await writeTexts(trx, change);
  if (isDocumentKind(change.thing.kind)) await writeDocument(trx, change);
  return await viewTranslation(trx, change.thing, change.language);
}

function requireItalian({ thing, texts }: Change): void {
  const known = new Set(thing.texts.map(({ field }) => field));
  const faults = [...texts.keys()].filter((field) => !known.has(field));
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults.map((field) => [`fields.${field}`, NOT_THERE])));
}

async function writeTexts(trx: Trx, { thing, language, texts }: Change): Promise<void> {
  const key = { kind: thing.kind, thing_id: thing.id, language };
  for (const { field, italian } of thing.texts) {
    const checked = texts.get(field);
    if (checked?.text === null) await deleteText(trx, key, field);
    else if (checked) {
      const state = checked.isChecked ? 'CHECKED' : 'SUGGESTED';
      await putText(trx, { ...key, field, text: checked.text, source: italian, state });
    }
  }
}

async function writeDocument(trx: Trx, change: Change): Promise<void> {
  const { thing, language, edit, clock } = change;
  const { kind } = thing;
  if (!isDocumentKind(kind)) return;
  if (edit.slug !== undefined && thing.fixedSlug !== undefined && edit.slug !== thing.fixedSlug) {
    throw conflict(FIXED_SLUG);
  }
  if (edit.isPublished === false && thing.fixedSlug !== undefined) throw conflict(FIXED_PAGE);
  const key = { kind, thing_id: thing.id, language };
  const before = await findDocument(trx, key);
  const view = await viewTranslation(trx, thing, language);
  const slug = edit.slug ?? before?.slug ?? thing.fixedSlug ?? (await findSlug(trx, { kind, language, view }));
  const isPublished = decidePublication(change, { wasPublished: Boolean(before?.published_at), view });
  if (slug === undefined) {
    if (isPublished) throw invalidFields({ slug: NO_TITLE });
    return;
  }
  const content = textOf(view, 'content');
  const published_at = isPublished ? firstPublishedAt(before?.published_at ?? null, true, clock.now()) : null;
  const read_time = content === undefined ? 0 : readTimeOf(plainTextOf(content));
  await requireFreeSlug(() => putDocument(trx, { ...key, slug, read_time, published_at }));
}

type PublicationContext = { readonly wasPublished: boolean; readonly view: Translation };

/** Whether the document is published; a fixed page is as soon as it can be. Throws 409 if one would have gaps. */
function decidePublication({ thing, texts, edit }: Change, { wasPublished, view }: PublicationContext): boolean {
  const missing = listRequiredGaps(thing, view);
  if (edit.isPublished === false) return false;
  if (edit.isPublished && missing.length > 0) throw conflict(GAPS, { missing });
  const deleted = missing.filter((field) => texts.get(field)?.text === null);
  if (wasPublished && deleted.length > 0) throw conflict(STILL_PUBLISHED, { missing: deleted });
  if (wasPublished || edit.isPublished) return true;
  return thing.fixedSlug !== undefined && missing.length === 0;
}

type Named = { readonly kind: 'posts' | 'pages'; readonly language: OtherLanguage; readonly view: Translation };

/** A free slug made from the title; undefined without a title. */
async function findSlug(trx: Trx, { kind, language, view }: Named): Promise<string | undefined> {
  const title = textOf(view, 'title');
  if (title === undefined) return undefined;
  const slug = suggestSlug(title);
  return nextFreeSlug(slug, await listTakenSlugs(trx, kind, { language, slug }));
}

function textOf({ fields }: Translation, name: string): string | undefined {
  return fields.find(({ field }) => field === name)?.text ?? undefined;
}
