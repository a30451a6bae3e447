import { type EmbedType, embedTypes } from '@approdo/shared/rich-text/embed';
import { createScopedKeydownHandler } from '@mantine/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { Link2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIsPhone } from '../../kit/frame/use-is-phone.ts';
import { changeText } from './change-text.ts';
import { EMBED_ICONS, emptyEmbed } from './describe-embed.ts';
import { EmbedWindow } from './embed-window.tsx';
import { LinkWindow } from './link-window.tsx';
import { EDITOR, EMBEDS, FORMATS, SHEETS } from './texts.ts';
import { type Tool, ToolButton, ToolSheet } from './tool-button.tsx';
import styles from './toolbar.module.css';
import { ALL_FORMATS, FORMAT_GROUPS, type Format, PHONE_FORMATS } from './toolbar-formats.ts';

type Sheet = keyof typeof SHEETS;

type OpenWindow =
  | { readonly kind: 'link' }
  | { readonly kind: 'embed'; readonly type: EmbedType }
  | { readonly kind: 'sheet'; readonly sheet: Sheet };

/** Arrow keys between the buttons, as toolbars have (ARIA Authoring Practices). */
const moveFocus = createScopedKeydownHandler({
  parentSelector: '[role="toolbar"]',
  siblingSelector: '[data-tool]',
  orientation: 'horizontal',
  dir: 'ltr',
});

/** The buttons above the text; inserting and linking open a small window. On a phone most stand in three sheets. */
export function Toolbar({ editor }: { readonly editor: Editor }) {
  const [open, setOpen] = useState<OpenWindow>();
  const [lastFocused, setLastFocused] = useState<string>();
  const bar = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const { desk, phone, sheets, address } = useTools(editor, show);
  const groups = isPhone ? phone : desk;
  const tools = groups.flat();
  const close = () => setOpen(undefined);
  /** The one stop for the Tab key. */
  const stop = tools.find(({ name }) => name === lastFocused) ?? tools[0];

  /** A sheet first gives the focus to its button, so that a window that follows it returns it there. */
  function show(window: OpenWindow | undefined): void {
    if (open?.kind === 'sheet') bar.current?.querySelector<HTMLElement>(`[data-tool="${open.sheet}"]`)?.focus();
    setOpen(window);
  }

  return (
    <>
      <div ref={bar} role="toolbar" className={styles.toolbar} aria-label={EDITOR.toolbar}>
        {groups.map((group) => (
          <div key={group[0]?.name} className={styles.group}>
            {group.map((tool) => (
              <ToolButton
                key={tool.name}
                tool={tool}
                tabIndex={tool === stop ? 0 : -1}
                onFocus={() => setLastFocused(tool.name)}
                onKeyDown={moveFocus}
              />
            ))}
          </div>
        ))}
      </div>
      {open?.kind === 'sheet' && <ToolSheet title={SHEETS[open.sheet]} tools={sheets[open.sheet]} onClose={close} />}
      {open?.kind === 'link' && <LinkWindow editor={editor} address={address} onClose={close} />}
      {open?.kind === 'embed' && (
        <EmbedWindow
          embed={emptyEmbed(open.type)}
          isNew
          onSave={(embed) => {
            close();
            changeText(editor, (chain) => chain.insertEmbed(embed));
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** The tools in the state that the selection gives them; the toolbar re-renders only when that changes. */
function useTools(editor: Editor, show: (window: OpenWindow | undefined) => void) {
  const { on, off, address } = useEditorState({
    editor,
    selector: () => ({
      on: ALL_FORMATS.filter(({ isOn }) => isOn?.(editor)).map(({ name }) => name),
      off: ALL_FORMATS.filter(({ canApply }) => canApply?.(editor) === false).map(({ name }) => name),
      address: String(editor.getAttributes('link').href ?? ''),
    }),
  });
  const opener = (window: OpenWindow) => ({ opensWindow: true, onPress: () => show(window) });
  const toolsOf = (formats: readonly Format[]) =>
    formats.map(({ name, label, icon, apply, isOn }): Tool => {
      const onPress = () => {
        show(undefined);
        changeText(editor, apply);
      };
      return { name, label, icon, isOn: isOn && on.includes(name), isOff: off.includes(name), onPress };
    });
  const sheetTool = (sheet: Sheet): Tool => ({
    name: sheet,
    label: SHEETS[sheet],
    words: SHEETS[sheet],
    ...opener({ kind: 'sheet', sheet }),
  });
  const link: Tool = {
    name: 'link',
    label: FORMATS.link,
    icon: Link2,
    isOn: address !== '',
    ...opener({ kind: 'link' }),
  };
  const embeds = embedTypes.map((type): Tool => {
    const words = EMBEDS.insert[type];
    const label = EMBEDS.insertTitle(words);
    return { name: type, label, icon: EMBED_ICONS[type], words, ...opener({ kind: 'embed', type }) };
  });
  const { marks, ...others } = FORMAT_GROUPS;
  return {
    desk: [[...toolsOf(marks), link], ...Object.values(others).map(toolsOf), embeds],
    phone: [
      [sheetTool('text'), ...toolsOf(PHONE_FORMATS.atHand), link],
      [sheetTool('insert'), sheetTool('more')],
    ],
    sheets: { text: toolsOf(PHONE_FORMATS.text), insert: embeds, more: toolsOf(PHONE_FORMATS.more) },
    address,
  };
}
