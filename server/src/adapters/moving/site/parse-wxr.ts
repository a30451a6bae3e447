import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { MAX_CONTENT_BYTES } from '@approdo/shared/rich-text/elements';
import { Parser } from 'htmlparser2';
import { SaxesParser } from 'saxes';
import { ReadingRefusal, refuseBroken, refuseTooMany } from '../reading.ts';

/** An item of WordPress' export, by the names of its elements. */
export type WxrItem = {
  readonly fields: Map<string, string>;
  readonly metas: Map<string, string>;
  /** The bytes of `content:encoded`: thousands of texts lie outside of the heap until all attachments are known. */
  content: Uint8Array;
  isTooDeep: boolean;
};

const MAX_ITEMS = 20_000;
const MAX_DEPTH = 200;
/** Nobody nests so deep, and what is open is kept in memory. */
const MAX_OPEN = 5000;
const NO_CONTENT = new Uint8Array();

const CHANNEL_FIELDS = new Set('link wp:base_site_url wp:base_blog_url wp:category_nicename wp:tag_slug'.split(' '));
const ITEM_FIELDS = new Set([
  ...['title', 'link', 'content:encoded', 'excerpt:encoded', 'wp:post_id', 'wp:post_date', 'wp:post_date_gmt'],
  ...['wp:post_name', 'wp:status', 'wp:post_parent', 'wp:post_type', 'wp:post_password', 'wp:attachment_url'],
]);
const METAS = new Set([
  ...['_thumbnail_id', '_wp_attachment_image_alt', '_yoast_wpseo_title', '_yoast_wpseo_metadesc'],
  ...['rank_math_title', 'rank_math_description'],
]);

/** Reads an export as it streams by. Throws a ReadingRefusal where it is no whole XML, has a DOCTYPE, or too much. */
export async function parseWxr(path: string): Promise<Wxr> {
  const wxr = openWxr();
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => {
    throw /doctype/i.test(message) ? refuseDoctype() : refuseBroken(parser.line);
  });
  parser.on('doctype', () => {
    throw refuseDoctype();
  });
  listen(parser, wxr);
  for await (const text of decodeXml(path)) parser.write(text.replace(FORBIDDEN, ''));
  parser.close();
  return wxr;
}

type Wxr = ReturnType<typeof openWxr>;

/** What WordPress' export holds (wp-admin/includes/export.php). */
function openWxr() {
  const items: WxrItem[] = [];
  const [channel, categories, tags] = [new Map<string, string>(), new Set<string>(), new Set<string>()];
  return { channel, items, categories, tags, authorCount: 0, commentCount: 0 };
}

/** Characters that XML 1.0 forbids, and other controls; WordPress exports what was pasted. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

function listen(parser: SaxesParser, wxr: Wxr): void {
  const open: string[] = [];
  let item: WxrItem | undefined;
  let metaKey = '';
  let words = '';
  let isRead = false;
  let isCoded = false;

  parser.on('opentag', ({ name, attributes }) => {
    open.push(name);
    if (open.length > MAX_OPEN) throw refuseBroken(parser.line);
    words = '';
    isCoded = false;
    isRead = isWanted(open, item !== undefined, metaKey);
    if (isItem(open)) item = { fields: new Map(), metas: new Map(), content: NO_CONTENT, isTooDeep: false };
    if (item && open.length > MAX_DEPTH) item.isTooDeep = true;
    if (name === 'wp:comment') wxr.commentCount += 1;
    if (name === 'wp:author') wxr.authorCount += 1;
    if (name === 'category' && attributes.domain === 'category') wxr.categories.add(copyOf(attributes.nicename));
    if (name === 'category' && attributes.domain === 'post_tag') wxr.tags.add(copyOf(attributes.nicename));
  });
  const gather = (part: string) => {
    if (isRead && words.length <= MAX_CONTENT_BYTES) words += part;
  };
  parser.on('text', gather);
  parser.on('cdata', (part) => {
    isCoded = true;
    gather(part);
  });
  parser.on('closetag', ({ name }) => {
    if (item && isItem(open)) {
      wxr.items.push(item);
      if (wxr.items.length > MAX_ITEMS) throw refuseTooMany('20.000');
      item = undefined;
    } else if (isRead && !item) keepOfChannel(wxr, name, words);
    else if (isRead && item) {
      // XML has decoded what is no CDATA; what is, is HTML as it was stored.
      const isHtml = isCoded && name === 'title';
      if (name === 'wp:meta_key') metaKey = words;
      else if (name === 'wp:meta_value') item.metas.set(metaKey, copyOf(words));
      else if (name === 'content:encoded') item.content = Buffer.from(words);
      else item.fields.set(name, copyOf(isHtml ? plainOf(words) : words));
    }
    open.pop();
    isRead = false;
  });
}

function isItem(open: readonly string[]): boolean {
  return open.length === 3 && open[2] === 'item';
}

function isWanted(open: readonly string[], isInItem: boolean, metaKey: string): boolean {
  const name = open.at(-1) ?? '';
  if (!isInItem) return CHANNEL_FIELDS.has(name);
  const isMeta = open.length === 5 && open[3] === 'wp:postmeta';
  if (isMeta) return name === 'wp:meta_key' || (name === 'wp:meta_value' && METAS.has(metaKey));
  return open.length === 4 && ITEM_FIELDS.has(name);
}

function keepOfChannel({ channel, categories, tags }: Wxr, name: string, words: string): void {
  if (name === 'wp:category_nicename') categories.add(copyOf(words));
  else if (name === 'wp:tag_slug') tags.add(copyOf(words));
  else if (!channel.has(name)) channel.set(name, copyOf(words).trim());
}

/** A text of its own: a part of a string keeps the whole of it in memory. */
function copyOf(text = ''): string {
  return Buffer.from(text).toString();
}

/** HTML as a person reads it, decoded once. */
export function plainOf(html: string): string {
  if (!/[<&]/.test(html)) return html;
  let text = '';
  const parser = new Parser({
    ontext: (part) => {
      text += part;
    },
  });
  parser.end(html);
  return text;
}

/** The text of an XML file in parts, by its mark of order, else by the encoding that its declaration names. */
async function* decodeXml(path: string): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    const bytes: Buffer = chunk;
    const isFirst = decoder === undefined;
    decoder ??= decoderOf(bytes);
    const text = decoder.decode(bytes, { stream: true });
    if (isFirst) refuseDeclarations(text);
    yield isFirst ? text.trimStart() : text;
  }
  yield decoder?.decode() ?? '';
}

function decoderOf(bytes: Buffer): TextDecoder {
  const mark = bytes.toString('hex', 0, 3);
  if (mark === 'efbbbf') return new TextDecoder();
  if (mark.startsWith('fffe')) return new TextDecoder('utf-16le');
  if (mark.startsWith('feff')) return new TextDecoder('utf-16be');
  const declaration = /<\?xml\s[^>]{0,200}>/.exec(bytes.toString('latin1', 0, 512))?.[0] ?? '';
  const encoding = /\sencoding\s?=\s?["']([\w.:-]{1,40})["']/.exec(declaration)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(encoding);
  } catch {
    throw refuseBroken(1);
  }
}

/** Before the root, where alone they mean something; a text may speak of them. */
function refuseDeclarations(text: string): void {
  const root = text.indexOf('<rss');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(root < 0 ? text : text.slice(0, root))) throw refuseDoctype();
}

function refuseDoctype(): ReadingRefusal {
  return new ReadingRefusal({ message: 'Il file contiene dichiarazioni (DOCTYPE) che non leggiamo' });
}
