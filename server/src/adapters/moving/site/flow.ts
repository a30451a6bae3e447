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
  /** What the paragraph at hand is written as. */
  block: { readonly tag: string; readonly attributes: string };
  /** The markup of its earlier lines. */
  earlier: string;
  hasEarlierWords: boolean;
  /** What is written before the next words, where there are earlier ones in the paragraph. */
  gap: string;
  line: Line;
  /** The beginning of the text without markup. */
  plain: string;
};

type Line = {
  /** The marks that are open where it begins. */
  readonly marks: readonly Mark[];
  markup: string;
  text: string;
  readonly pictures: string[];
};

const PLAIN_LENGTH = 2000;
const ADDRESS = /^https?:\/\/[^\s<>"]{1,2000}$/i;

export function openFlow(blockOfAddress: (address: string) => string): Flow {
  const paragraph = { block: { tag: 'p', attributes: '' }, earlier: '', hasEarlierWords: false, gap: '' };
  return { blockOfAddress, written: [], size: 0, marks: [], ...paragraph, line: startLine([]), plain: '' };
}

function startLine(marks: readonly Mark[]): Line {
  return { marks: [...marks], markup: '', text: '', pictures: [] };
}

/** Ends the paragraph. */
export function flush(flow: Flow): void {
  const { line, marks } = flow;
  const alone = standAlone(flow);
  if (alone !== undefined) {
    if (flow.hasEarlierWords) writeParagraph(flow, flow.earlier, line.marks);
    write(flow, alone);
  } else if (flow.hasEarlierWords || line.text.trim() !== '') writeParagraph(flow, flow.earlier + line.markup, marks);
  addPlain(flow, alone === undefined ? `${line.text} ` : ' ');
  flow.earlier = marks.map(({ markup }) => markup).join('');
  flow.hasEarlierWords = false;
  flow.gap = '';
  flow.line = startLine(marks);
}

/** What stands between paragraphs in the place of the line; undefined where it is words. */
function standAlone({ line, marks, block, blockOfAddress }: Flow): string | undefined {
  const text = line.text.trim();
  if (text === '') return line.pictures.length > 0 ? line.pictures.join('') : undefined;
  if (line.pictures.length > 0 || block.tag !== 'p' || !ADDRESS.test(text)) return undefined;
  const isLinked = line.markup.includes('<a ') || [...marks, ...line.marks].some(({ tag }) => tag === 'a');
  return isLinked ? undefined : blockOfAddress(text);
}

function writeParagraph(flow: Flow, markup: string, open: readonly Mark[]): void {
  const { tag, attributes } = flow.block;
  const closing = open.map((mark) => `</${mark.tag}>`).reverse();
  write(flow, `<${tag}${attributes}>${markup}${closing.join('')}</${tag}>`);
}

/** Bounded, as marks that go on in each paragraph make more of a text than was there. */
function write(flow: Flow, markup: string): void {
  flow.size += markup.length;
  if (flow.size > MAX_CONTENT_BYTES) throw new TextTooLargeError('too much text');
  flow.written.push(markup);
}

function addPlain(flow: Flow, words: string): void {
  if (flow.plain.length < PLAIN_LENGTH) flow.plain += words.slice(0, PLAIN_LENGTH);
}

function isLineEmpty({ line }: Flow): boolean {
  return line.text === '' && line.pictures.length === 0;
}

/** Words as a person reads them. */
export function writeWords(flow: Flow, words: string): void {
  const shown = isLineEmpty(flow) ? words.trimStart() : words;
  if (shown === '') return;
  writeInLine(flow, /[<>&"]/.test(shown) ? escapeMarkup(shown) : shown);
  flow.line.text += shown;
}

/** A picture, as it stands alone and among words. */
export function writePicture(flow: Flow, alone: string, amongWords: string): void {
  writeInLine(flow, amongWords);
  flow.line.pictures.push(alone);
}

function writeInLine(flow: Flow, markup: string): void {
  flow.line.markup += (flow.hasEarlierWords ? flow.gap : '') + markup;
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
  const { line } = flow;
  flow.earlier += line.markup;
  flow.hasEarlierWords ||= line.text.trim() !== '' || line.pictures.length > 0;
  flow.gap = separator;
  addPlain(flow, `${line.text} `);
  flow.line = startLine(flow.marks);
}

/** Begins a mark; what is returned ends the innermost. */
export function openMark(flow: Flow, tag: string, markup: string): () => void {
  flow.marks.push({ tag, markup });
  flow.line.markup += markup;
  return () => {
    const mark = flow.marks.pop();
    if (mark) flow.line.markup += `</${mark.tag}>`;
  };
}

/** Begins a paragraph or heading; without a tag, whatever follows is in paragraphs again. */
export function beginBlock(flow: Flow, tag = 'p', attributes = ''): void {
  flush(flow);
  flow.block = { tag, attributes };
}

/** Writes markup between paragraphs. */
export function writeBlock(flow: Flow, markup: string): void {
  flush(flow);
  write(flow, markup);
}
