import { Button, Fieldset, VisuallyHidden } from '@mantine/core';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import kit from '../styles/kit.module.css';
import { LIST_ORDER } from '../texts.ts';
import { focusField } from './focus-field.ts';
import styles from './list-field.module.css';
import { PlaceButton } from './place-button.tsx';
import { useReorder } from './use-reorder.ts';

type Props<Entry> = {
  readonly legend: string;
  readonly entries: readonly Entry[];
  /** The value of a new entry. */
  readonly blank: Entry;
  readonly words: { readonly add: string; readonly remove: string };
  /** The name of an entry, counted from 1, for screen readers. */
  readonly nameOf: (place: number) => string;
  /** Whether the order matters and can be changed. */
  readonly isOrdered?: boolean;
  readonly onChange: (entries: Entry[]) => void;
  /** The fields of an entry; `change` replaces it. */
  readonly children: (entry: Entry, index: number, change: (entry: Entry) => void) => ReactNode;
};

/** Where the focus goes once the list has been redrawn. */
type ToFocus = { readonly index: number; readonly part: string };

const FIELD = 'input, select, [data-choose]';
const EARLIER = '[data-part="earlier"]';
const LATER = '[data-part="later"]';

/** A form field that holds a list whose entries can be added and removed; the focus follows. */
export function ListField<Entry>(props: Props<Entry>) {
  const { legend, entries, blank, words, nameOf, isOrdered = false, onChange, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const toFocus = useRef<ToFocus>(undefined);
  const { rows, alter: alterRows, key: keyed } = useKeyedList(entries, onChange);
  const { move, announcement, grip, place } = useReorder({
    entries: rows,
    onChange: alterRows,
    sayMoved: LIST_ORDER.moved,
  });

  useEffect(() => {
    if (toFocus.current === undefined) return;
    const { index, part } = toFocus.current;
    const entry = list.current?.children[Math.min(index, entries.length - 1)];
    focusField(entry?.querySelector<HTMLElement>(part) ?? add.current);
    toFocus.current = undefined;
  }, [entries]);

  function alter(altered: readonly Keyed<Entry>[], index: number): void {
    toFocus.current = { index, part: FIELD };
    alterRows(altered);
  }

  function moveBy(index: number, by: -1 | 1): void {
    toFocus.current = { index: index + by, part: by < 0 ? EARLIER : LATER };
    move(index, index + by);
  }

  return (
    <Fieldset legend={legend}>
      <ul className={styles.list} ref={list}>
        {rows.map(({ key, entry }, index) => (
          <li key={key} className={styles.entry} {...(isOrdered && place(index))}>
            {isOrdered && (
              <span className={styles.grip} {...grip(index)}>
                <GripVertical size={18} aria-hidden />
              </span>
            )}
            <div className={kit.shrink} style={{ flex: '1 1 15rem' }}>
              {children(entry, index, (changed) => onChange(entries.with(index, changed)))}
            </div>
            <div className={kit.row}>
              {isOrdered && (
                <Arrows
                  name={nameOf(index + 1)}
                  isFirst={index === 0}
                  isLast={index === entries.length - 1}
                  onMove={(by) => moveBy(index, by)}
                />
              )}
              <Button
                variant="outline"
                color="red"
                aria-label={`${words.remove}: ${nameOf(index + 1)}`}
                onClick={() => alter(rows.toSpliced(index, 1), index)}
              >
                {words.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Button ref={add} variant="default" onClick={() => alter([...rows, keyed(blank)], rows.length)}>
        {words.add}
      </Button>
      {isOrdered && <VisuallyHidden role="status">{announcement}</VisuallyHidden>}
    </Fieldset>
  );
}

type ArrowsProps = {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
};

function Arrows({ name, isFirst, isLast, onMove }: ArrowsProps) {
  const earlier = `${LIST_ORDER.earlier}: ${name}`;
  const later = `${LIST_ORDER.later}: ${name}`;
  return (
    <>
      <PlaceButton variant="default" part="earlier" label={earlier} isDisabled={isFirst} onClick={() => onMove(-1)}>
        <ArrowUp size={16} aria-hidden />
      </PlaceButton>
      <PlaceButton variant="default" part="later" label={later} isDisabled={isLast} onClick={() => onMove(1)}>
        <ArrowDown size={16} aria-hidden />
      </PlaceButton>
    </>
  );
}

/** A list entry with a key that stays with it wherever it moves. */
type Keyed<Entry> = { readonly key: number; readonly entry: Entry };

type KeyedList<Entry> = {
  readonly rows: readonly Keyed<Entry>[];
  /** Reports the changed list to its owner, and remembers which key belongs to which entry. */
  readonly alter: (rows: readonly Keyed<Entry>[]) => void;
  /** Gives a new entry a key of its own. */
  readonly key: (entry: Entry) => Keyed<Entry>;
};

/** Stable keys for entries that have no identity of their own, such as texts. */
export function useKeyedList<Entry>(entries: readonly Entry[], onChange: (entries: Entry[]) => void): KeyedList<Entry> {
  const [keys, setKeys] = useState(() => entries.map((_, index) => index));
  const nextKey = useRef(entries.length);
  return {
    // Entries that entered the list elsewhere get a key from their place, below all assigned keys.
    rows: entries.map((entry, index) => ({ key: keys[index] ?? -1 - index, entry })),
    alter: (rows) => {
      setKeys(rows.map(({ key }) => key));
      onChange(rows.map(({ entry }) => entry));
    },
    key: (entry) => {
      nextKey.current += 1;
      return { key: nextKey.current, entry };
    },
  };
}
