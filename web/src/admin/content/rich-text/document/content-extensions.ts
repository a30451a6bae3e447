import { readAttribute } from '@approdo/shared/rich-text/attributes';
import { Extension, type Extensions, getSchema } from '@tiptap/core';
import { OrderedList } from '@tiptap/extension-list';
import { StarterKit } from '@tiptap/starter-kit';
import { ContentLink } from './content-link.ts';
import { EmbedBlock } from './embed-block.ts';
import { Picture } from './picture.ts';
import { TextAlignment } from './text-alignment.ts';

/** The number of undo steps, and the pause that starts a new one (SPEC.md section 9). */
const HISTORY = { depth: 100, newGroupDelay: 500 };

/** A list's start number within the allowed range, whatever was typed. */
const NumberedList = OrderedList.extend({
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (element) => Number(readAttribute('ol', 'start', element.getAttribute('start') ?? '') ?? 1),
      renderHTML: ({ start }) => (readAttribute('ol', 'start', String(start)) && start !== 1 ? { start } : {}),
    },
    type: {
      default: null,
      parseHTML: (element) => readAttribute('ol', 'type', element.getAttribute('type') ?? '') ?? null,
    },
  }),
});

/**
 * Redo without anything to redo does nothing. With caps lock on, a browser reports the lower-case letter, and the key
 * without Shift would be tried next, which undoes.
 */
const OnlyRedo = Extension.create({
  name: 'onlyRedo',
  priority: 1000,
  addKeyboardShortcuts() {
    const redo = () => this.editor.commands.redo() || true;
    return { 'Shift-Mod-z': redo, 'Shift-Mod-я': redo };
  },
});

/** The blocks and marks of shared/rich-text; `embed` and `picture` are the nodes for embeds and pictures. */
export function contentExtensions(
  embed: typeof EmbedBlock = EmbedBlock,
  picture: typeof Picture = Picture,
): Extensions {
  return [
    StarterKit.configure({ undoRedo: HISTORY, link: false, orderedList: false, trailingNode: false }),
    OnlyRedo,
    NumberedList,
    ContentLink,
    TextAlignment,
    picture,
    embed,
  ];
}

export const contentSchema = getSchema(contentExtensions());
