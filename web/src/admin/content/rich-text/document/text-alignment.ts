import { type Alignment, readAlignment, writeAlignment } from '@approdo/shared/rich-text/elements';
import { Extension } from '@tiptap/core';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    textAlignment: {
      /** Aligns the paragraphs and headings of the selection; null is the site's default. */
      alignText: (alignment: Alignment | null) => ReturnType;
    };
  }
}

const ALIGNED = ['paragraph', 'heading'];

/** Text aligned left, centre, right or justified. */
export const TextAlignment = Extension.create({
  name: 'textAlignment',
  addGlobalAttributes: () => [
    {
      types: ALIGNED,
      attributes: {
        alignment: {
          default: null,
          parseHTML: (element) => readAlignment(element.getAttribute('style') ?? '') ?? null,
          renderHTML: ({ alignment }) => (alignment ? { style: writeAlignment(alignment) } : {}),
        },
      },
    },
  ],
  addCommands: () => ({
    alignText:
      (alignment) =>
      ({ commands }) =>
        ALIGNED.map((type) => commands.updateAttributes(type, { alignment })).some(Boolean),
  }),
  addKeyboardShortcuts() {
    return {
      'Mod-Shift-l': () => this.editor.commands.alignText(null),
      'Mod-Shift-e': () => this.editor.commands.alignText('center'),
      'Mod-Shift-r': () => this.editor.commands.alignText('right'),
      'Mod-Shift-j': () => this.editor.commands.alignText('justify'),
    };
  },
});
