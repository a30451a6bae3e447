import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/** Runs `step`, which may lead main elsewhere, and then reads main's state again. */
export type Leave = (step: () => Promise<unknown>) => Promise<void>;

/**
 * A page's operations run at main's current site: while leaving, nothing of the page may be shown, so that they
 * have ended before. It reappears if the step fails.
 */
export function useLeaving(follow: () => Promise<void>): { readonly isLeaving: boolean; readonly leave: Leave } {
  const [isLeaving, setIsLeaving] = useState(false);

  const leave = useCallback<Leave>(
    async (step) => {
      flushSync(() => setIsLeaving(true));
      try {
        await step();
        await follow();
      } finally {
        setIsLeaving(false);
      }
    },
    [follow],
  );
  return { isLeaving, leave };
}
