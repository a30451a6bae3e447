import { useRef, useState } from 'react';

/** A thing of a list, with a key that stays with it wherever it moves. */
export type Keyed<Thing> = { readonly key: number; readonly thing: Thing };

type KeyedList<Thing> = {
  readonly rows: readonly Keyed<Thing>[];
  /** Tells the owner of the list, and remembers which key belongs to which of its things. */
  readonly alter: (rows: readonly Keyed<Thing>[]) => void;
  /** Gives a new thing a key of its own. */
  readonly key: (thing: Thing) => Keyed<Thing>;
};

/** For things that have nothing of their own to be told apart by, such as texts. */
export function useKeyedList<Thing>(things: readonly Thing[], onChange: (things: Thing[]) => void): KeyedList<Thing> {
  const [keys, setKeys] = useState(() => things.map((_, index) => index));
  const nextKey = useRef(things.length);
  return {
    // What came into the list by another way is told apart by its place, below all keys that were given.
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
