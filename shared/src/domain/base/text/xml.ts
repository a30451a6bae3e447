/** An XML element; its content is a text, or elements in their order. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
};

type Content = string | number | null | undefined | readonly (XmlElement | undefined)[];

/** An element; undefined where it would be empty, so that its parent omits it. */
export function xmlElement(
  name: string,
  content: Content,
  attributes: Readonly<Record<string, string>> = {},
): XmlElement | undefined {
  if (content === null || content === undefined) return undefined;
  const inner = Array.isArray(content) ? content.filter((each) => each !== undefined) : String(content);
  return inner.length > 0 ? { name, attributes, content: inner } : undefined;
}

/** An XML document in UTF-8, without blanks between elements. Names must be trusted; texts are escaped. */
export function writeXml(root: XmlElement | undefined): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${root ? writeElement(root) : ''}`;
}

function writeElement({ name, attributes, content }: XmlElement): string {
  const attributeTexts = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inner = typeof content === 'string' ? escapeXml(content) : content.map(writeElement).join('');
  return `<${name}${attributeTexts.join('')}>${inner}</${name}>`;
}

/** Characters that XML 1.0 cannot represent, section 2.2. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is to be found
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text; line ends, those of XML 1.1 and Unicode too, become character references, since readers alter them. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(UNWRITABLE, '')
    .replace(/[&<>"'\t\r\n\u0085\u2028\u2029]/g, (sign) => NAMED[sign] ?? `&#${sign.charCodeAt(0)};`);
}
