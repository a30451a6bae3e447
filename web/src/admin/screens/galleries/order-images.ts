/** The list with one thing in another place. */
export function moveTo<Thing>(things: readonly Thing[], from: number, to: number): Thing[] {
  const moved = [...things];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** The list without the thing, or with it at the end. */
export function toggleIn<Thing>(things: readonly Thing[], thing: Thing): Thing[] {
  return things.includes(thing) ? things.filter((other) => other !== thing) : [...things, thing];
}
