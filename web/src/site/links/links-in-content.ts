import type { LocalizeLink } from './localize-links.ts';

const LOCAL_LINK = /(<a(?: [a-z]+="[^"]*")*? href=")(\/[^"]*)"/g;

/** The links to this site in some content, as they stand in its markup. */
export function listLinks(content: string): string[] {
  return [...content.matchAll(LOCAL_LINK)].map(([, , href = '']) => href);
}

/** The content with its links in the page's language. */
export function localizeLinksIn(content: string, localize: LocalizeLink): string {
  return content.replace(LOCAL_LINK, (_, before: string, stored: string) => {
    const { href, hrefLang } = localize(stored);
    return `${before}${href}"${hrefLang ? ` hreflang="${hrefLang}"` : ''}`;
  });
}
