import { findStorage } from '../../browser/find-storage.ts';

const KEY = 'notice';
const SHOWN_FOR_MS = 3000;

/** Leaves a text for the next page of this tab to show, where the browser keeps anything. */
export function leaveNotice(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // What goes on does so without the notice.
  }
}

/** Shows the text that the last page left, in the place that the layout has for it, for three seconds. */
export function showWaitingNotice(): void {
  const kept = findStorage('sessionStorage');
  const text = kept?.getItem(KEY);
  const place = document.getElementById('notice');
  if (!text || !place) return;
  kept?.removeItem(KEY);
  place.textContent = text;
  setTimeout(() => {
    place.textContent = '';
  }, SHOWN_FOR_MS);
}
