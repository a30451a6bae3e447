import { readAttribute } from '@approdo/shared/rich-text/attributes';
import { Extension, type Extensions, getSchema } from '@tiptap/core';
import { OrderedList } from '@tiptap/extension-list';
import { StarterKit } from '@tiptap/starter-kit';
import { ContentLink } from './content-link.ts';
import { EmbedBlock } from './embed-block.ts';
import { Picture } from './picture.ts';
import { TextAlignment } from './text-alignment.ts';

/** Steps that can be taken back, and the pause that parts one from the next (SPEC.md section 9). */
const HISTORY = { depth: 100, newGroupDelay: 500 };

/** Numbers of a list as content may have them, whatever was typed before the first point. */
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
 * Redoing where nothing is to be redone does nothing. With the capitals lock a browser tells the small letter, and the key
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

/** The blocks and marks of shared/rich-text, with `embed` for what stands where an embed does, `picture` likewise. */
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
