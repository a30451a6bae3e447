import { type RefCallback, useCallback } from 'react';

type Options = {
  /** Milliseconds without interruption. */
  readonly afterMs: number;
  readonly onSeen: (key: string) => void;
};

/** Calls back with the key once the element was on the screen, in a visible tab, for `afterMs`. */
export function useOnceSeen<Shown extends Element>(
  key: string | undefined,
  { afterMs, onSeen }: Options,
): RefCallback<Shown> {
  return useCallback(
    (shown: Shown | null) => {
      if (!shown || key === undefined) return;
      let isOnScreen = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = () => {
        clearTimeout(timer);
        if (isOnScreen && document.visibilityState === 'visible') timer = setTimeout(() => onSeen(key), afterMs);
      };
      const observer = new IntersectionObserver((entries) => {
        isOnScreen = entries.at(-1)?.isIntersecting ?? false;
        look();
      });
      observer.observe(shown);
      document.addEventListener('visibilitychange', look);
      return () => {
        clearTimeout(timer);
        observer.disconnect();
        document.removeEventListener('visibilitychange', look);
      };
    },
    [key, afterMs, onSeen],
  );
}
