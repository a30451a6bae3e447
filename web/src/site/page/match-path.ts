export type PathParams = Readonly<Record<string, string>>;

/** The parameters of a pattern like `/blog/{slug}`, or undefined if the path does not match. */
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

/** Undefined for malformed percent encoding. */
function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
