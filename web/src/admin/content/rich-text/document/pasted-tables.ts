import { blockTags, foreignBlockTags } from '@approdo/shared/rich-text/elements';

const INLINE: readonly string[] = [blockTags.hardBreak, blockTags.picture];
const BLOCKS = [...Object.values(blockTags).filter((tag) => !INLINE.includes(tag)), ...foreignBlockTags].join(', ');

/**
 * Replaces tables by their contents, since content has no cells: a row of words becomes one line with its marks; a row
 * with blocks in a cell becomes the blocks of each.
 */
export function unfoldTables(body: HTMLElement): void {
  // Inner tables come first, and are blocks of a cell by then.
  for (const table of [...body.querySelectorAll('table')].toReversed()) {
    const caption = table.caption ? toParagraph([table.caption]) : [];
    table.replaceWith(...caption, ...[...table.rows].flatMap(unfoldRow));
  }
}

/** Turns blocks that content does not have into lines, including those that the editor takes for inline text. */
export function keepBlocksApart(body: HTMLElement): void {
  for (const block of body.querySelectorAll(foreignBlockTags.filter((tag) => tag !== 'div').join(', '))) {
    const plain = body.ownerDocument.createElement('div');
    for (const { name, value } of block.attributes) plain.setAttribute(name, value);
    plain.append(...block.childNodes);
    block.replaceWith(plain);
  }
}

function unfoldRow(row: HTMLTableRowElement): Node[] {
  const cells = [...row.cells].map(openCell).filter(hasContent);
  const hasBlocks = cells.some((cell) => cell.querySelector(BLOCKS) !== null);
  return hasBlocks ? cells.flatMap(toBlocks) : toParagraph(cells);
}

/** The cell, or the only paragraph that word processors put into it, without the white space of the markup. */
function openCell(cell: HTMLTableCellElement): HTMLElement {
  const [only, ...others] = cell.children;
  const isAll = others.length === 0 && cell.textContent?.trim() === only?.textContent?.trim();
  const opened = isAll && only instanceof HTMLElement && only.matches('p, div') ? only : cell;
  const texts = textsOf(opened).filter((text) => !text.parentElement?.closest('pre'));
  for (const text of texts) text.data = text.data.replace(/[ \t\r\n\f]+/g, ' ');
  const [first] = texts;
  const last = texts.at(-1);
  if (first) first.data = first.data.trimStart();
  if (last) last.data = last.data.trimEnd();
  return opened;
}

function toBlocks(cell: HTMLElement): Node[] {
  return cell.querySelector(BLOCKS) ? [...cell.childNodes] : toParagraph([cell]);
}

/** Joins the parts into one line; none if they are empty. */
function toParagraph(parts: readonly HTMLElement[]): HTMLElement[] {
  const [first, ...others] = parts;
  if (!first) return [];
  const line = first.ownerDocument.createElement('p');
  line.append(...first.childNodes);
  for (const other of others) line.append(' · ', ...other.childNodes);
  return [line];
}

function hasContent(cell: HTMLElement): boolean {
  return /\S/.test(cell.textContent ?? '') || cell.querySelector('img, iframe, [data-type]') !== null;
}

function textsOf(element: HTMLElement): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}
