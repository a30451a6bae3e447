/** A field that is left out or undefined stays as it was. */
export type Edit<Thing> = { readonly [Field in keyof Thing]?: Thing[Field] | undefined };

/** The thing with the fields of an edit; fields left out stay as they were, and unknown ones are ignored. */
export function applyEdit<Thing extends object>(before: Thing, edit: Edit<NoInfer<Thing>>): Thing {
  const changes: Readonly<Record<string, unknown>> = edit;
  const fields = Object.entries(before).map(([name, value]) => [
    name,
    changes[name] === undefined ? value : changes[name],
  ]);
  return Object.fromEntries(fields);
}

/** The edit of an optional text: null and a blank clear it, undefined leaves it as it was. */
export function blankToNull(text: string | null | undefined): string | null | undefined {
  return text === undefined ? undefined : text || null;
}
