import { useRef, useState } from 'react';

/** A list entry with a key that stays with it wherever it moves. */
export type Keyed<Thing> = { readonly key: number; readonly thing: Thing };

type KeyedList<Thing> = {
  readonly rows: readonly Keyed<Thing>[];
  /** Reports the changed list to its owner, and remembers which key belongs to which entry. */
  readonly alter: (rows: readonly Keyed<Thing>[]) => void;
  /** Gives a new entry a key of its own. */
  readonly key: (thing: Thing) => Keyed<Thing>;
};

/** Stable keys for entries that have no identity of their own, such as texts. */
export function useKeyedList<Thing>(things: readonly Thing[], onChange: (things: Thing[]) => void): KeyedList<Thing> {
  const [keys, setKeys] = useState(() => things.map((_, index) => index));
  const nextKey = useRef(things.length);
  return {
    // Entries that entered the list elsewhere get a key from their place, below all assigned keys.
    rows: things.map((thing, index) => ({ key: keys[index] ?? -1 - index, thing })),
    alter: (rows) => {
      setKeys(rows.map(({ key }) => key));
      onChange(rows.map(({ thing }) => thing));
    },
    key: (thing) => {
      nextKey.current += 1;
      return { key: nextKey.current, thing };
    },
  };
}
