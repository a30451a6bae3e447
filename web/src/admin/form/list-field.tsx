import { Button, Fieldset } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './list-field.module.css';

type Props<Entry> = {
  readonly legend: string;
  readonly entries: readonly Entry[];
  /** What a new entry holds. */
  readonly blank: Entry;
  readonly words: { readonly add: string; readonly remove: string };
  /** The name of an entry, counted from 1, for a screen reader. */
  readonly nameOf: (place: number) => string;
  readonly onChange: (entries: Entry[]) => void;
  /** The fields of an entry; `change` replaces it. */
  readonly children: (entry: Entry, index: number, change: (entry: Entry) => void) => ReactNode;
};

/** A field of a form that holds a list, to which one adds and from which one takes away. The focus follows. */
export function ListField<Entry>({ legend, entries, blank, words, nameOf, onChange, children }: Props<Entry>) {
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const toFocus = useRef<number>(undefined);

  useEffect(() => {
    if (toFocus.current === undefined) return;
    const entry = list.current?.children[Math.min(toFocus.current, entries.length - 1)];
    (entry?.querySelector<HTMLElement>('input, select') ?? add.current)?.focus();
    toFocus.current = undefined;
  }, [entries]);

  function alter(altered: Entry[], index: number): void {
    toFocus.current = index;
    onChange(altered);
  }

  return (
    <Fieldset legend={legend}>
      <ul className={styles.list} ref={list}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are told apart by their place alone
          <li key={index} className={styles.entry}>
            {children(entry, index, (changed) => onChange(entries.with(index, changed)))}
            <Button
              variant="outline"
              color="red"
              aria-label={`${words.remove}: ${nameOf(index + 1)}`}
              onClick={() => alter(entries.toSpliced(index, 1), index)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      <Button ref={add} variant="default" onClick={() => alter([...entries, blank], entries.length)}>
        {words.add}
      </Button>
    </Fieldset>
  );
}
