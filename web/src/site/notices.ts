const KEY = 'notice';
const SHOWN_FOR_MS = 3000;

/** Leaves a text for the next page of this tab to show. */
export function leaveNotice(text: string): void {
  sessionStorage.setItem(KEY, text);
}

/** Shows the text that the last page left, in the place that the layout has for it, for three seconds. */
export function showWaitingNotice(): void {
  const text = sessionStorage.getItem(KEY);
  const place = document.getElementById('notice');
  if (!text || !place) return;
  sessionStorage.removeItem(KEY);
  place.textContent = text;
  setTimeout(() => {
    place.textContent = '';
  }, SHOWN_FOR_MS);
}
