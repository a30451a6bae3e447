/** The kinds of elements that a person recognises. */
export type Kind =
  | 'button'
  | 'link'
  | 'heading'
  | 'field'
  | 'choice'
  | 'main'
  | 'region'
  | 'dialog'
  | 'list'
  | 'entry'
  | 'day'
  | 'text';

/** A name as JSON: the whole of it, or a pattern. */
export type ElementQuery = {
  readonly kind: Kind;
  readonly whole?: string;
  readonly pattern?: string;
  readonly flags?: string;
};

/**
 * Runs in a page: the first visible element of that kind and accessible name, each inside the previous one. It has no
 * access to this module. List and table entries, and texts, are named by their content.
 */
export function findInPage(path: readonly ElementQuery[]): Element | null {
  const selectors: Readonly<Record<Kind, string>> = {
    button: 'button, summary, [role="button"], input[type="submit"]',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4',
    field: 'input, textarea, select, [role="textbox"], [contenteditable="true"]',
    choice: 'input[type="checkbox"], input[type="radio"]',
    main: 'main',
    region: 'section, form, nav, header, footer, [role="region"], [role="group"], [role="tabpanel"]',
    dialog: 'dialog, [role="dialog"], [role="alertdialog"]',
    list: 'ul, ol, [role="list"]',
    entry: 'main tr, main li, main article',
    day: '[role="grid"] td',
    text: 'body *',
  };

  const squeeze = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

  function read(element: Element): string {
    const copy = element.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const unheard of copy.querySelectorAll('[aria-hidden="true"], script, style')) unheard.remove();
    for (const picture of copy.querySelectorAll('img[alt]')) picture.replaceWith(picture.getAttribute('alt') ?? '');
    return squeeze(copy.textContent);
  }

  function readById(id: string): string {
    const element = document.getElementById(id);
    return element ? read(element) : '';
  }

  function nameOf(element: Element, kind: Kind): string {
    if (kind === 'entry') return read(element);
    if (kind === 'text') return [...element.childNodes].some(({ nodeType }) => nodeType === 3) ? read(element) : '';
    const by = element.getAttribute('aria-labelledby');
    if (by) return squeeze(by.split(' ').map(readById).join(' '));
    const ariaLabel = squeeze(element.getAttribute('aria-label'));
    if (ariaLabel) return ariaLabel;
    if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    )
      return squeeze([...(element.labels ?? [])].map(read).join(' '));
    return read(element);
  }

  function isSeen(element: Element, kind: Kind): boolean {
    if (element.closest('[inert]')) return false;
    if (kind === 'choice') return element.closest('label, div')?.checkVisibility({ visibilityProperty: true }) ?? false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  }

  let found: Element | null = document.documentElement;
  for (const { kind, whole, pattern, flags } of path) {
    const around: Element | null = found;
    found =
      [...(around?.querySelectorAll(selectors[kind]) ?? [])].find((element) => {
        if (!isSeen(element, kind)) return false;
        const name = nameOf(element, kind);
        return pattern === undefined ? name === whole : new RegExp(pattern, flags).test(name);
      }) ?? null;
  }
  return found;
}
