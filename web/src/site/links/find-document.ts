import { isLanguage, type Language } from '@approdo/shared/domain/base/language/language';
import { type Versions, versionsBelow } from '../page/in-language.ts';
import { refusalOf } from './find-or-nothing.ts';

type Folder = '/blog' | '/pages';

/** The result for a slug: the document, or its versions in other languages; neither if it is in none. */
export type LookupResult<Document> = { readonly found?: Document; readonly versions: Versions };

/** Looks up a post or a page by its slug, in the client's language. */
export async function lookUp<Document extends { readonly alternates?: readonly Alternate[] | undefined }>(
  folder: Folder,
  call: Promise<Document>,
): Promise<LookupResult<Document>> {
  try {
    const found = await call;
    return { found, versions: versionsBelow(folder, found.alternates ?? []) };
  } catch (cause) {
    return { versions: versionsBelow(folder, alternatesIn(refusalOf(cause).body)) };
  }
}

type Alternate = { readonly language: Language; readonly slug: string };

function alternatesIn(body: unknown): readonly Alternate[] {
  if (typeof body !== 'object' || body === null || !('alternates' in body)) return [];
  return Array.isArray(body.alternates) ? body.alternates.filter(isAlternate) : [];
}

function isAlternate(value: unknown): value is Alternate {
  if (typeof value !== 'object' || value === null || !('language' in value) || !('slug' in value)) return false;
  return typeof value.language === 'string' && isLanguage(value.language) && typeof value.slug === 'string';
}
