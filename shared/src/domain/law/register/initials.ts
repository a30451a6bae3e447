/** More initials would exceed the form's field. */
const MAX_NAMES = 10;

/** Names for everybody but their author: `Maria-Luisa De Rossi` is `M. L. D. R.`. */
export function initialsOf(names: string): string {
  return names
    .split(/[\s\p{Pd}]+/u)
    .flatMap((name) => Array.from(name).slice(0, 1))
    .slice(0, MAX_NAMES)
    .map((first) => `${first}.`)
    .join(' ');
}
