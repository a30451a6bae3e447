import type { ChainedCommands, Editor } from '@tiptap/core';

/**
 * Changes the text from a button or window outside it, and focuses it with its caret, so that writing continues after
 * the change. TipTap's own focus command is not used: in Safari it focuses the element before the caret is set, and
 * WebKit then puts the caret at the start, which the editor takes over.
 */
export function changeText(editor: Editor, change: (chain: ChainedCommands) => ChainedCommands): void {
  change(editor.chain()).scrollIntoView().run();
  editor.view.focus();
}
