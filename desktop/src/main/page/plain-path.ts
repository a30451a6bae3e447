/**
 * A path as its decoded segments; undefined if a decoded segment would lead elsewhere: `..`, an encoded
 * slash or backslash, a NUL, an invalid escape.
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
