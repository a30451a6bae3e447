import { readLanguage } from '@approdo/shared/domain/base/language/language-address';

/** Parameters that change what a page says, and what they may be, by its path without the prefix of a language; all others are read in the browser alone. */
const PARAMETERS_THAT_COUNT: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  // The first page has no number.
  '/blog': { page: /^(?!1$)[1-9]\d{0,5}$/ },
};

/** Of a stay the page tells nothing: it is the same for all. */
const ANY_STAY = /^((?:\/[a-z]{2})?\/booking\/)[^/]+$/;

/**
 * The one address of a page, however it is written: nothing else behind the question mark, and no way to write a
 * character, makes another page of it.
 */
export function pageAddress(url: string): string {
  const [written = '/', query = ''] = url.split('?', 2);
  const path = rewrite(written).replace(ANY_STAY, '$1-');
  const spoken = readLanguage(path).address;
  const asked = new URLSearchParams(query);
  const counting = Object.entries(PARAMETERS_THAT_COUNT[spoken] ?? {}).filter(([name, form]) =>
    form.test(asked.get(name) ?? ''),
  );
  const kept = counting.map(([name]) => `${name}=${asked.get(name)}`);
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}

/** As it is where a percent sign stands for nothing: there is no such page. */
function rewrite(path: string): string {
  try {
    const segments = path.split('/').map((segment) => encodeURIComponent(decodeURIComponent(segment)));
    return segments.join('/');
  } catch {
    return path;
  }
}
