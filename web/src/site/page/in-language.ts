import type { Language } from '@approdo/shared/domain/base/language/language';

/** The paths of a page in each of its languages, without the language's prefix. */
export type Versions = Readonly<Partial<Record<Language, string>>>;

type Alternate = { readonly language: Language; readonly slug: string };

/** The versions of a post or page below a folder, `/blog`. */
export function versionsBelow(folder: '/blog' | '/pages', alternates: readonly Alternate[]): Versions {
  return Object.fromEntries(alternates.map(({ language, slug }) => [language, `${folder}/${slug}`]));
}

/** The `lang` of Italian content on a page of another language, so that it is pronounced properly (WCAG 3.1.2). */
export function langOf(
  content: { readonly inItalian?: readonly string[] | undefined },
  field: string,
): { readonly lang?: Language } {
  return content.inItalian?.includes(field) ? { lang: 'it' } : {};
}
