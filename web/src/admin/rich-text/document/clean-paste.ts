import { cleanText } from '@approdo/shared/domain/text/text';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { libraryPathOf } from './pasted-pictures.ts';

/** What Word says of a paragraph that is a point of a list: `mso-list:l0 level2 lfo1`. */
const POINT = /mso-list:\s*l\d+\s+level(\d)/i;

/** Word writes the bullet or number into the text, and says that it did. */
const MARKER = /mso-list:\s*ignore/i;

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

/** Turns the paragraphs that Word writes for the points of a list into lists. */
function rebuildWordLists(body: HTMLElement): void {
  let open: HTMLElement[] = [];
  for (const paragraph of body.querySelectorAll('p')) {
    const level = Number(POINT.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) {
      open = [];
      continue;
    }
    if (!followsList(paragraph, open[0])) open = [];
    const tag = takeMarker(paragraph);
    open = openLevel({ open: open.slice(0, level), level, tag, before: paragraph });
    const point = paragraph.ownerDocument.createElement('li');
    point.append(paragraph);
    open.at(-1)?.append(point);
  }
}

/** Whether nothing but spaces stands between the list and the paragraph. */
function followsList(paragraph: Element, list: Element | undefined): boolean {
  return list !== undefined && paragraph.previousElementSibling === list;
}

type Level = {
  readonly open: readonly HTMLElement[];
  readonly level: number;
  readonly tag: 'ul' | 'ol';
  readonly before: HTMLElement;
};

/** The lists from the outermost to the one of the level, with those that are not there yet. */
function openLevel({ open, level, tag, before }: Level): HTMLElement[] {
  const lists = [...open];
  while (lists.length < level) {
    const list = before.ownerDocument.createElement(tag);
    const outer = lists.at(-1);
    if (!outer) before.before(list);
    else (outer.lastElementChild ?? outer).append(list);
    lists.push(list);
  }
  return lists;
}

/** Takes the bullet or number out of the text, and tells which of the two it was. */
function takeMarker(paragraph: HTMLElement): 'ul' | 'ol' {
  const markers = [...paragraph.querySelectorAll('[style]')].filter((element) =>
    MARKER.test(element.getAttribute('style') ?? ''),
  );
  const text = markers.map((marker) => marker.textContent).join('');
  for (const marker of markers) marker.remove();
  return /^\s*[\da-z]+[.)]/i.test(text) ? 'ol' : 'ul';
}
