import type { Language } from '@approdo/shared/domain/base/language/language';

/** Where the same page is in each language that it can be read in, without the prefix of the language. */
export type Versions = Readonly<Partial<Record<Language, string>>>;

type Alternate = { readonly language: Language; readonly slug: string };

/** The versions of a post or page below a folder, `/blog`. */
export function versionsBelow(folder: '/blog' | '/pages', alternates: readonly Alternate[]): Versions {
  return Object.fromEntries(alternates.map(({ language, slug }) => [language, `${folder}/${slug}`]));
}

/** The attribute of what stands there in Italian on a page of another language, so that it is not read out in that one (WCAG 3.1.2). */
export function langOf(thing: { readonly inItalian?: readonly string[] | undefined }, field: string) {
  return thing.inItalian?.includes(field) ? { lang: 'it' } : {};
}
