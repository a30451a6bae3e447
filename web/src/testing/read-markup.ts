import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The selectors of implicit roles (HTML-AAM), as far as tests look for them. */
const OF_THEMSELVES = {
  button: 'button',
  form: 'form',
  grid: '',
  img: 'img[alt]:not([alt=""])',
  link: 'a[href]',
  listitem: 'li',
  radio: 'input[type="radio"]',
  table: 'table',
  term: 'dt',
} as const;

type RoleName = keyof typeof OF_THEMSELVES;

export type Reading = ReturnType<typeof readMarkup>;

/** Renders without scripts and finds elements as readers and screen readers do; for test files with a document. */
export function readMarkup(tree: ReactNode) {
  const page = new DOMParser().parseFromString(renderToStaticMarkup(tree), 'text/html');
  for (const style of page.querySelectorAll('style')) style.remove();

  const textOfIds = (element: Element, attribute: string): string =>
    (element.getAttribute(attribute) ?? '')
      .split(' ')
      .flatMap((id) => page.getElementById(id)?.textContent ?? [])
      .join(' ');

  function nameOf(element: Element): string {
    const label = element.id ? page.querySelector(`label[for="${element.id}"]`)?.textContent : undefined;
    const ariaLabel = textOfIds(element, 'aria-labelledby') || element.getAttribute('aria-label');
    return ariaLabel || label || element.getAttribute('alt') || heardIn(element);
  }

  function listAll(role: RoleName): Element[] {
    const itself = OF_THEMSELVES[role];
    return [...page.querySelectorAll(`[role="${role}"]${itself && `, ${itself}`}`)].filter(
      (element) => (element.getAttribute('role') ?? role) === role,
    );
  }

  return {
    text: page.body.textContent ?? '',
    nameOf,
    /** Its accessible description, besides its name. */
    descriptionOf: (element: Element): string => textOfIds(element, 'aria-describedby'),
    listAll,
    listNames: (role: RoleName): string[] => listAll(role).map(nameOf),

    /** The element of that role and name; throws if there is none, or another. */
    find(role: RoleName, name: string | RegExp): Element {
      const found = listAll(role).filter((element) =>
        typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element)),
      );
      const [only] = found;
      if (!only || found.length > 1) throw new Error(`${found.length} of role ${role} are called ${name}`);
      return only;
    },
    /** Including decorative ones. */
    listPictures: (): Element[] => [...page.querySelectorAll('img')],
    findById: (id: string): Element | null => page.getElementById(id),
  };
}

/** Its text without what is only visible. */
function heardIn(element: Element): string {
  const heard = element.ownerDocument.createElement('div');
  heard.innerHTML = element.innerHTML;
  for (const seen of heard.querySelectorAll('[aria-hidden="true"]')) seen.remove();
  return heard.textContent ?? '';
}

/** Whether it is present but disabled. */
export function isDisabled(element: Element): boolean {
  return element.matches(':disabled, [aria-disabled="true"]');
}
