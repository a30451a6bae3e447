/** `Confermato. Airbnb non ha risposto: controlla là`, for silent portals; undefined if all answered. */
export function sayUnchecked(done: string, channels: readonly string[] = []): string | undefined {
  const others = channels.slice(0, -1);
  const last = channels.at(-1);
  if (last === undefined) return undefined;
  if (others.length === 0) return `${done}. ${last} non ha risposto: controlla là`;
  return `${done}. ${others.join(', ')} e ${last} non hanno risposto: controlla là`;
}
