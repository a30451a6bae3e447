import { MAX_CONTENT_BYTES } from '@approdo/shared/rich-text/elements';
import { escapeMarkup } from '@approdo/shared/rich-text/stored-content';

type Mark = { readonly tag: string; readonly markup: string };

/** A text over 1 MB, or nested deeper than 200 levels. */
export class TextTooLargeError extends Error {
  override readonly name = 'TextTooLargeError';
}

/**
 * Blocks that are written one after another: words gather in a paragraph until a block begins or ends. A line that is
 * nothing but pictures, or an address, stands between paragraphs. Marks are closed before a block and go on after it.
 */
export type Flow = {
  /** The block that an address becomes that has a line of its own. */
  readonly blockOfAddress: (address: string) => string;
  readonly written: string[];
  size: number;
  readonly marks: Mark[];
  block: { readonly tag: string; readonly attributes: string };
  /** The markup of the paragraph at hand. */
  pieces: string[];
  /** What is written before the next words, where there are earlier ones in the paragraph. */
  gap: string;
  hasEarlierLines: boolean;
  line: Line;
  /** The beginning of the text without markup. */
  plain: string;
};

type Line = {
  /** Where it begins in the pieces and in the plain text, and the marks that are open there. */
  readonly start: number;
  readonly plainStart: number;
  readonly marks: readonly Mark[];
  text: string;
  readonly pictures: string[];
};

const PARAGRAPH = { tag: 'p', attributes: '' };
const PLAIN_LENGTH = 2000;
const ADDRESS = /^https?:\/\/[^\s<>"]{1,2000}$/i;

export function openFlow(blockOfAddress: (address: string) => string): Flow {
  const line = { start: 0, plainStart: 0, marks: [], text: '', pictures: [] };
  const paragraph = { block: PARAGRAPH, pieces: [], gap: '', hasEarlierLines: false, line };
  return { blockOfAddress, written: [], size: 0, marks: [], plain: '', ...paragraph };
}

/** Ends the paragraph. */
export function flush(flow: Flow): void {
  const { line, marks } = flow;
  const alone = standAlone(flow);
  if (alone !== undefined) {
    flow.pieces.length = line.start;
    flow.plain = flow.plain.slice(0, line.plainStart);
  }
  const hasWords = flow.hasEarlierLines || (alone === undefined && line.text.trim() !== '');
  if (hasWords) writeParagraph(flow, alone === undefined ? marks : line.marks);
  if (alone !== undefined) write(flow, alone);
  flow.pieces = marks.map(({ markup }) => markup);
  flow.gap = '';
  flow.hasEarlierLines = false;
  addPlain(flow, ' ');
  beginLine(flow);
}

/** What stands between paragraphs in the place of the line; undefined where it is words. */
function standAlone({ line, marks, block, pieces, blockOfAddress }: Flow): string | undefined {
  const text = line.text.trim();
  if (text === '') return line.pictures.length > 0 ? line.pictures.join('') : undefined;
  if (line.pictures.length > 0 || block.tag !== 'p' || !ADDRESS.test(text)) return undefined;
  const isLinked = [...marks, ...line.marks].some(({ tag }) => tag === 'a');
  if (isLinked || pieces.slice(line.start).some((piece) => piece.startsWith('<a '))) return undefined;
  return blockOfAddress(text);
}

function writeParagraph(flow: Flow, open: readonly Mark[]): void {
  const { tag, attributes } = flow.block;
  const closing = open.map((mark) => `</${mark.tag}>`).reverse();
  write(flow, `<${tag}${attributes}>${flow.pieces.join('')}${closing.join('')}</${tag}>`);
}

/** Bounded, as marks that go on in each paragraph make more of a text than was there. */
function write(flow: Flow, markup: string): void {
  flow.size += markup.length;
  if (flow.size > MAX_CONTENT_BYTES) throw new TextTooLargeError('too much text');
  flow.written.push(markup);
}

function beginLine(flow: Flow): void {
  const { pieces, plain, marks } = flow;
  flow.line = { start: pieces.length, plainStart: plain.length, marks: [...marks], text: '', pictures: [] };
}

function isLineEmpty({ line }: Flow): boolean {
  return line.text === '' && line.pictures.length === 0;
}

function addPlain(flow: Flow, words: string): void {
  if (flow.plain.length < PLAIN_LENGTH) flow.plain += words.slice(0, PLAIN_LENGTH);
}

/** Words as a person reads them. */
export function writeWords(flow: Flow, words: string): void {
  const shown = isLineEmpty(flow) ? words.trimStart() : words;
  if (shown === '') return;
  writeGap(flow);
  flow.pieces.push(/[<>&"]/.test(shown) ? escapeMarkup(shown) : shown);
  flow.line.text += shown;
  addPlain(flow, shown);
}

/** A picture, as it stands alone and among words. */
export function writePicture(flow: Flow, alone: string, amongWords: string): void {
  writeGap(flow);
  flow.pieces.push(amongWords);
  flow.line.pictures.push(alone);
}

function writeGap(flow: Flow): void {
  if (flow.gap !== '' && flow.hasEarlierLines) flow.pieces.push(flow.gap);
  flow.gap = '';
}

/** A line break that was asked for; two of them part paragraphs, as in WordPress. */
export function breakLine(flow: Flow): void {
  if (isLineEmpty(flow) && flow.gap === '<br>') flush(flow);
  else endLine(flow);
}

/** The end of a line of source text; it adds nothing to a break. */
export function endSourceLine(flow: Flow): void {
  if (!isLineEmpty(flow)) endLine(flow);
}

function endLine(flow: Flow): void {
  if (standAlone(flow) !== undefined) flush(flow);
  else separate(flow, '<br>');
}

/** Parts what follows from the words that stand in the paragraph already. */
export function separate(flow: Flow, separator: string): void {
  flow.hasEarlierLines ||= flow.line.text.trim() !== '' || flow.line.pictures.length > 0;
  flow.gap = separator;
  addPlain(flow, ' ');
  beginLine(flow);
}

export function openMark(flow: Flow, tag: string, markup: string): void {
  flow.marks.push({ tag, markup });
  flow.pieces.push(markup);
}

export function closeMark(flow: Flow): void {
  const mark = flow.marks.pop();
  if (mark) flow.pieces.push(`</${mark.tag}>`);
}

/** Begins a paragraph or heading; without a tag, whatever follows is in paragraphs again. */
export function beginBlock(flow: Flow, tag?: string, attributes = ''): void {
  flush(flow);
  flow.block = tag === undefined ? PARAGRAPH : { tag, attributes };
}

/** Writes markup between paragraphs. */
export function writeBlock(flow: Flow, markup: string): void {
  flush(flow);
  write(flow, markup);
}
