import { DOMParser as ContentParser, DOMSerializer, type Node, type Schema } from '@tiptap/pm/model';
import { contentSchema } from './content-extensions.ts';

/** Elements that hold blocks: white space between these means nothing. */
const CONTAINERS = 'body, ul, ol, li, blockquote';
const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, hr, div';

/** Parses stored content into a document; what the schema does not allow is dropped. */
export function readContent(html: string, schema: Schema = contentSchema): Node {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  dropLayout(body);
  return ContentParser.fromSchema(schema).parse(body, { preserveWhitespace: true });
}

/** Serialises a document to HTML with the elements that shared/rich-text lists. */
export function writeContent(content: Node): string {
  const holder = document.createElement('div');
  holder.append(DOMSerializer.fromSchema(content.type.schema).serializeFragment(content.content));
  return holder.innerHTML;
}

/** Drops the line breaks and indentation of the markup itself; typed spaces stay. */
function dropLayout(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  }
  for (const text of texts) {
    if (text.parentElement?.closest('pre')) continue;
    if (isBetweenBlocks(text)) text.remove();
    else text.data = text.data.replace(/(?<![ \t])[ \t]*[\r\n]+\s*/g, ' ');
  }
}

function isBetweenBlocks(text: Text): boolean {
  if (/\S/.test(text.data) || !text.parentElement?.matches(CONTAINERS)) return false;
  const beside = [text.previousElementSibling, text.nextElementSibling];
  return beside.some((element) => element === null || element.matches(BLOCKS));
}
