import { type RefObject, useLayoutEffect } from 'react';

/** After this long, whatever has loaded is displayed. */
const MAX_WAIT_MS = 15_000;

/**
 * While a screen opens, hides what comes after an element that is still loading, which would push it away under the
 * finger. After the first complete load nothing is hidden any more.
 */
export function useHideWhileLoading(content: RefObject<HTMLElement | null>, screen: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen settles anew
  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return;
    element.setAttribute('data-settling', '');
    const reveal = () => {
      watch.disconnect();
      clearTimeout(timer);
      element.removeAttribute('data-settling');
    };
    const revealIfLoaded = () => !element.querySelector('[data-coming]') && reveal();
    const watch = new MutationObserver(revealIfLoaded);
    const timer = setTimeout(reveal, MAX_WAIT_MS);
    watch.observe(element, { childList: true, subtree: true });
    revealIfLoaded();
    return reveal;
  }, [content, screen]);
}
