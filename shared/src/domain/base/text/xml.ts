/** What an element holds: a text, or elements in their order. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
};

type Content = string | number | null | undefined | readonly (XmlElement | undefined)[];

/** An element; undefined where it would be empty, so that it is left out of the one around it. */
export function xmlElement(
  name: string,
  content: Content,
  attributes: Readonly<Record<string, string>> = {},
): XmlElement | undefined {
  if (content === null || content === undefined) return undefined;
  const held = Array.isArray(content) ? content.filter((each) => each !== undefined) : String(content);
  return held.length > 0 ? { name, attributes, content: held } : undefined;
}

/** A document in UTF-8, without blanks between its elements. Names are the program's own; texts may be anybody's. */
export function writeXml(root: XmlElement | undefined): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${root ? writeElement(root) : ''}`;
}

function writeElement({ name, attributes, content }: XmlElement): string {
  const told = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const held = typeof content === 'string' ? escapeXml(content) : content.map(writeElement).join('');
  return `<${name}${told.join('')}>${held}</${name}>`;
}

/** Signs that XML 1.0 has no way to write, section 2.2. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is to be found
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Line ends of XML 1.1 and of Unicode, too, are written by their number: some readers make others of them. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(UNWRITABLE, '')
    .replace(/[&<>"'\t\r\n\u0085\u2028\u2029]/g, (sign) => NAMED[sign] ?? `&#${sign.charCodeAt(0)};`);
}
