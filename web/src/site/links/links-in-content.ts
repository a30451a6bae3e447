import type { TurnLink } from './turn-links.ts';

const LOCAL_LINK = /(<a(?: [a-z]+="[^"]*")*? href=")(\/[^"]*)"/g;

/** Where the links of some content lead on this site, as they stand in its markup. */
export function listLinks(content: string): string[] {
  return [...content.matchAll(LOCAL_LINK)].map(([, , href = '']) => href);
}

/** The content with its links in the language of the page. */
export function turnLinksIn(content: string, turn: TurnLink): string {
  return content.replace(LOCAL_LINK, (_, before: string, stored: string) => {
    const { href, hrefLang } = turn(stored);
    return `${before}${href}"${hrefLang ? ` hreflang="${hrefLang}"` : ''}`;
  });
}
