export type PathParams = Readonly<Record<string, string>>;

/** What stands in the places of a pattern like `/blog/{slug}`, or undefined where the path is another. */
export function matchPath(pattern: string, path: string): PathParams | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = decodeSegment(given[index] ?? '');
    if (value === undefined) return undefined;
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (!name && segment !== value) return undefined;
    if (name && !value) return undefined;
    if (name) params[name] = value;
  }
  return params;
}

/** Undefined for malformed percent signs. */
function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
