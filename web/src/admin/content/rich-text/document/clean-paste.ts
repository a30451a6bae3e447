import { cleanText } from '@approdo/shared/domain/base/text/text';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { replaceFrames } from './pasted-frames.ts';
import { rebuildLists } from './pasted-lists.ts';
import { libraryPathOf } from './pasted-pictures.ts';
import { keepBlocksApart, unfoldTables } from './pasted-tables.ts';

/** Elements that are never text, wherever they were copied from. */
const NO_CONTENT =
  'script, style, title, meta, link, xml, svg, math, button, input, select, textarea, iframe, [hidden]';

/**
 * Makes HTML from Word, a web page or another program readable for the editor: its lists become lists, the contents of
 * blocks or cells stay apart, and pictures outside the library are removed.
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

/** Normalises texts as the server will, so that what is seen is what is stored. */
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

/** Programs may indent lines with tabs. */
function cleanVerbatim(text: string): string {
  return text.split('\t').map(cleanBetween).join('\t');
}

/** Spaces at the ends may separate it from its neighbours. */
function cleanBetween(text: string): string {
  return cleanText(`.${text.replaceAll('\t', '    ')}.`).slice(1, -1);
}

/** Unwraps an element whose style cancels its tag: Google Docs wraps a whole text into a `b` that is not bold. */
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
