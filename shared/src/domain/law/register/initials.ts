/** Of more names a form would not take the initials back. */
const MOST_NAMES = 10;

/** Names as whoever did not type them sees them: `Maria-Luisa De Rossi` is `M. L. D. R.`. */
export function initialsOf(names: string): string {
  return names
    .split(/[\s\p{Pd}]+/u)
    .flatMap((name) => Array.from(name).slice(0, 1))
    .slice(0, MOST_NAMES)
    .map((first) => `${first}.`)
    .join(' ');
}
