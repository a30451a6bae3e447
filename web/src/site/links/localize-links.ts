import type { SiteClient } from '@approdo/shared/client/page';
import { ITALIAN, type Language } from '@approdo/shared/domain/base/language/language';
import { addressIn, readLanguage } from '@approdo/shared/domain/base/language/language-address';
import { matchPath } from '../page/match-path.ts';
import { lookUp } from './find-document.ts';

/** The target of an author's link; `it` if it can only be read in Italian. */
type LocalizedLink = { readonly href: string; readonly hrefLang?: 'it' };

export type LocalizeLink = (stored: string) => LocalizedLink;

/** On an Italian page links stay as written. */
export const unchangedLinks: LocalizeLink = (href) => ({ href });

type Reading = {
  readonly client: SiteClient;
  readonly language: Language;
  /** Whether every language has a built-in page at this path. */
  readonly isFixed: (path: string) => boolean;
};

/** Resolves links that were written for Italian pages to their targets in another language. */
export async function localizeLinks(
  stored: readonly string[],
  { client, language, isFixed }: Reading,
): Promise<LocalizeLink> {
  if (language === ITALIAN) return unchangedLinks;
  const localized = await Promise.all([...new Set(stored)].map(async (href) => [href, await localize(href)] as const));
  const byHref = new Map(localized);
  return (href) => byHref.get(href) ?? { href };

  async function localize(href: string): Promise<LocalizedLink> {
    const { path, rest } = splitAddress(href);
    if (!href.startsWith('/') || readLanguage(href).language !== ITALIAN) return { href };
    if (isFixed(path)) return { href: addressIn(language, href) };
    const document = await findPath(path);
    if (!document) return { href };
    return document.path ? { href: addressIn(language, document.path + rest) } : { href, hrefLang: 'it' };
  }

  /** Undefined if the path is neither a post's nor a page's; without a path if there is none in this language. */
  async function findPath(path: string): Promise<{ readonly path: string | undefined } | undefined> {
    const post = matchPath('/blog/{slug}', path)?.slug;
    if (post)
      return { path: await pathOf('/blog', post, lookUp('/blog', client.blog.get({ params: { slug: post } }))) };
    const page = matchPath('/pages/{slug}', path)?.slug;
    if (page)
      return { path: await pathOf('/pages', page, lookUp('/pages', client.pages.get({ params: { slug: page } }))) };
    return undefined;
  }

  async function pathOf(folder: string, slug: string, lookup: ReturnType<typeof lookUp>): Promise<string | undefined> {
    const { found, versions } = await lookup;
    return versions[language] ?? (found ? `${folder}/${slug}` : undefined);
  }
}

function splitAddress(href: string): { readonly path: string; readonly rest: string } {
  const [path = '', rest = ''] = href.split(/(?=[?#].*$)/s, 2);
  return { path, rest };
}
