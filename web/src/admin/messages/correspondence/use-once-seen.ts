import { type RefCallback, useCallback } from 'react';

type Options = {
  /** Milliseconds without interruption. */
  readonly afterMs: number;
  readonly onSeen: (key: string) => void;
};

/** Calls back with the key once the element was on the screen, in a visible tab, for `afterMs`. */
export function useOnceSeen<Target extends Element>(
  key: string | undefined,
  { afterMs, onSeen }: Options,
): RefCallback<Target> {
  return useCallback(
    (target: Target | null) => {
      if (!target || key === undefined) return;
      let isOnScreen = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const observe = () => {
        clearTimeout(timer);
        if (isOnScreen && document.visibilityState === 'visible') timer = setTimeout(() => onSeen(key), afterMs);
      };
      const observer = new IntersectionObserver((entries) => {
        isOnScreen = entries.at(-1)?.isIntersecting ?? false;
        observe();
      });
      observer.observe(target);
      document.addEventListener('visibilitychange', observe);
      return () => {
        clearTimeout(timer);
        observer.disconnect();
        document.removeEventListener('visibilitychange', observe);
      };
    },
    [key, afterMs, onSeen],
  );
}
