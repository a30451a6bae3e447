/**
 * Markup that React itself has drawn, JSON that is escaped for a script element, or content that the server has cleaned:
 * never a text as it was written by somebody.
 */
export function rawHtml(html: string) {
  return { dangerouslySetInnerHTML: { __html: html } };
}
