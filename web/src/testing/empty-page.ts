const endings = new Set<() => void>();

/** Runs a cleanup when the current test file ends, for what would go on during the next one. */
export function whenFileEnds(end: () => void): void {
  endings.add(end);
}

/**
 * Resets the page: content, storage and address. Styles stay, since what loads them does so once for all test files of
 * a worker.
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
