import { uploadNameOf } from '../domain/base/text/image-address.ts';
import { readMapAddress } from './map-address.ts';
import { readWebAddress } from './web-address.ts';
import { readYoutubeId, youtubeAddress } from './youtube-address.ts';

/** The embeds that show what lies at an address. */
export const sourceEmbedTypes = ['image', 'video', 'audio', 'map', 'youtube'] as const;
export type SourceEmbedType = (typeof sourceEmbedTypes)[number];

/** Hosts that an embed may be framed from, once a visitor asks for it. */
export const frameHosts = ['www.youtube-nocookie.com', 'www.google.com', 'www.openstreetmap.org'] as const;

const MAX_LENGTH = 2000;

/**
 * The address as it is stored: rebuilt from its parts for maps and YouTube, `/uploads/…` or https for files.
 * An empty one stays empty; undefined where the address may not be shown. Reading its own answer gives the same again.
 */
export function readEmbedSource(type: SourceEmbedType, address: string): string | undefined {
  const asked = address.trim();
  if (asked === '') return '';
  if (asked.length > MAX_LENGTH) return undefined;
  if (type !== 'map' && type !== 'youtube') return /\p{Cc}/u.test(asked) ? undefined : readFileAddress(asked);
  const shown = withScheme(sourceOfFrame(asked) ?? asked);
  if (/\p{Cc}/u.test(shown)) return undefined;
  if (type === 'map') return readMapAddress(shown);
  const id = readYoutubeId(shown);
  return id && youtubeAddress(id);
}

/** What the code of a frame shows, as YouTube and Google hand it out to be pasted; undefined where it is no code. */
function sourceOfFrame(code: string): string | undefined {
  const [, quoted, apostrophed, bare] =
    /^<iframe(?=\s)[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(code) ?? [];
  return (quoted ?? apostrophed ?? bare)?.replaceAll('&amp;', '&').trim();
}

/** An address as somebody says it, who leaves out how it begins. */
function withScheme(address: string): string {
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(address) ? `https://${address}` : address;
}

/** A file of the library, or one that lies elsewhere behind https. */
export function readFileAddress(address: string): string | undefined {
  if (uploadNameOf(address)) return address;
  const url = readWebAddress(address);
  return url?.protocol === 'https:' ? url.href : undefined;
}
