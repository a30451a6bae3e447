/**
 * Inserts trusted markup: rendered by React itself, JSON escaped for a script element, or content cleaned by the
 * server. Never a text as an author wrote it.
 */
export function rawHtml(html: string) {
  return { dangerouslySetInnerHTML: { __html: html } };
}
