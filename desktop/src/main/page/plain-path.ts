/**
 * A path as its decoded segments; undefined where a segment, once decoded, would lead elsewhere: `..`, an encoded
 * slash or backslash, a NUL, an escape that is none.
 */
export function splitPlainPath(pathname: string): readonly string[] | undefined {
  try {
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent);
    return segments.some(isElsewhere) ? undefined : segments;
  } catch {
    return undefined;
  }
}

function isElsewhere(segment: string): boolean {
  return segment === '.' || segment === '..' || /[/\\\0]/.test(segment);
}
