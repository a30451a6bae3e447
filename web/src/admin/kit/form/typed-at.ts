/** The names of what holds such a thing, as faults name it: `owner.name` is the name in `owner`, `days.0` the first of `days`. */
export type FieldOf<Draft, Held> = {
  [Name in keyof Draft & string]: Draft[Name] extends Held ? Name : `${Name}.${InnerFieldOf<Draft[Name], Held>}`;
}[keyof Draft & string];
type InnerFieldOf<Part, Held> = Part extends readonly (infer Entry)[]
  ? Entry extends Held
    ? number
    : never
  : Part extends object
    ? FieldOf<Part, Held>
    : never;

/** What stands at such a name. */
export type At<Draft, Name> = Name extends keyof Draft
  ? Draft[Name]
  : Name extends `${infer Part extends keyof Draft & string}.${infer Rest}`
    ? At<Draft[Part], Rest>
    : never;

/** What is typed at a name; undefined where nothing stands there. */
export function typedAt(draft: object, name: string): unknown {
  return name.split('.').reduce<unknown>((part, key) => Object(part)[key], draft);
}

/** The same draft but for what is typed at that name. */
export function withTyped<Part extends object>(part: Part, name: string, typed: unknown): Part {
  const [key = '', ...inner] = name.split('.');
  const changed = inner.length === 0 ? typed : withTyped(Object(typedAt(part, key)), inner.join('.'), typed);
  return Object.assign(Array.isArray(part) ? [] : {}, part, { [key]: changed });
}
