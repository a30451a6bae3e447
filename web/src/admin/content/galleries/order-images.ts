/** The list without the thing, or with it appended if it was not there. */
export function toggleIn<Thing>(things: readonly Thing[], thing: Thing): Thing[] {
  return things.includes(thing) ? things.filter((other) => other !== thing) : [...things, thing];
}
