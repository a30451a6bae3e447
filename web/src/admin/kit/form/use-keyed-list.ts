import { useRef, useState } from 'react';

/** A list entry with a key that stays with it wherever it moves. */
export type Keyed<Entry> = { readonly key: number; readonly entry: Entry };

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
