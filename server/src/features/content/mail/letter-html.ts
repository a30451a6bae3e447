import { LIGHT_COLOURS } from '@approdo/shared/domain/content/look/tokens';
import { escapeMarkup } from '@approdo/shared/rich-text/stored-content';
import { sizeOfPng } from '../../../adapters/png-size.ts';

/** What a house that has a logo heads its letters with. */
export type Letterhead = {
  readonly siteName: string;
  /** A PNG of twice the size at which it is shown. */
  readonly logo: Buffer;
  /** `#rrggbb` */
  readonly linkColour: string;
};

/**
 * The text of a letter as HTML below the logo, which `cid` names among the attachments. Always light; it loads nothing
 * from elsewhere, and what looks like markup in the text stays text.
 */
export function writeLetterHtml(text: string, { siteName, logo, linkColour }: Letterhead, cid: string): string {
  const { width, height } = sizeOfPng(logo);
  const size = `width="${Math.round(width / 2)}" height="${Math.round(height / 2)}"`;
  const paragraphs = text.trim().split(/\n{2,}/);
  const lines = (paragraph: string) => paragraph.split('\n').map((line) => writeLine(line, linkColour));
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="light">
</head>
<body style="${BODY}">
<p><img src="cid:${cid}" ${size} alt="${escapeMarkup(siteName)}"></p>
${paragraphs.map((paragraph) => `<p>${lines(paragraph).join('<br>\n')}</p>`).join('\n')}
</body>
</html>
`;
}

const { paper, ink } = LIGHT_COLOURS;

const BODY = `max-width:35em;background:${paper};color:${ink};font:16px/1.5 sans-serif;overflow-wrap:anywhere`;

/** Found in time linear in the text; the sign after the slashes lets nothing but an address begin. */
const ADDRESS = /https?:\/\/[\p{L}\p{N}][^\s<>"]*/gu;

/** Signs that end a sentence or a bracket rather than an address. */
const ENDINGS = ".,;:!?)]}'’”»…";

function writeLine(line: string, linkColour: string): string {
  let html = '';
  let written = 0;
  for (const { 0: found, index } of line.matchAll(ADDRESS)) {
    const address = withoutEnding(found);
    const escaped = escapeMarkup(address);
    html += escapeMarkup(line.slice(written, index));
    html += `<a href="${escaped}" style="color:${linkColour}">${escaped}</a>`;
    written = index + address.length;
  }
  return html + escapeMarkup(line.slice(written));
}

function withoutEnding(address: string): string {
  let end = address.length;
  while (ENDINGS.includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}
