import { type Embed, type EmbedType, ForbiddenEmbedError, readEmbed } from '@approdo/shared/rich-text/embed';
import { AudioLines, Film, GalleryHorizontalEnd, Image, type LucideIcon, MapPin, SquarePlay } from 'lucide-react';
import { EMBEDS } from './texts.ts';

export const EMBED_ICONS: Readonly<Record<EmbedType, LucideIcon>> = {
  gallery: GalleryHorizontalEnd,
  image: Image,
  video: Film,
  audio: AudioLines,
  map: MapPin,
  youtube: SquarePlay,
};

/** The label of an embed's marker: its type and its value. */
export function sayEmbed(embed: Embed): string {
  const missing = embed.type === 'gallery' ? EMBEDS.missingSlug : EMBEDS.missingSource;
  return `${EMBEDS.labels[embed.type]}: ${valueIn(embed) || missing}`;
}

/** The editable value: the slug of a gallery, the address of any other. */
export function valueIn(embed: Embed): string {
  return embed.type === 'gallery' ? embed.slug : embed.src;
}

type Read = { readonly embed: Embed } | { readonly forbidden: string };

/** The embed with the typed value, or the part of it that is forbidden. */
export function changeValue(embed: Embed, typed: string): Read {
  const size = 'width' in embed ? { 'data-width': embed.width, 'data-height': String(embed.height) } : {};
  const value = embed.type === 'gallery' ? { 'data-slug': typed } : { 'data-src': typed };
  try {
    return { embed: readEmbed({ 'data-type': embed.type, ...value, ...size }) ?? embed };
  } catch (fault) {
    if (fault instanceof ForbiddenEmbedError) return { forbidden: fault.subject };
    throw fault;
  }
}

/** An embed without its value yet. */
export function emptyEmbed(type: EmbedType): Embed {
  return readEmbed({ 'data-type': type }) ?? { type: 'gallery', slug: '' };
}
