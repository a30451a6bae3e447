import { type RefObject, useLayoutEffect } from 'react';

/** Whoever waits for longer sees what there is. */
const MOST_MS = 15_000;

/**
 * From the moment a screen is opened until all that it begins with is there, the stylesheet leaves unseen what stands below
 * something that is still coming: it would be pushed away under the finger. Later nothing is hidden any more.
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
