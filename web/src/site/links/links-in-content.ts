import type { TurnLink } from './turn-links.ts';

const LOCAL_LINK = /(<a(?: [a-z]+="[^"]*")*? href=")(\/[^"]*)"/g;

/** The links to this site in some content, as they stand in its markup. */
export function listLinks(content: string): string[] {
  return [...content.matchAll(LOCAL_LINK)].map(([, , href = '']) => href);
}

/** The content with its links in the page's language. */
export function turnLinksIn(content: string, turn: TurnLink): string {
  return content.replace(LOCAL_LINK, (_, before: string, stored: string) => {
    const { href, hrefLang } = turn(stored);
    return `${before}${href}"${hrefLang ? ` hreflang="${hrefLang}"` : ''}`;
  });
}
