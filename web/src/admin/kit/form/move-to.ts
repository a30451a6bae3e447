/** The list with one element moved to another place. */
export function moveTo<Thing>(things: readonly Thing[], from: number, to: number): Thing[] {
  const moved = [...things];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}
