import { contentAttributes, readAttribute, requiredAttributes } from '@approdo/shared/rich-text/attributes';
import {
  blockTags,
  contentTags,
  foreignBlockTags,
  MAX_CONTENT_BYTES,
  MAX_DEPTH,
  tagAliases,
} from '@approdo/shared/rich-text/elements';
import {
  type Embed,
  embedAttributes,
  embedTypes,
  ForbiddenEmbedError,
  readEmbed,
  writeEmbed,
} from '@approdo/shared/rich-text/embed';
import { linkSchemes } from '@approdo/shared/rich-text/link-target';
import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { cleanTexts, GAP } from './clean-texts.ts';
import { flattenMarkup, TooManyTagsError } from './flatten-markup.ts';

/** Clean markup, or why it cannot be content. */
export type Cleaned =
  | { readonly html: string }
  | { readonly fault: 'too large' | 'too intricate' }
  | { readonly forbidden: string };

type Attributes = Readonly<Record<string, string>>;
type EmbedReader = (attributes: Attributes) => Embed | undefined;
type Tag = { readonly tagName: string; readonly attribs: Record<string, string> };

/** Dropping an element can join others in ways that the next pass takes apart; usually one or two passes suffice. */
const MAX_PASSES = 6;

/** Far deeper than flattened markup, unless it was crafted to look flatter than the parser finds it. */
const MAX_OPEN = 1000;

/** More than any real page has; each takes a while to draw. */
const MAX_EMBEDS = 500;

/** Markup that would take too long to parse or to draw. */
class TooIntricateError extends Error {
  override readonly name = 'TooIntricateError';
}

/** Does the work of `cleanHtml` in its thread: up to a second for a megabyte. */
export function cleanMarkup(html: string): Cleaned {
  return clean(html, readEmbed);
}

/** The same for markup already stored: a forbidden embed is dropped instead of refused. */
export function cleanStoredMarkup(html: string): Cleaned {
  return clean(html, readAllowedEmbed);
}

function clean(html: string, read: EmbedReader): Cleaned {
  try {
    return cleanUntilStable(html, read);
  } catch (error) {
    if (error instanceof ForbiddenEmbedError) return { forbidden: error.subject };
    if (error instanceof TooIntricateError || error instanceof TooManyTagsError) return { fault: 'too intricate' };
    throw error;
  }
}

function cleanUntilStable(html: string, read: EmbedReader): Cleaned {
  let cleaned = cleanOnce(flattenMarkup(html), read);
  for (let pass = 2; pass <= MAX_PASSES; pass += 1) {
    if (Buffer.byteLength(cleaned) > MAX_CONTENT_BYTES) return { fault: 'too large' };
    const again = cleanOnce(cleaned, read);
    if (again === cleaned) break;
    cleaned = again;
  }
  return { html: cleaned };
}

function cleanOnce(html: string, read: EmbedReader): string {
  return cleanTexts(sanitizeHtml(html, createRules(read)).replaceAll(' />', '>')).trim();
}

function createRules(read: EmbedReader) {
  const embeds = watchEmbeds();
  const gaps = watchGaps();
  return {
    allowedTags: [...contentTags, 'div'],
    allowedAttributes: { ...contentAttributes, div: [...embedAttributes] },
    allowedEmptyAttributes: ['alt', ...embedAttributes],
    allowedSchemes: [...linkSchemes],
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    nestingLimit: MAX_DEPTH,
    nonTextTags: NO_TEXT,
    transformTags: {
      '*': (name: string, attributes: Attributes) =>
        embeds.isBelowOne() ? droppedTag() : cleanTag(name, attributes, read),
    },
    onOpenTag: (name: string, attributes: Attributes) => {
      gaps.pass(name);
      embeds.open(name === 'div' && isEmbed(attributes));
    },
    onCloseTag: (name: string) => {
      gaps.pass(name);
      embeds.close();
    },
    textFilter: (text: string) => (embeds.isInOne() ? '' : gaps.mark(text)),
  } satisfies IOptions & { readonly allowedEmptyAttributes: readonly string[] };
}

/** Elements whose content is not text for readers. */
const NO_TEXT = [
  'script',
  'style',
  'textarea',
  'option',
  'xmp',
  'noscript',
  'iframe',
  'template',
  'title',
  'svg',
  'math',
];

function cleanTag(name: string, attributes: Attributes, readDiv: EmbedReader): Tag {
  if (name === 'div') return cleanDiv(readDiv(attributes));
  const tagName = Object.hasOwn(tagAliases, name) ? (tagAliases[name] ?? '') : name;
  const attribs: Record<string, string> = {};
  for (const [attribute, value] of Object.entries(attributes)) {
    const read = readAttribute(tagName, attribute, value);
    if (read !== undefined) attribs[attribute] = read;
  }
  const required = requiredAttributes[tagName];
  return required === undefined || required in attribs ? { tagName, attribs } : droppedTag();
}

function cleanDiv(embed: Embed | undefined): Tag {
  return embed ? { tagName: 'div', attribs: { ...writeEmbed(embed) } } : droppedTag();
}

/** An empty name: the tag is dropped and its text stays. */
function droppedTag(): Tag {
  return { tagName: '', attribs: {} };
}

function readAllowedEmbed(attributes: Attributes): Embed | undefined {
  try {
    return readEmbed(attributes);
  } catch (error) {
    if (error instanceof ForbiddenEmbedError) return undefined;
    throw error;
  }
}

function isEmbed(attributes: Attributes): boolean {
  return embedTypes.some((type) => type === attributes['data-type']);
}

/** Tracks tags as they open and close: an embed is a single block, and anything inside it is dropped. */
function watchEmbeds() {
  let depth = 0;
  let count = 0;
  let embedDepth = Number.POSITIVE_INFINITY;
  return {
    isInOne: () => depth >= embedDepth,
    isBelowOne: () => depth > embedDepth,
    open(isEmbed: boolean): void {
      depth += 1;
      count += isEmbed ? 1 : 0;
      if (depth > MAX_OPEN || count > MAX_EMBEDS) throw new TooIntricateError('too much for the parser');
      if (isEmbed) embedDepth = Math.min(embedDepth, depth);
    },
    close(): void {
      depth -= 1;
      if (depth < embedDepth) embedDepth = Number.POSITIVE_INFINITY;
    },
  };
}

const PARTING_TAGS = new Set<string>([...Object.values(blockTags), ...foreignBlockTags]);

/** Marks each text that is in another block than the text before it, whether or not the tags between them stay. */
function watchGaps() {
  let hasPassed = false;
  return {
    pass(name: string): void {
      // A picture is part of a line of text, and separates what comes before it from what comes after.
      hasPassed = name !== blockTags.picture && (hasPassed || PARTING_TAGS.has(name));
    },
    mark(text: string): string {
      const gap = hasPassed ? GAP : '';
      hasPassed = false;
      return gap + text.replaceAll(GAP, '');
    },
  };
}
