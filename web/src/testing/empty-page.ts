const endings = new Set<() => void>();

/** Has something done once the file of tests that runs is over, for what would go on while the next one runs. */
export function whenFileEnds(end: () => void): void {
  endings.add(end);
}

/**
 * Leaves the page as a browser makes it, whatever was shown, kept and gone to. Styles stay: what loaded them is loaded once
 * for all files of a worker.
 */
export function emptyPage(): void {
  for (const end of endings) end();
  endings.clear();
  const { documentElement: root, head, body } = document;
  for (const element of [...root.children]) if (element !== head && element !== body) element.remove();
  for (const element of [...head.children]) if (!element.matches('style')) element.remove();
  body.replaceChildren();
  for (const element of [root, body]) for (const name of element.getAttributeNames()) element.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}
