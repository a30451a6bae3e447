import { useEffect, useEffectEvent } from 'react';

/** Milliseconds without any user activity. */
export const INACTIVITY_MS = 10 * 60_000;

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel', 'scroll'] as const;

/** Calls back after ten minutes without activity; also right after a computer wakes up. */
export function useInactivity(onInactive: () => void): void {
  const leave = useEffectEvent(onInactive);
  useEffect(() => {
    let touchedAt = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const wait = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(check, milliseconds);
    };
    // Resetting a timer at each move of a mouse would be the busiest code of the page.
    function check(): void {
      const left = touchedAt + INACTIVITY_MS - Date.now();
      if (left > 0) wait(left);
      else leave();
    }
    function touch(): void {
      if (Date.now() - touchedAt >= INACTIVITY_MS) leave();
      else touchedAt = Date.now();
    }
    wait(INACTIVITY_MS);
    for (const name of TOUCHES) window.addEventListener(name, touch, { capture: true, passive: true });
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      for (const name of TOUCHES) window.removeEventListener(name, touch, { capture: true });
      document.removeEventListener('visibilitychange', check);
    };
  }, []);
}
