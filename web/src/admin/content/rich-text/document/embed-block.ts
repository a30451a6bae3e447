import { type Embed, ForbiddenEmbedError, readEmbed, writeEmbed } from '@approdo/shared/rich-text/embed';
import { mergeAttributes, Node } from '@tiptap/core';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    embedBlock: {
      /** Inserts an embed at the selection, and a line to continue on if it would be the last block. */
      insertEmbed: (embed: Embed) => ReturnType;
    };
  }
}

/** An embed of shared/rich-text as one atomic block without editable content. */
export const EmbedBlock = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  selectable: true,
  draggable: true,
  addAttributes: () => ({ embed: { default: { type: 'gallery', slug: '' } satisfies Embed, rendered: false } }),
  parseHTML: () => [{ tag: 'div[data-type]', priority: 60, getAttrs: readBlock }],
  renderHTML: ({ node, HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, writeEmbed(node.attrs.embed))],
  addCommands() {
    return {
      insertEmbed:
        (embed) =>
        ({ chain, state }) => {
          const { $to } = state.selection;
          const isLast = $to.depth <= 1 && ($to.depth === 0 ? $to.pos : $to.after(1)) === state.doc.content.size;
          const block = { type: this.name, attrs: { embed } };
          return chain()
            .insertContent(isLast ? [block, { type: 'paragraph' }] : block)
            .run();
        },
    };
  },
});

/** False if the element is no embed or a forbidden one; its tag is then ignored. */
function readBlock(element: HTMLElement): { readonly embed: Embed } | false {
  try {
    const embed = readEmbed(Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])));
    return embed ? { embed } : false;
  } catch (fault) {
    if (fault instanceof ForbiddenEmbedError) return false;
    throw fault;
  }
}
