// @vitest-environment jsdom
import { type ChainedCommands, Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeText } from './change-text.ts';
import { contentExtensions } from './document/content-extensions.ts';
import { writeContent } from './document/content-html.ts';
import { FORMAT_GROUPS } from './toolbar-formats.ts';

const SAFARI = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15';

const GALLERY = '<div data-type="gallery" data-slug="la-casa"></div>';

let editor: Editor;

beforeEach(() => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(SAFARI);
  document.body.innerHTML = '<input><div></div>';
  editor = new Editor({
    element: document.querySelector('div'),
    extensions: contentExtensions(),
    content: `${GALLERY}<p>uno</p><p></p>`,
    // jsdom measures nothing.
    editorProps: { handleScrollToSelection: () => true },
  });
  focusAsWebKitDoes(editor.view.dom);
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  document.querySelector('input')?.focus();
});

afterEach(() => {
  editor.destroy();
  vi.restoreAllMocks();
});

/** Like WebKit: focusing an element without a selection puts the caret at the start of its text, and reports that. */
function focusAsWebKitDoes(text: HTMLElement): void {
  const focus = text.focus.bind(text);
  vi.spyOn(text, 'focus').mockImplementation((options) => {
    focus(options);
    const start = text.querySelector('p')?.firstChild;
    if (!start) return;
    document.getSelection()?.collapse(start, 0);
    queueMicrotask(() => document.dispatchEvent(new Event('selectionchange')));
  });
}

/** Waits for what the browser reports later: the selection, and the next frame. */
async function flush(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((done) => {
      setTimeout(done);
    });
    await new Promise(requestAnimationFrame);
  }
}

const write = (text: string) => editor.view.dispatch(editor.state.tr.insertText(text));
const [bold] = FORMAT_GROUPS.marks;

const CHANGES: readonly (readonly [string, (chain: ChainedCommands) => ChainedCommands, string])[] = [
  [
    'an embed',
    (chain) => chain.insertEmbed({ type: 'gallery', slug: 'la-casa' }),
    `${GALLERY}<p>uno</p>${GALLERY}<p>qui</p>`,
  ],
  ['a text', (chain) => chain.insertContent('due '), `${GALLERY}<p>uno</p><p>due qui</p>`],
  ['a mark of the toolbar', (chain) => bold?.apply(chain) ?? chain, `${GALLERY}<p>uno</p><p><strong>qui</strong></p>`],
  ['what is removed before it', (chain) => chain.deleteRange({ from: 1, to: 6 }), `${GALLERY}<p>qui</p>`],
];

test.each(CHANGES)('behind %s one goes on writing, in WebKit too', async (_, change, html) => {
  changeText(editor, change);
  await flush();
  expect(document.activeElement).toBe(editor.view.dom);
  write('qui');
  expect(writeContent(editor.state.doc)).toBe(html);
});
