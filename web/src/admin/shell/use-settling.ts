import { type RefObject, useLayoutEffect } from 'react';

/** After this long, whatever has loaded is displayed. */
const MOST_MS = 15_000;

/**
 * While a screen opens, hides what comes after an element that is still loading, which would push it away under the
 * finger. After the first complete load nothing is hidden any more.
 */
export function useSettling(content: RefObject<HTMLElement | null>, screen: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen settles anew
  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return;
    element.setAttribute('data-settling', '');
    const settle = () => {
      watch.disconnect();
      clearTimeout(timer);
      element.removeAttribute('data-settling');
    };
    const look = () => !element.querySelector('[data-coming]') && settle();
    const watch = new MutationObserver(look);
    const timer = setTimeout(settle, MOST_MS);
    watch.observe(element, { childList: true, subtree: true });
    look();
    return settle;
  }, [content, screen]);
}
