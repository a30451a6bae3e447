import { type RefCallback, useCallback } from 'react';

type Options = {
  /** How long without a break. */
  readonly afterMs: number;
  readonly onSeen: (key: string) => void;
};

/** For what is to be seen, named by the key: told once it was on the screen, in a tab that is looked at, for so long. */
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
