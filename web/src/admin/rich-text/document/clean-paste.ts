import { cleanText } from '@approdo/shared/domain/text/text';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { libraryPathOf } from './pasted-pictures.ts';
import { rebuildWordLists } from './word-lists.ts';

/** What never is text, wherever it was copied from. */
const NO_CONTENT =
  'script, style, title, meta, link, xml, svg, math, button, input, select, textarea, iframe, [hidden]';

/**
 * Markup of Word, of a web page or of another program as the editor can read it: its lists are lists, the cells of a
 * table stay apart, and pictures that do not lie in the library stay away.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  rebuildWordLists(body);
  for (const element of body.querySelectorAll(NO_CONTENT)) element.remove();
  for (const picture of body.querySelectorAll('img')) {
    const path = libraryPathOf(picture.getAttribute('src') ?? '');
    if (path === undefined) picture.remove();
    else picture.setAttribute('src', path);
  }
  for (const row of body.querySelectorAll('tr')) separateCells(row);
  return body.innerHTML;
}

/** Its texts as the server will store them, so that what is seen is what is kept. */
export function cleanPastedSlice(slice: Slice): Slice {
  return new Slice(cleanTexts(slice.content), slice.openStart, slice.openEnd);
}

function cleanTexts(content: Fragment): Fragment {
  const cleaned: Node[] = [];
  content.forEach((node) => {
    if (!node.isText) cleaned.push(node.copy(cleanTexts(node.content)));
    else {
      const text = cleanBetween(node.text ?? '');
      if (text !== '') cleaned.push(node.type.schema.text(text, node.marks));
    }
  });
  return Fragment.fromArray(cleaned);
}

/** The spaces at its ends may part it from what stands beside it. */
function cleanBetween(text: string): string {
  return cleanText(`.${text.replaceAll('\t', '    ')}.`).slice(1, -1);
}

function separateCells(row: HTMLTableRowElement): void {
  const line = row.ownerDocument.createElement('p');
  const texts = [...row.cells].map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim()).filter(Boolean);
  line.append(texts.join(' · '));
  row.replaceChildren(line);
}
