import { useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { findStorage } from '../../../find-storage.ts';
import { createDraftKeeper } from '../../../kept-drafts.ts';
import { makeKey } from '../../../make-key.ts';
import { KEPT_FOR_MS } from '../use-draft.ts';

const fields = z.object({ text: z.string(), key: z.string() });

const NOTHING = { text: '', key: '' };

/**
 * A message of a booking as it is typed: kept until it is sent, through a reload, too. Its key goes with what it says, so
 * that what is sent again, not knowing whether it arrived, arrives once.
 */
export function useMessageDraft(bookingId: string) {
  const keeper = useMemo(
    () =>
      createDraftKeeper({
        storage: findStorage('localStorage'),
        key: `message:${bookingId}`,
        fields,
        livesFor: KEPT_FOR_MS,
      }),
    [bookingId],
  );
  const [draft, setDraft] = useState(NOTHING);
  const [isKept, setKept] = useState(false);

  useEffect(() => {
    const take = () => {
      const kept = keeper.read(new Date())?.fields;
      setDraft(kept ?? NOTHING);
      setKept(kept !== undefined);
    };
    take();
    return keeper.follow(take);
  }, [keeper]);

  function clear(): void {
    keeper.forget();
    setDraft(NOTHING);
    setKept(false);
  }

  return {
    ...draft,
    isKept,
    change(text: string): void {
      if (text === '') {
        clear();
        return;
      }
      const next = { text, key: makeKey() };
      setDraft(next);
      setKept(keeper.keep({ fields: next }, new Date()));
    },
    clear,
  };
}
