import { readEmbedSource, type SourceEmbedType, sourceEmbedTypes } from './embed-source.ts';

export const embedTypes = ['gallery', ...sourceEmbedTypes] as const;
export type EmbedType = (typeof embedTypes)[number];

/** One embedded block. An empty slug or address is a block that waits for its value. */
export type Embed =
  | { readonly type: 'gallery'; readonly slug: string }
  | { readonly type: 'image' | 'video' | 'audio'; readonly src: string }
  | { readonly type: 'map' | 'youtube'; readonly src: string; readonly width: string; readonly height: number };

export const DEFAULT_WIDTH = '100%';
export const defaultHeights = { map: 480, youtube: 315 } as const;

/** An address that an embed may not show, or a slug that is none. */
export class ForbiddenEmbedError extends Error {
  override readonly name = 'ForbiddenEmbedError';
  /** What was asked for: the host of an address where it has one. */
  readonly subject: string;

  constructor(subject: string) {
    super(`forbidden in an embed: ${subject}`);
    this.subject = subject;
  }
}

/** The attributes that the `div` of an embed may have. */
export const embedAttributes = ['data-type', 'data-slug', 'data-src', 'data-width', 'data-height'] as const;

type Attributes = Readonly<Record<string, string | undefined>>;

/** The embed that the attributes of its `div` tell of; undefined for any other `div`. Throws a ForbiddenEmbedError. */
export function readEmbed(attributes: Attributes): Embed | undefined {
  const type = embedTypes.find((known) => known === attributes['data-type']);
  if (!type) return undefined;
  if (type === 'gallery') return { type, slug: readSlug(attributes['data-slug'] ?? '') };
  const src = readSource(type, attributes['data-src'] ?? '');
  if (type !== 'map' && type !== 'youtube') return { type, src };
  return { type, src, width: readWidth(attributes['data-width']), height: readHeight(type, attributes['data-height']) };
}

/** The attributes of the `div` that an embed is stored as, in the order in which they are written. */
export function writeEmbed(embed: Embed): Readonly<Record<string, string>> {
  if (embed.type === 'gallery') return { 'data-type': embed.type, 'data-slug': embed.slug };
  const source = { 'data-type': embed.type, 'data-src': embed.src };
  if (embed.type !== 'map' && embed.type !== 'youtube') return source;
  return { ...source, 'data-width': embed.width, 'data-height': String(embed.height) };
}

function readSlug(text: string): string {
  const slug = text.trim();
  if (!/^[a-z0-9-]{0,200}$/.test(slug)) throw new ForbiddenEmbedError(slug.slice(0, 100));
  return slug;
}

function readSource(type: SourceEmbedType, address: string): string {
  const src = readEmbedSource(type, address);
  if (src === undefined) throw new ForbiddenEmbedError(subjectOf(address.trim()));
  return src;
}

function subjectOf(address: string): string {
  const host = URL.canParse(address) ? new URL(address).host : '';
  return host || address.slice(0, 100);
}

/** Pixels, or a share of the column. */
function readWidth(text: string | undefined): string {
  const [, number = '', unit = ''] = /^([1-9]\d{0,3})(?:px|(%))?$/.exec(text?.trim() ?? '') ?? [];
  if (number === '' || (unit === '%' && Number(number) > 100)) return DEFAULT_WIDTH;
  return `${number}${unit}`;
}

function readHeight(type: 'map' | 'youtube', text: string | undefined): number {
  const number = /^([1-9]\d{0,3})(?:px)?$/.exec(text?.trim() ?? '')?.[1];
  return number === undefined ? defaultHeights[type] : Number(number);
}
