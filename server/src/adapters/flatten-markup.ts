/** Far more than content may have, and few enough for a parser whose time grows with the square of the depth. */
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

/** Markup without the tags that stand deeper than 300 levels; their text is kept. Takes time in proportion to its length. */
export function flattenMarkup(html: string): string {
  const open: string[] = [];
  let dropped = 0;
  return html.replace(/<(\/?)([a-z][^\s/>]*)[^>]*>?/gi, (markup, slash: string, tag: string) => {
    const name = tag.toLowerCase();
    if (VOID_TAGS.includes(name)) return markup;
    if (slash === '/') {
      if (dropped === 0) {
        open.pop();
        return markup;
      }
      dropped -= 1;
      return '';
    }
    if (OPEN_ENDED_TAGS.includes(name) && open.at(-1) === name) return markup;
    if (open.length >= MAX_LEVELS) {
      dropped += 1;
      return '';
    }
    open.push(name);
    return markup;
  });
}
