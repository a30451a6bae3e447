import type { ChainedCommands, Editor } from '@tiptap/core';

/**
 * Changes the text from a button or a window outside of it, and gives it the focus with its caret, so that one goes on
 * writing behind what changed. TipTap's own command for the focus is not used: in Safari it focuses the element before the
 * caret stands in it, whereupon WebKit puts that at the start, and the text believes it.
 */
export function changeText(editor: Editor, change: (chain: ChainedCommands) => ChainedCommands): void {
  change(editor.chain()).scrollIntoView().run();
  editor.view.focus();
}
