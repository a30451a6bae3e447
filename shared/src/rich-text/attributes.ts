import { cleanLine, visibleLength } from '../domain/base/text/text.ts';
import { alignedTags, readAlignment, writeAlignment } from './elements.ts';
import { readFileAddress } from './embed-source.ts';
import { isContentLink } from './link-target.ts';

/** The value as it is stored; undefined where the attribute is to be dropped. */
type AttributeReader = (value: string) => string | undefined;

const LINK_RELATIONS = ['noopener', 'noreferrer', 'nofollow'];

const readers: Readonly<Record<string, Readonly<Record<string, AttributeReader>>>> = {
  a: { href: readHref, target: oneOf('_blank'), rel: readRelations },
  img: {
    src: (value) => readFileAddress(value.trim()),
    alt: readLabel,
    title: readLabel,
    width: readCount,
    height: readCount,
  },
  ol: { start: readCount, type: oneOf('1', 'a', 'A', 'i', 'I') },
  code: { class: (value) => (/^language-[\w+-]{1,30}$/.test(value) ? value : undefined) },
  ...Object.fromEntries(alignedTags.map((tag) => [tag, { style: readStyle }])),
};

/** The attributes that each element may have; those of an embed's `div` are in embed.ts. */
export const contentAttributes: Readonly<Record<string, string[]>> = Object.fromEntries(
  Object.entries(readers).map(([tag, attributes]) => [tag, Object.keys(attributes)]),
);

/** An element without this attribute is nothing: its tag is dropped. */
export const requiredAttributes: Readonly<Partial<Record<string, string>>> = { a: 'href', img: 'src' };

/** An attribute's value as it is stored; undefined where the element may not have it. Reading its own answer changes nothing. */
export function readAttribute(tag: string, attribute: string, value: string): string | undefined {
  const attributes = Object.hasOwn(readers, tag) ? readers[tag] : undefined;
  return attributes && Object.hasOwn(attributes, attribute) ? attributes[attribute]?.(value) : undefined;
}

function oneOf(...allowed: readonly string[]): AttributeReader {
  return (value) => (allowed.includes(value) ? value : undefined);
}

/** Blanks around an address are no part of it (WHATWG URL). */
function readHref(value: string): string | undefined {
  const address = value.trim();
  return isContentLink(address) ? address : undefined;
}

function readRelations(value: string): string | undefined {
  return (
    value
      .split(' ')
      .filter((word) => LINK_RELATIONS.includes(word))
      .join(' ') || undefined
  );
}

function readStyle(value: string): string | undefined {
  const alignment = readAlignment(value);
  return alignment && writeAlignment(alignment);
}

function readCount(value: string): string | undefined {
  return /^[1-9]\d{0,3}$/.test(value) ? value : undefined;
}

function readLabel(value: string): string | undefined {
  const label = cleanLine(value);
  return visibleLength(label) <= 300 ? label : undefined;
}
