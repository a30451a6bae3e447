/**
 * A fault that a rule finds: its key, with the values of its message. `Values` has those of each key, null where there
 * are none; `FaultWords` ensures that the Italian catalogue has a text for each.
 */
export type FaultBy<Values> = {
  readonly [Key in keyof Values]: Values[Key] extends null
    ? { readonly key: Key }
    : { readonly key: Key; readonly values: Values[Key] };
}[keyof Values];

/** A text for each key, or a function of its values. */
export type FaultWords<Values> = {
  readonly [Key in keyof Values]: Values[Key] extends null ? string : (values: Values[Key]) => string;
};
