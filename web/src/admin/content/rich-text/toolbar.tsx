import { type Embed, type EmbedType, embedTypes } from '@approdo/shared/rich-text/embed';
import { type Editor, useEditorState } from '@tiptap/react';
import { Link2 } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { changeText } from './change-text.ts';
import { EMBED_ICONS, emptyEmbed } from './describe-embed.ts';
import { EmbedWindow } from './embed-window.tsx';
import { LinkWindow } from './link-window.tsx';
import { EDITOR, EMBEDS, FORMATS } from './texts.ts';
import styles from './toolbar.module.css';
import { FORMAT_GROUPS, type Format } from './toolbar-formats.ts';

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

type OpenWindow = { readonly kind: 'link' } | { readonly kind: 'embed'; readonly type: EmbedType };

const ALL_FORMATS: readonly Format[] = Object.values(FORMAT_GROUPS).flat();

/** The buttons above the text; inserting and linking open a small window. */
export function Toolbar({ editor }: { readonly editor: Editor }) {
  const [open, setOpen] = useState<OpenWindow>();
  const { props, toolProps } = useRovingFocus('bold');
  const state = useToolbarState(editor);
  const close = () => setOpen(undefined);

  const group = (formats: readonly Format[]) =>
    formats.map((format) => (
      <FormatButton
        key={format.name}
        format={format}
        isOn={state.on.includes(format.name)}
        isOff={state.off.includes(format.name)}
        editor={editor}
        toolProps={toolProps(format.name)}
      />
    ));

  return (
    <>
      <div role="toolbar" className={styles.toolbar} aria-label={EDITOR.toolbar} {...props}>
        <div className={styles.group}>
          {group(FORMAT_GROUPS.marks)}
          <button
            type="button"
            className={styles.tool}
            aria-label={FORMATS.link}
            title={FORMATS.link}
            aria-pressed={state.address !== ''}
            onClick={() => setOpen({ kind: 'link' })}
            {...toolProps('link')}
          >
            <Link2 size={18} aria-hidden />
          </button>
        </div>
        <div className={styles.group}>{group(FORMAT_GROUPS.blocks)}</div>
        <div className={styles.group}>{group(FORMAT_GROUPS.alignments)}</div>
        <div className={styles.group}>{group(FORMAT_GROUPS.lists)}</div>
        <div className={styles.group}>{group(FORMAT_GROUPS.steps)}</div>
        <div className={styles.group}>
          {embedTypes.map((type) => (
            <InsertButton
              key={type}
              type={type}
              toolProps={toolProps(type)}
              onClick={() => setOpen({ kind: 'embed', type })}
            />
          ))}
        </div>
      </div>
      {open?.kind === 'link' && <LinkDialog editor={editor} address={state.address} onClose={close} />}
      {open?.kind === 'embed' && <InsertDialog editor={editor} type={open.type} onClose={close} />}
    </>
  );
}

/** The part of the selection that the buttons show; the toolbar re-renders only when that changes. */
function useToolbarState(editor: Editor) {
  return useEditorState({
    editor,
    selector: () => ({
      on: ALL_FORMATS.filter(({ isOn }) => isOn?.(editor)).map(({ name }) => name),
      off: ALL_FORMATS.filter(({ canApply }) => canApply?.(editor) === false).map(({ name }) => name),
      address: String(editor.getAttributes('link').href ?? ''),
    }),
  });
}

type ToolProps = { readonly toolProps: ReturnType<ReturnType<typeof useRovingFocus>['toolProps']> };

type FormatButtonProps = ToolProps & {
  readonly format: Format;
  readonly isOn: boolean;
  readonly isOff: boolean;
  readonly editor: Editor;
};

function FormatButton({ format, isOn, isOff, editor, toolProps }: FormatButtonProps) {
  const { label, icon: Icon, apply, isOn: canBeOn } = format;
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={canBeOn && isOn}
      aria-disabled={isOff || undefined}
      // A click leaves the focus in the text, so that no key typed at once is lost.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isOff) changeText(editor, apply);
      }}
      {...toolProps}
    >
      {typeof Icon === 'string' ? Icon : <Icon size={18} aria-hidden />}
    </button>
  );
}

type InsertButtonProps = ToolProps & { readonly type: EmbedType; readonly onClick: () => void };

function InsertButton({ type, onClick, toolProps }: InsertButtonProps) {
  const Icon = EMBED_ICONS[type];
  const name = EMBEDS.insert[type];
  return (
    <button
      type="button"
      className={styles.insert}
      aria-label={EMBEDS.insertTitle(name)}
      onClick={onClick}
      {...toolProps}
    >
      <Icon size={16} aria-hidden />
      {name}
    </button>
  );
}

type DialogProps = { readonly editor: Editor; readonly onClose: () => void };

function InsertDialog({ editor, type, onClose }: DialogProps & { readonly type: EmbedType }) {
  function insert(embed: Embed): void {
    onClose();
    changeText(editor, (chain) => chain.insertEmbed(embed));
  }
  return <EmbedWindow embed={emptyEmbed(type)} isNew onSave={insert} onClose={onClose} />;
}

function LinkDialog({ editor, address, onClose }: DialogProps & { readonly address: string }) {
  function save(href: string): void {
    onClose();
    const isBare = editor.state.selection.empty && address === '';
    const written = { type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] };
    changeText(editor, (chain) =>
      isBare ? chain.insertContent(written) : chain.extendMarkRange('link').setLink({ href }),
    );
  }
  function remove(): void {
    onClose();
    changeText(editor, (chain) => chain.extendMarkRange('link').unsetLink());
  }
  return <LinkWindow address={address} onSave={save} onRemove={remove} onClose={onClose} />;
}

/** One stop for the Tab key, and arrow keys between the buttons, as toolbars have (ARIA Authoring Practices). */
function useRovingFocus(firstName: string) {
  const [current, setCurrent] = useState(firstName);
  return {
    /** Props of the toolbar. */
    props: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => setCurrent((before) => target.dataset.tool ?? before),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const step = STEPS[event.key];
        const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')];
        const index = event.target instanceof HTMLElement ? tools.indexOf(event.target) : -1;
        if (!step || index < 0) return;
        event.preventDefault();
        tools[step(index, tools.length)]?.focus();
      },
    },
    /** Props of each button. */
    toolProps: (name: string) => ({ 'data-tool': name, tabIndex: name === current ? 0 : -1 }),
  };
}
