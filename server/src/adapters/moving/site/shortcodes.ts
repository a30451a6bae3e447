export type Shortcode = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly isEnd: boolean;
};

/** Longer brackets are text. */
const MAX_LENGTH = 2000;

const NAME = /^\/?([a-z][\w-]{0,49})(?=[\s/=]|$)/i;
const ATTRIBUTE = /(?<![\w-])([\w-]{1,40})=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g;

/** The names that some text ends a shortcode of. */
export function listEnded(text: string): ReadonlySet<string> {
  if (!text.includes('[/')) return new Set();
  return new Set([...text.matchAll(/\[\/([a-z][\w-]{0,49})\]/gi)].map(([, name = '']) => name.toLowerCase()));
}

/**
 * Text and shortcodes in turn, in linear time. Which names WordPress knew is not in its export: `[sic]` is text, as is
 * any single word without attributes that is never ended; `[recent_posts]` and `[map id="1"]` are shortcodes. Doubled
 * brackets show a shortcode instead of running it.
 */
export function* splitShortcodes(text: string, ended: ReadonlySet<string>): Generator<string | Shortcode> {
  let from = 0;
  let close = -1;
  for (let open = text.indexOf('['); open !== -1; open = text.indexOf('[', open + 1)) {
    if (open < from) continue;
    if (close < open) close = text.indexOf(']', open);
    if (close === -1) break;
    if (close - open > MAX_LENGTH) continue;
    const isShown = text[open + 1] === '[' && text[close + 1] === ']';
    const shortcode = isShown ? undefined : readShortcode(text.slice(open + 1, close), ended);
    if (!isShown && !shortcode) continue;
    yield text.slice(from, open);
    yield shortcode ?? text.slice(open + 1, close + 1);
    from = isShown ? close + 2 : close + 1;
  }
  yield text.slice(from);
}

function readShortcode(inner: string, ended: ReadonlySet<string>): Shortcode | undefined {
  const written = NAME.exec(inner)?.[1];
  if (written === undefined) return undefined;
  const name = written.toLowerCase();
  const isEnd = inner.startsWith('/');
  const attributes = new Map<string, string>();
  for (const [, key = '', quoted, apostrophed, bare] of inner.matchAll(ATTRIBUTE)) {
    attributes.set(key.toLowerCase(), quoted ?? apostrophed ?? bare ?? '');
  }
  const isBare = inner.replace(/\/$/, '').trim() === written;
  const isKnown = ended.has(name) || attributes.size > 0 || (isBare && (name === 'gallery' || /[_-]/.test(written)));
  return isEnd || isKnown ? { name, attributes, isEnd } : undefined;
}
