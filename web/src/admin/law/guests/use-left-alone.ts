import { useEffect, useEffectEvent } from 'react';

/** Milliseconds for which nobody touches what is open. */
export const LEFT_ALONE_MS = 10 * 60_000;

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel', 'scroll'] as const;

/** Tells once nobody has touched the page for ten minutes; as soon as a computer that slept is looked at again, too. */
export function useLeftAlone(onLeft: () => void): void {
  const leave = useEffectEvent(onLeft);
  useEffect(() => {
    let touchedAt = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const wait = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(look, milliseconds);
    };
    // A timer that is set anew at each move of a mouse would be the busiest of the page.
    function look(): void {
      const left = touchedAt + LEFT_ALONE_MS - Date.now();
      if (left > 0) wait(left);
      else leave();
    }
    function touch(): void {
      if (Date.now() - touchedAt >= LEFT_ALONE_MS) leave();
      else touchedAt = Date.now();
    }
    wait(LEFT_ALONE_MS);
    for (const name of TOUCHES) window.addEventListener(name, touch, { capture: true, passive: true });
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      for (const name of TOUCHES) window.removeEventListener(name, touch, { capture: true });
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
