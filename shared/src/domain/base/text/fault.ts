/**
 * What a rule finds wrong: its key, with the values that whoever words it needs. `Values` has those of each key, null where
 * there are none; that there are such words, `FaultWords` of the Italian catalogue sees to.
 */
export type FaultBy<Values> = {
  readonly [Key in keyof Values]: Values[Key] extends null
    ? { readonly key: Key }
    : { readonly key: Key; readonly values: Values[Key] };
}[keyof Values];

/** A text for each key, made of its values. */
export type FaultWords<Values> = {
  readonly [Key in keyof Values]: Values[Key] extends null ? string : (values: Values[Key]) => string;
};
