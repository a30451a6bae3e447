/** The marks that text may carry, by the element that each is stored as. */
export const markTags = {
  bold: 'strong',
  italic: 'em',
  strike: 's',
  underline: 'u',
  code: 'code',
  link: 'a',
} as const;

/** The blocks that content is built of, by the element that each is stored as; embeds are in embed.ts. */
export const blockTags = {
  paragraph: 'p',
  heading1: 'h1',
  heading2: 'h2',
  heading3: 'h3',
  heading4: 'h4',
  heading5: 'h5',
  heading6: 'h6',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  codeBlock: 'pre',
  horizontalRule: 'hr',
  hardBreak: 'br',
  picture: 'img',
} as const;

/** Every element that content may hold but for the `div` of an embed. */
export const contentTags: readonly string[] = [...Object.values(markTags), ...Object.values(blockTags)];

/** Blocks of other writing, whose tags are dropped: what stands in one does not run into what stands beside it. */
export const foreignBlockTags: readonly string[] = [
  ...['address', 'article', 'aside', 'body', 'center', 'details', 'dialog', 'dir', 'div', 'fieldset', 'figcaption'],
  ...['figure', 'footer', 'form', 'header', 'hgroup', 'legend', 'listing', 'main', 'menu', 'nav', 'optgroup', 'search'],
  ...['section', 'summary', 'dl', 'dt', 'dd', 'caption', 'table', 'tbody', 'tfoot', 'thead', 'tr', 'td', 'th'],
];

/** Elements of older or foreign writing, by the one that means the same here. */
export const tagAliases: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  ins: 'u',
};

export const alignments = ['left', 'center', 'right', 'justify'] as const;
export type Alignment = (typeof alignments)[number];

/** The elements whose text may be aligned. */
export const alignedTags: readonly string[] = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** How an alignment is written, as browsers and the editor write it; the one style there is. */
export function writeAlignment(alignment: Alignment): string {
  return `text-align: ${alignment};`;
}

/** The alignment that a style attribute asks for, whatever else it says. */
export function readAlignment(style: string): Alignment | undefined {
  const word = /(?:^|;)\s*text-align\s*:\s*(\w+)\s*(?:;|$)/i.exec(style)?.[1]?.toLowerCase();
  return alignments.find((alignment) => alignment === word);
}

/** More levels than anyone writes, fewer than make a reader stumble; deeper elements are dropped, their text is kept. */
export const MAX_DEPTH = 60;

/** Bytes of UTF-8 that content may have (API.md, Bounds). */
export const MAX_CONTENT_BYTES = 1024 * 1024;
