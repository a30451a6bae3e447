// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { afterEach, expect, test } from 'vitest';
import { contentExtensions } from './content-extensions.ts';

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

test.each(['z', 'Z', 'я'])('Ctrl, Shift and %s never undo, with the capitals lock either', (key) => {
  editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: contentExtensions(),
    content: '<p></p>',
    editorProps: { handleScrollToSelection: () => true },
  });
  const press = (shiftKey: boolean) => {
    const keys = { key, keyCode: 90, ctrlKey: true, shiftKey, bubbles: true, cancelable: true };
    editor?.view.dom.dispatchEvent(new KeyboardEvent('keydown', keys));
  };
  editor.commands.insertContent('uno');
  press(true);
  expect(editor.getText()).toBe('uno');
  editor.commands.undo();
  expect(editor.getText()).toBe('');
  press(true);
  expect(editor.getText()).toBe('uno');
});
