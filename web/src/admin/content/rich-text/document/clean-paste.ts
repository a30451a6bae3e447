import { cleanText } from '@approdo/shared/domain/base/text/text';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { replaceFrames } from './pasted-frames.ts';
import { rebuildLists } from './pasted-lists.ts';
import { libraryPathOf } from './pasted-pictures.ts';
import { keepBlocksApart, unfoldTables } from './pasted-tables.ts';

/** What never is text, wherever it was copied from. */
const NO_CONTENT =
  'script, style, title, meta, link, xml, svg, math, button, input, select, textarea, iframe, [hidden]';

/**
 * Markup of Word, of a web page or of another program as the editor can read it: its lists are lists, what stands in
 * blocks or cells stays apart, and pictures that do not lie in the library stay away.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  rebuildLists(body);
  unwrapUnmarked(body);
  replaceFrames(body);
  for (const element of body.querySelectorAll(NO_CONTENT)) element.remove();
  for (const picture of body.querySelectorAll('img')) {
    const path = libraryPathOf(picture.getAttribute('src') ?? '');
    if (path === undefined) picture.remove();
    else picture.setAttribute('src', path);
  }
  unfoldTables(body);
  keepBlocksApart(body);
  return body.innerHTML;
}

/** Its texts as the server will store them, so that what is seen is what is kept. */
export function cleanPastedSlice(slice: Slice): Slice {
  return new Slice(cleanTexts(slice.content, false), slice.openStart, slice.openEnd);
}

function cleanTexts(content: Fragment, isVerbatim: boolean): Fragment {
  const cleaned: Node[] = [];
  content.forEach((node) => {
    if (!node.isText) cleaned.push(node.copy(cleanTexts(node.content, node.type.spec.code ?? false)));
    else {
      const text = isVerbatim ? cleanVerbatim(node.text ?? '') : cleanBetween(node.text ?? '');
      if (text !== '') cleaned.push(node.type.schema.text(text, node.marks));
    }
  });
  return Fragment.fromArray(cleaned);
}

/** Lines of a program may be moved in by tabs. */
function cleanVerbatim(text: string): string {
  return text.split('\t').map(cleanBetween).join('\t');
}

/** The spaces at its ends may part it from what stands beside it. */
function cleanBetween(text: string): string {
  return cleanText(`.${text.replaceAll('\t', '    ')}.`).slice(1, -1);
}

/** An element that marks nothing by its style, though its name does: Google Docs puts a whole text into a `b` that is not bold. */
function unwrapUnmarked(body: HTMLElement): void {
  for (const [tags, isUnmarked] of UNMARKED) {
    for (const element of body.querySelectorAll<HTMLElement>(tags)) {
      if (isUnmarked(element.style)) element.replaceWith(...element.childNodes);
    }
  }
}

const UNMARKED: readonly (readonly [string, (style: CSSStyleDeclaration) => boolean])[] = [
  ['b, strong', ({ fontWeight }) => /^(?:normal|lighter|[1-4]\d\d)$/.test(fontWeight)],
  ['i, em', ({ fontStyle }) => fontStyle === 'normal'],
  [
    'u, s, strike, del, ins',
    ({ textDecoration, textDecorationLine }) => [textDecoration, textDecorationLine].includes('none'),
  ],
];
