import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Window } from '../../kit/feedback/window.tsx';
import { columns } from '../../kit/styles/columns.ts';
import styles from './toolbar.module.css';

/** A button of the toolbar, or of one of its sheets. */
export type Tool = {
  readonly name: string;
  readonly label: string;
  /** A heading has its number instead. */
  readonly icon?: LucideIcon | string;
  /** Written on the button; left out, it has its icon alone. */
  readonly words?: string;
  /** Undefined for what is never on. */
  readonly isOn?: boolean | undefined;
  readonly isOff?: boolean;
  /** Whether it opens a window, from which the focus returns to it. */
  readonly opensWindow?: boolean;
  readonly onPress: () => void;
};

type Props = Pick<ComponentProps<'button'>, 'tabIndex' | 'onKeyDown' | 'onFocus'> & {
  readonly tool: Tool;
  /** Whether its name is written on it in any case. */
  readonly isNamed?: boolean;
};

export function ToolButton({ tool, isNamed = false, ...place }: Props) {
  const { name, label, icon: Icon, isOn, isOff = false, opensWindow = false, onPress } = tool;
  const words = tool.words ?? (isNamed && label);
  return (
    <button
      type="button"
      className={words ? styles.insert : styles.tool}
      data-tool={name}
      aria-label={label}
      title={words ? undefined : label}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      // A click leaves the focus in the text, so that no key typed at once is lost.
      onMouseDown={opensWindow ? undefined : (event) => event.preventDefault()}
      onClick={() => {
        if (!isOff) onPress();
      }}
      {...place}
    >
      {typeof Icon === 'string' ? !words && Icon : Icon && <Icon size={words ? 16 : 18} aria-hidden />}
      {words}
    </button>
  );
}

type SheetProps = { readonly title: string; readonly tools: readonly Tool[]; readonly onClose: () => void };

/** On a phone: the tools behind a button of the toolbar, with their names, at the foot of the screen. */
export function ToolSheet({ title, tools, onClose }: SheetProps) {
  return (
    <Window title={title} centered={false} size="100%" classNames={{ inner: styles.sheet }} onClose={onClose}>
      <div className={styles.sheetTools} style={columns('9rem', { gap: 'var(--space-2)' })}>
        {tools.map((tool) => (
          <ToolButton key={tool.name} tool={tool} isNamed />
        ))}
      </div>
    </Window>
  );
}
