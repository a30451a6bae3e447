import type { WantedScreen } from '../ipc.ts';

/** A list may still be on its way when its screen is there already. */
const ROW_TIMEOUT_MS = 10_000;

/** Goes to a screen of the back office as a link in it would, and to the row in it once that is shown. */
export function goToScreen({ path, row }: WantedScreen): void {
  const index = Number(window.history.state?.idx ?? 0);
  // The router counts its steps, and goes back one where a screen asks not to be left.
  window.history.pushState({ idx: index + 1 }, '', `/${path}`);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  if (row) whenShown(row, focusRow);
}

function whenShown(row: string, then: (element: HTMLElement) => void): void {
  const find = () => document.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"]`);
  const isThere = find();
  if (isThere) {
    then(isThere);
    return;
  }
  const observer = new MutationObserver(() => {
    const element = find();
    if (!element) return;
    observer.disconnect();
    then(element);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), ROW_TIMEOUT_MS);
}

/** What names a row can take the focus, so that a screen reader says which it is. */
function focusRow(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center' });
  const name = element.querySelector<HTMLElement>('[tabindex="-1"]') ?? element;
  name.focus({ preventScroll: true });
}
