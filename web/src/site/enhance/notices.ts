import { findStorage } from '../../browser/find-storage.ts';

const KEY = 'notice';
const VISIBLE_MS = 3000;

/** Stores a text for the next page of this tab to display, if the browser has storage. */
export function leaveNotice(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // The next page does without the notice.
  }
}

/** Displays the text that the last page left, in the layout's place for it, for three seconds. */
export function showWaitingNotice(): void {
  const storage = findStorage('sessionStorage');
  const text = storage?.getItem(KEY);
  const place = document.getElementById('notice');
  if (!text || !place) return;
  storage?.removeItem(KEY);
  place.textContent = text;
  setTimeout(() => {
    place.textContent = '';
  }, VISIBLE_MS);
}
