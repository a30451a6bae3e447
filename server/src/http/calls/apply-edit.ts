/** Left out or undefined, a field stays as it was. */
export type Edit<Thing> = { readonly [Field in keyof Thing]?: Thing[Field] | undefined };

/** The thing with the fields that an edit names; what is left out stays, and what the thing does not have is passed over. */
export function applyEdit<Thing extends object>(before: Thing, edit: Edit<NoInfer<Thing>>): Thing {
  const asked: Readonly<Record<string, unknown>> = edit;
  const fields = Object.entries(before).map(([name, value]) => [name, asked[name] === undefined ? value : asked[name]]);
  return Object.fromEntries(fields);
}

/** Of a text that may be left blank: null clears it as a blank does, undefined leaves it as it was. */
export function blankToNull(text: string | null | undefined): string | null | undefined {
  return text === undefined ? undefined : text || null;
}
