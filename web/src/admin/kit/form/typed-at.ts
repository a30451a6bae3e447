/** All paths to values of this type, as faults name them: `owner.name` is `name` in `owner`, `days.0` a first entry. */
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

/** The type of the value at such a path. */
export type At<Draft, Name> = Name extends keyof Draft
  ? Draft[Name]
  : Name extends `${infer Part extends keyof Draft & string}.${infer Rest}`
    ? At<Draft[Part], Rest>
    : never;

/** The value at a path; undefined if there is none. */
export function typedAt(draft: object, name: string): unknown {
  return name.split('.').reduce<unknown>((part, key) => Object(part)[key], draft);
}

/** A copy of the draft with the value at that path replaced. */
export function withTyped<Part extends object>(part: Part, name: string, typed: unknown): Part {
  const [key = '', ...inner] = name.split('.');
  const changed = inner.length === 0 ? typed : withTyped(Object(typedAt(part, key)), inner.join('.'), typed);
  return Object.assign(Array.isArray(part) ? [] : {}, part, { [key]: changed });
}
