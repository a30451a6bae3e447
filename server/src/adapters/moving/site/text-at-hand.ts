import { cleanLine, visibleLength } from '@approdo/shared/domain/base/text/text';
import { readEmbed } from '@approdo/shared/rich-text/embed';
import { readEmbedSource, type SourceEmbedType } from '@approdo/shared/rich-text/embed-source';
import { isContentLink } from '@approdo/shared/rich-text/link-target';
import { escapeMarkup, markupOf } from '@approdo/shared/rich-text/stored-content';
import { endSourceLine, type Flow, flush, openFlow, writeBlock, writePicture, writeWords } from './flow.ts';
import { isPictureAddress, type OldPictures } from './old-pictures.ts';
import { type Shortcode, splitShortcodes } from './shortcodes.ts';
import type { PostFacts } from './site-facts.ts';

export type TextSource = {
  /** What relative addresses are relative to. */
  readonly base: string;
  /** WordPress' text without or with blocks, or HTML of others. */
  readonly writing: 'CLASSIC' | 'BLOCKS' | 'HTML';
  readonly pictures: OldPictures;
  /** The pictures attached to a post, to this one where no id is told: a gallery without ids shows them. */
  readonly attachedTo: (id: string | undefined) => readonly string[];
  /** A block that several texts share, as HTML. */
  readonly findBlock: (id: string) => string | undefined;
  readonly countShortcode: (name: string) => void;
};

export type Attributes = Readonly<Record<string, string>>;

/** A text while it is converted. */
export type TextAtHand = {
  readonly source: TextSource;
  readonly flow: Flow;
  /** References of pictures, in the order of the text. */
  readonly pictures: Set<string>;
  readonly galleries: PostFacts['galleries'][number][];
  readonly warnings: Set<string>;
  /** Where the links lead that are open. */
  readonly links: string[];
  /** Above zero in what is not for readers, where ends of lines mean nothing, and in a row of a table. */
  readonly within: { skipped: number; still: number; row: number };
  /** The text of a `pre`. */
  code: string | undefined;
  /** The pictures of a gallery, whose words are left out. */
  gallery: string[] | undefined;
  figure: { readonly pictures: string[]; caption: string; isCaption: boolean } | undefined;
  /** An element that plays the first of its sources. */
  player: 'audio' | 'video' | undefined;
};

const MAX_CAPTION = 300;

export function openText(source: TextSource): TextAtHand {
  const flow = openFlow((address) => frameMarkup(address, ['youtube']));
  const within = { skipped: 0, still: 0, row: 0 };
  const nothingOpen = { code: undefined, gallery: undefined, figure: undefined, player: undefined };
  const found = { pictures: new Set<string>(), galleries: [], warnings: new Set<string>() };
  return { source, flow, ...found, links: [], within, ...nothingOpen };
}

/** Words between tags, with their shortcodes. */
export function addText(text: TextAtHand, words: string, ended: ReadonlySet<string>): void {
  if (text.within.skipped > 0) return;
  if (text.code !== undefined) {
    text.code += words;
    return;
  }
  const mayHaveShortcodes = text.source.writing !== 'HTML' && words.includes('[');
  for (const part of mayHaveShortcodes ? splitShortcodes(words, ended) : [words]) {
    if (typeof part === 'string') addWords(text, part);
    else runShortcode(text, part);
  }
}

function addWords(text: TextAtHand, words: string): void {
  if (text.figure?.isCaption) text.figure.caption += words;
  else if (text.gallery) return;
  else if (text.source.writing === 'CLASSIC' && text.within.still === 0) addLines(text.flow, words);
  else writeWords(text.flow, words);
}

/** In classic text, ends of lines part lines, and empty lines part paragraphs. */
function addLines(flow: Flow, words: string): void {
  const lines = words.split('\n');
  for (const [index, line] of lines.entries()) {
    const isEmpty = index > 0 && index < lines.length - 1 && line.trim() === '';
    if (isEmpty) flush(flow);
    else if (index > 0) endSourceLine(flow);
    writeWords(flow, line);
  }
}

function runShortcode(text: TextAtHand, { name, attributes, isEnd }: Shortcode): void {
  const { source } = text;
  if (name === 'embed') flush(text.flow);
  else if (name === 'caption' || name === 'wp_caption') {
    if (isEnd) endFigure(text);
    else openFigure(text, { caption: attributes.get('caption') ?? '', isCaption: true });
  } else if (isEnd) return;
  else if (name === 'gallery') {
    const ids = (attributes.get('ids') ?? attributes.get('include'))?.split(',');
    const listed = ids?.flatMap((id) => source.pictures.referToId(id.trim()) ?? []);
    showGallery(text, listed ?? source.attachedTo(attributes.get('id')));
  } else {
    const media = attributes.get('src') ?? attributes.get(name === 'audio' ? 'mp3' : 'mp4');
    if ((name === 'audio' || name === 'video') && media !== undefined) showMedia(text, name, media);
    else source.countShortcode(name);
  }
}

export function openFigure(text: TextAtHand, { caption = '', isCaption = false } = {}): void {
  flush(text.flow);
  text.figure = { pictures: [], caption, isCaption };
}

/** The caption goes to the picture; it stays in the text where there is none, or it is too long. */
export function endFigure(text: TextAtHand): void {
  flush(text.flow);
  const caption = cleanLine(text.figure?.caption ?? '');
  const picture = text.figure?.pictures[0];
  text.figure = undefined;
  if (caption === '') return;
  const isFitting = visibleLength(caption, MAX_CAPTION + 1) <= MAX_CAPTION;
  if (isFitting && picture !== undefined) text.source.pictures.describe(picture, { caption });
  else writeBlock(text.flow, `<p>${escapeMarkup(caption)}</p>`);
}

export function showGallery(text: TextAtHand, references: readonly string[]): void {
  const pictures = [...new Set(references)];
  if (pictures.length === 0) return;
  for (const picture of pictures) text.pictures.add(picture);
  const placeholder = String(text.galleries.length + 1);
  text.galleries.push({ placeholder, pictures });
  writeBlock(text.flow, `<figure data-moving-gallery="${placeholder}"></figure>`);
}

export function showPicture(text: TextAtHand, attributes: Attributes): void {
  const { alt = '', class: classes = '', width = '', src, srcset = '' } = attributes;
  const isEmoji = /(?:^|\s)(?:emoji|wp-smiley)(?:\s|$)/.test(classes);
  const isForCounting = width === '1';
  if (isEmoji) writeWords(text.flow, alt);
  if (isEmoji || isForCounting) return;
  const listed = srcset.split(',').map((candidate) => candidate.trim().split(/\s/, 1)[0]);
  const addresses = [src, attributes['data-src'], attributes['data-full-url'], ...listed].flatMap((address) =>
    address ? (wholeAddress(address, text.source.base) ?? []) : [],
  );
  const reference = referTo(text, addresses, classes);
  if (reference === undefined) {
    showForeignPicture(text.flow, addresses[0] ?? '', alt);
    return;
  }
  text.source.pictures.describe(reference, { alt });
  text.figure?.pictures.push(reference);
  if (text.gallery) {
    text.gallery.push(reference);
    return;
  }
  text.pictures.add(reference);
  const name = escapeMarkup(reference);
  const amongWords = `<img src="moving:${name}" alt="${escapeMarkup(cleanLine(alt))}">`;
  writePicture(text.flow, `<figure data-moving-picture="${name}"></figure>`, amongWords);
}

/** A link around a picture often leads to its widest version; WordPress also writes the picture's id as a class. */
function referTo({ source, links }: TextAtHand, addresses: readonly string[], classes: string): string | undefined {
  const link = links.at(-1);
  const all = link !== undefined && isPictureAddress(link) ? [...addresses, link] : addresses;
  const id = /(?:^|\s)wp-image-(\d{1,20})(?:\s|$)/.exec(classes)?.[1];
  return source.pictures.refer(all) ?? (id === undefined ? undefined : source.pictures.referToId(id));
}

function showForeignPicture(flow: Flow, address: string, alt: string): void {
  const src = readEmbedSource('image', secured(address));
  if (!src) return;
  const amongWords = `<img src="${escapeMarkup(src)}" alt="${escapeMarkup(cleanLine(alt))}">`;
  writePicture(flow, markupOf({ type: 'image', src }), amongWords);
}

export function showMedia({ flow, source }: TextAtHand, type: 'audio' | 'video', address: string): void {
  const src = wholeAddress(address, source.base);
  if (src === undefined) return;
  const ending = type === 'audio' ? /\.mp3$/i : /\.(?:mp4|m4v)$/i;
  const isPlayed = ending.test(src.split(/[?#]/, 1)[0] ?? '');
  writeBlock(flow, (isPlayed ? embedMarkup(type, secured(src)) : undefined) ?? linkMarkup(src));
}

/** What a frame shows: an embed where it is one of those, else a link in a paragraph. */
export function frameMarkup(address: string, types: readonly SourceEmbedType[]): string {
  const [embed] = types.flatMap((type) => embedMarkup(type, address) ?? []);
  return embed ?? linkMarkup(address);
}

function embedMarkup(type: SourceEmbedType, address: string): string | undefined {
  const embed = readEmbedSource(type, address) ? readEmbed({ 'data-type': type, 'data-src': address }) : undefined;
  return embed && markupOf(embed);
}

function linkMarkup(address: string): string {
  const words = escapeMarkup(address);
  return isContentLink(address) ? `<p><a href="${words}">${words}</a></p>` : '';
}

/** An address with its host; undefined where nothing may lead there. A place on the page stays what it is. */
export function wholeAddress(address: string, base: string): string | undefined {
  const written = address.trim();
  const isWhole = written.startsWith('#') || /^[a-z][a-z0-9+.-]*:/i.test(written);
  const whole = isWhole ? written : URL.parse(written, base)?.href;
  return whole !== undefined && isContentLink(whole) ? whole : undefined;
}

function secured(address: string): string {
  return address.replace(/^http:/i, 'https:');
}
