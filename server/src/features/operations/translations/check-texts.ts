import { decodeMessage } from '@approdo/shared/contract/base/messages';
import {
  findTranslatableField,
  rulesOf,
  type TranslatableKind,
} from '@approdo/shared/contract/operations/translatable';
import type { TranslationEdit } from '@approdo/shared/contract/operations/translations';
import { findWordingFaults } from '@approdo/shared/domain/base/text/wording';
import { type MessageOrText, say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import { type FieldTexts, invalidFields } from '../../../http/problems.ts';
import { cleanContent } from '../../base/rich-content/index.ts';
import { readPostContent } from '../../content/blog/index.ts';
import { readPageContent } from '../../content/pages/index.ts';
import { type Letter, placeholdersOf } from '../../messages/letters/index.ts';

/** A cleaned text within the bounds of its Italian original; null deletes the translation. */
export type CheckedText = { readonly text: string | null; readonly isChecked: boolean };

export type CheckedTexts = ReadonlyMap<string, CheckedText>;

type Read = { readonly text: string } | { readonly fault: MessageOrText };

const UNKNOWN = say('textNotTranslated');
const NO_SLUG = say('slugOfDocumentsOnly');
const NO_PUBLICATION = say('publicationOfDocumentsOnly');

/** An edit's texts, ready to be stored; throws 400 with all faults. */
export async function checkTexts(
  kind: TranslatableKind,
  { fields = {}, slug, isPublished }: TranslationEdit,
  letter: Letter | undefined,
): Promise<CheckedTexts> {
  const texts = new Map<string, CheckedText>();
  const faults: Record<string, MessageOrText> = { ...findDocumentFaults(kind, { slug, isPublished }) };
  for (const [field, { text, isChecked }] of Object.entries(fields)) {
    const read = await readText(kind, { field, text, letter });
    if ('fault' in read) faults[`fields.${field}.text`] = read.fault;
    else texts.set(field, { text: read.text || null, isChecked });
  }
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  return texts;
}

type TextInput = { readonly field: string; readonly text: string | null; readonly letter?: Letter | undefined };

/** Cleans a text and checks it, by the rules of its Italian original. */
export async function readText(kind: TranslatableKind, { field, text, letter }: TextInput): Promise<Read> {
  const rules = findTranslatableField(kind, field);
  if (!rules) return { fault: UNKNOWN };
  if (text === null) return { text: '' };
  const checked = rules.schema.safeParse(text);
  if (!checked.success) return { fault: firstFault(checked.error) ?? UNKNOWN };
  if (rules.format === 'html') return await readContent(kind, checked.data);
  const fault = letter && findWordingFault(letter, field, checked.data);
  return fault === undefined ? { text: checked.data } : { fault };
}

async function readContent(kind: TranslatableKind, html: string): Promise<Read> {
  const read = kind === 'pages' ? readPageContent : readPostContent;
  const written = await (kind === 'guide' ? cleanContent : read)(html);
  return 'fault' in written ? written : { text: written.content };
}

function findWordingFault(letter: Letter, field: string, text: string): string | undefined {
  const placeholders = placeholdersOf(letter);
  if (field === 'subject') return findWordingFaults({ subject: text, body: '' }, placeholders).subject;
  return findWordingFaults({ subject: '', body: text }, placeholders).body;
}

function findDocumentFaults(kind: TranslatableKind, { slug, isPublished }: TranslationEdit): FieldTexts {
  const { slug: shape } = rulesOf(kind);
  if (shape) {
    const checked = shape.safeParse(slug ?? 'nessuno-slug');
    return checked.success ? {} : { slug: firstFault(checked.error) ?? NO_SLUG };
  }
  return {
    ...(slug === undefined ? {} : { slug: NO_SLUG }),
    ...(isPublished === undefined ? {} : { isPublished: NO_PUBLICATION }),
  };
}

function firstFault({ issues: [issue] }: z.ZodError): MessageOrText | undefined {
  return issue && decodeMessage(issue.message);
}
