import { type DocumentKind, rulesOf } from '@approdo/shared/contract/operations/translatable';
import { isOtherLanguage, LANGUAGES, type Language } from '@approdo/shared/domain/base/language/language';
import type { MessageOrText } from '@approdo/shared/words/say';
import type { Reader } from '../../../db/transaction.ts';
import type { LocaleContext } from '../../../http/locale-context.ts';
import { HttpProblem } from '../../../http/problems.ts';
import { findDocumentsBySlug, listDocumentsOf, listPublishedDocuments } from './localization.repository.ts';
import type { TranslatedDocumentsTable } from './localization.table.ts';
import { listLanguages } from './offered.ts';

export type Italian = { readonly id: string; readonly slug: string; readonly published: boolean };

/** The parts of a document that another language has of its own. */
type Translation = Pick<TranslatedDocumentsTable, 'slug' | 'read_time' | 'published_at'>;

export type DocumentRequest<Document extends Italian> = {
  readonly kind: DocumentKind;
  readonly slug: string;
  readonly locale: LocaleContext;
  readonly readsDrafts: boolean;
  /** The message of the 404. */
  readonly missing: MessageOrText;
  readonly findItalian: (by: 'id' | 'slug', value: string) => Promise<Document | undefined>;
};

type FoundDocument<Document> = {
  readonly italian: Document;
  /** Undefined where it is read in Italian. */
  readonly translation: Translation | undefined;
  /** Undefined where the call names no language. */
  readonly alternates: Alternate[] | undefined;
};

type Alternate = { readonly language: Language; readonly slug: string };

/**
 * The document of a slug in the call's language, if visitors may read it there. Authors find it by its slug in any
 * language. Throws 404, which gives a caller who named a language the document's slug in each.
 */
export async function findDocumentIn<Document extends Italian>(
  reader: Reader,
  request: DocumentRequest<Document>,
): Promise<FoundDocument<Document>> {
  const { locale, readsDrafts, missing } = request;
  const named = await findNamed(reader, request);
  if (!named) throw new HttpProblem(404, missing);
  const { italian, languages } = named;
  const own = await listDocumentsOf(reader, request.kind, italian.id);
  const translation = own.find(({ language }) => language === locale.language);
  const isFound =
    readsDrafts ||
    (languages.includes(locale.language) &&
      italian.published &&
      (!translation || (await isPublic(reader, translation))));
  const alternates = locale.requested === undefined ? undefined : await listAlternates(reader, request.kind, italian);
  if (!isFound) throw new HttpProblem(404, missing, alternates?.length ? { extras: { alternates } } : {});
  return { italian, translation, alternates };
}

type Named<Document> = { readonly italian: Document; readonly languages: readonly Language[] };

/** The document with the slug in the call's language, else in any; `languages` are those with this slug. */
async function findNamed<Document extends Italian>(
  reader: Reader,
  { kind, slug, locale, readsDrafts, findItalian }: DocumentRequest<Document>,
): Promise<Named<Document> | undefined> {
  const inItalian = await findItalian('slug', slug);
  if (inItalian && !isOtherLanguage(locale.language)) return { italian: inItalian, languages: ['it'] };
  if (locale.requested === undefined && !readsDrafts) return undefined;
  const translated = await findDocumentsBySlug(reader, kind, slug);
  const best =
    translated.find(({ language }) => language === locale.language) ?? (inItalian ? undefined : translated[0]);
  const italian = best ? await findItalian('id', best.thing_id) : inItalian;
  if (!italian) return undefined;
  const languages = translated.filter(({ thing_id }) => thing_id === italian.id).map(({ language }) => language);
  return { italian, languages: italian.slug === slug ? ['it', ...languages] : languages };
}

/** A document's public slugs by language, Italian first; none while its Italian is not public. */
async function listAlternates(reader: Reader, kind: DocumentKind, italian: Italian): Promise<Alternate[]> {
  if (!italian.published) return [];
  const offered = await listLanguages(reader);
  const documents = await listPublicDocuments(reader, kind, { id: italian.id });
  const all = new Map<Language, string>([['it', italian.slug]]);
  for (const { language, slug } of documents) if (offered.includes(language)) all.set(language, slug);
  return LANGUAGES.flatMap((language) => {
    const slug = all.get(language);
    return slug === undefined ? [] : [{ language, slug }];
  });
}

async function isPublic(reader: Reader, { kind, thing_id, language }: TranslatedDocumentsTable): Promise<boolean> {
  return (await listPublicDocuments(reader, kind, { id: thing_id, language })).length > 0;
}

type Which = { readonly id?: string; readonly language?: TranslatedDocumentsTable['language'] };

/** Documents published in a language with all required texts checked, newest first. Their Italian may be a draft. */
export async function listPublicDocuments(
  reader: Reader,
  kind: DocumentKind,
  which: Which,
): Promise<TranslatedDocumentsTable[]> {
  const { fields } = rulesOf(kind);
  const required = Object.entries(fields).filter(([, { isRequired }]) => isRequired);
  return await listPublishedDocuments(reader, kind, { ...which, required: required.map(([field]) => field) });
}
