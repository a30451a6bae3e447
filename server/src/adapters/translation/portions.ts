import type { SentText } from './translation-service.ts';

/** A piece of a text; `of` is the index of that text. */
type Piece = { readonly of: number; readonly text: string };

export type Portion = readonly Piece[];

type Limits = {
  /** Maximum size of the texts as JSON, in UTF-8 bytes. */
  readonly bytes: number;
  readonly texts: number;
};

/** An opening or closing tag; void elements are skipped. */
const TAG = /<(\/?)(?!br\b|hr\b|img\b)[a-z][^>]*>/g;

/** Splits texts into portions that fit a request; html is cut between blocks, and oversized pieces are left out. */
export function portionsOf(texts: readonly SentText[], limits: Limits): Portion[] {
  const pieces = texts.flatMap(({ text, format }, of) =>
    (format === 'html' ? cutHtml(text, limits.bytes) : [text]).map((piece) => ({ of, text: piece })),
  );
  const portions: Piece[][] = [];
  let room = 0;
  for (const piece of pieces.filter(({ text }) => sizeOf(text) <= limits.bytes)) {
    const size = sizeOf(piece.text);
    const last = portions.at(-1);
    if (last && size <= room && last.length < limits.texts) {
      last.push(piece);
      room -= size;
    } else {
      portions.push([piece]);
      room = limits.bytes - size;
    }
  }
  return portions;
}

/** Joins translated pieces back into texts; undefined for a text with a missing piece. */
export function joinPieces(
  texts: readonly SentText[],
  translated: readonly Piece[],
  limits: Limits,
): (string | undefined)[] {
  const byText = Map.groupBy(translated, ({ of }) => of);
  return texts.map(({ text, format }, index) => {
    const wanted = format === 'html' ? cutHtml(text, limits.bytes).length : 1;
    const pieces = byText.get(index) ?? [];
    return pieces.length === wanted ? pieces.map((piece) => piece.text).join('') : undefined;
  });
}

/** In characters, as services count them. */
export function lengthOf(portion: Portion): number {
  return portion.reduce((sum, { text }) => sum + text.length, 0);
}

function cutHtml(html: string, most: number): string[] {
  if (sizeOf(html) <= most) return [html];
  const pieces: string[][] = [];
  let room = 0;
  for (const block of listBlocks(html)) {
    const size = sizeOf(block);
    if (size <= room) pieces.at(-1)?.push(block);
    else pieces.push([block]);
    room = size <= room ? room - size : most - size;
  }
  return pieces.map((blocks) => blocks.join(''));
}

/** The outermost elements, each with any text before it. */
function listBlocks(html: string): string[] {
  const blocks: string[] = [];
  let [depth, start] = [0, 0];
  for (const tag of html.matchAll(TAG)) {
    depth += tag[1] === '/' ? -1 : 1;
    const end = tag.index + tag[0].length;
    if (depth > 0) continue;
    blocks.push(html.slice(start, end));
    start = end;
  }
  return start < html.length ? [...blocks, html.slice(start)] : blocks;
}

function sizeOf(text: string): number {
  return Buffer.byteLength(JSON.stringify(text)) + 1;
}
