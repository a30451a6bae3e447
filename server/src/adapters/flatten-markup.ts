/** Far more than content may have, yet few enough for a parser that is quadratic in the depth. */
const MAX_LEVELS = 300;

const VOID_TAGS = [
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
];

/** Elements that need no end tag before the next of their kind. */
const OPEN_ENDED_TAGS = ['p', 'li'];

/** More than any real content has; each takes the parser some ten microseconds. */
const MAX_TAGS = 50_000;

/** Brackets that begin no tag: the parser handles each of these separately, too. */
const MAX_BRACKETS = 100_000;

export class TooManyTagsError extends Error {
  override readonly name = 'TooManyTagsError';
}

/**
 * Drops the tags nested deeper than 300 levels and keeps their text, in linear time. Throws a TooManyTagsError if more
 * than 50,000 tags are left, or more than 100,000 brackets begin no tag.
 */
export function flattenMarkup(html: string): string {
  if (hasMoreLooseBrackets(html, MAX_BRACKETS)) throw new TooManyTagsError('too many brackets');
  const open: string[] = [];
  let dropped = 0;
  let tagCount = 0;
  const countTag = (markup: string) => {
    tagCount += 1;
    if (tagCount > MAX_TAGS) throw new TooManyTagsError('too many tags');
    return markup;
  };
  return html.replace(/<(\/?)([a-z][^\s/>]*)[^>]*>?/gi, (markup, slash: string, tag: string) => {
    const name = tag.toLowerCase();
    if (VOID_TAGS.includes(name)) return countTag(markup);
    if (slash === '/') {
      if (dropped === 0) {
        open.pop();
        return countTag(markup);
      }
      dropped -= 1;
      return '';
    }
    if (dropped === 0 && OPEN_ENDED_TAGS.includes(name) && open.at(-1) === name) return countTag(markup);
    if (open.length >= MAX_LEVELS) {
      dropped += 1;
      return '';
    }
    open.push(name);
    return countTag(markup);
  });
}

function hasMoreLooseBrackets(html: string, most: number): boolean {
  let count = 0;
  for (let at = html.indexOf('<'); at !== -1 && count <= most; at = html.indexOf('<', at + 1)) {
    if (!/[a-z/]/i.test(html.charAt(at + 1))) count += 1;
  }
  return count > most;
}
