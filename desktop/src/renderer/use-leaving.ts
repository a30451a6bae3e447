import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/** Has `step` done, which may lead main elsewhere, and then reads what main remembers. */
export type Leave = (step: () => Promise<unknown>) => Promise<void>;

/**
 * What a page has begun goes where main is at that moment: while it is left nothing of it may be shown, so that what it
 * has begun has ended before. It comes back where the step fails.
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
