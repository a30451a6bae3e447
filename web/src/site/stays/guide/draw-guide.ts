import type { Picture } from '@approdo/shared/contract/content/media';
import type { BookingGuide } from '@approdo/shared/contract/stays/guide';
import { uploadNameOf } from '@approdo/shared/domain/base/text/image-address';
import type { Embed } from '@approdo/shared/rich-text/embed';
import { escapeMarkup, listUploads, replaceEmbeds } from '@approdo/shared/rich-text/stored-content';
import { readYoutubeId } from '@approdo/shared/rich-text/youtube-address';
import type { FurtherTexts } from '../../texts/use-texts.ts';

type Words = FurtherTexts['stayGuide']['guide'];

/** One width for all, so that the same file is found offline. */
const WIDTH = 960;
const MOST_PICTURES = 20;

/**
 * Renders the clean content of a section for this page: pictures and players of the site's own, and links to anything
 * on other sites, which are not contacted before a link is followed.
 */
export function drawGuide(content: string, pictures: readonly Picture[], words: Words): string {
  const plain = content
    .replace(/<(p|h[1-6]) style="text-align: (left|center|right|justify);?">/g, '<$1 data-align="$2">')
    .replace(/<img((?: [a-z]+="[^"]*")*) ?\/?>/g, (_, attributes: string) => {
      const src = / src="([^"]*)"/.exec(attributes)?.[1] ?? '';
      return uploadNameOf(src) ? drawPicture(src, pictures) : drawLink(src, words.picture);
    });
  return replaceEmbeds(plain, (embed) => drawEmbed(embed, pictures, words));
}

/** The addresses of the guide's pictures as this page shows them. */
export function listGuidePictures({ sections, pictures }: BookingGuide): string[] {
  const usedFiles = new Set(sections.flatMap(({ content }) => listUploads(content)));
  return pictures
    .filter(({ file }) => usedFiles.has(file))
    .slice(0, MOST_PICTURES)
    .map(({ file }) => sizedAddress(`/uploads/${file}`));
}

function drawEmbed(embed: Embed, pictures: readonly Picture[], words: Words): string {
  if (embed.type === 'gallery') return drawLink('/gallery', words.gallery);
  if (embed.src === '') return '';
  const src = escapeMarkup(embed.src);
  switch (embed.type) {
    case 'image':
      return uploadNameOf(embed.src) ? `<figure>${drawPicture(src, pictures)}</figure>` : drawLink(src, words.picture);
    case 'video':
    case 'audio':
      return `<${embed.type} src="${src}" controls preload="none"></${embed.type}>`;
    case 'map':
      return drawLink(src, words.map);
    default:
      return drawLink(`https://www.youtube.com/watch?v=${readYoutubeId(embed.src)}`, words.video);
  }
}

function drawPicture(src: string, pictures: readonly Picture[]): string {
  const libraryPicture = pictures.find(({ file }) => file === uploadNameOf(src));
  const size = libraryPicture ? ` width="${libraryPicture.width}" height="${libraryPicture.height}"` : '';
  return `<img src="${sizedAddress(src)}" alt="${escapeMarkup(libraryPicture?.alt ?? '')}"${size} loading="lazy" decoding="async">`;
}

function sizedAddress(src: string): string {
  return src.includes('?') ? src : `${src}?w=${WIDTH}`;
}

function drawLink(address: string, text: string): string {
  return `<p><a href="${address}" target="_blank" rel="noopener">${escapeMarkup(text)}</a></p>`;
}
