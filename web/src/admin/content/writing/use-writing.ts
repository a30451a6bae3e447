import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { findStorage } from '../../../browser/find-storage.ts';
import { createDraftStore, type Written } from '../../../storage/saved-drafts.ts';
import { useSession } from '../../session/session-context.ts';

/** Long enough not to write at each key, short enough to lose no more than a word. */
const PAUSE_MS = 400;

type WritingOptions<Fields> = {
  /** The draft's unique key, such as `post:new`. */
  readonly subject: string;
  readonly fields: z.ZodType<Fields>;
  /** The saved version. */
  readonly saved: Written<Fields>;
};

export type Writing<Fields extends object> = ReturnType<typeof useWriting<Fields>>;

/** The state of a form for long texts: unsaved changes outlive the tab. */
export function useWriting<Fields extends object>({ subject, fields, saved }: WritingOptions<Fields>) {
  const { user } = useSession();
  const [draftStore] = useState(() =>
    createDraftStore({ storage: findStorage('localStorage'), key: `${user.id}:${subject}`, fields }),
  );
  const [origin, setOrigin] = useState(saved);
  const [offered, setOffered] = useState(() => draftStore.read(new Date()));
  const [start, setStart] = useState<Written<Fields> | undefined>(offered ? undefined : origin);
  const [isChanged, setIsChanged] = useState(false);
  const waiting = useRef<Written<Fields>>(undefined);

  const write = useCallback(() => {
    if (waiting.current) draftStore.save(waiting.current, new Date());
    waiting.current = undefined;
  }, [draftStore]);

  useEffect(() => {
    const timer = setInterval(write, PAUSE_MS);
    window.addEventListener('pagehide', write);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [write]);

  const saveDraft = useCallback(
    (written: Fields) => {
      const differs = JSON.stringify(written) !== JSON.stringify(origin.fields);
      setIsChanged(differs);
      waiting.current = differs ? { fields: written, version: start?.version } : undefined;
      if (!differs) draftStore.forget();
    },
    [draftStore, origin, start],
  );

  const forget = useCallback(() => {
    waiting.current = undefined;
    setIsChanged(false);
    draftStore.forget();
  }, [draftStore]);

  function begin(written: Written<Fields>): void {
    setOffered(undefined);
    setStart(written);
  }

  return {
    /** The initial form; undefined while the user decides whether to resume a draft. */
    start,
    /** A draft from an earlier session that the user has not yet decided on. */
    offered,
    resume: () => begin(offered ?? origin),
    discard: () => {
      forget();
      begin(origin);
    },
    /** Starts again from what another person saved meanwhile. */
    loadLatest: (newer: Written<Fields>) => {
      forget();
      setOrigin(newer);
      begin(newer);
    },
    /** Whether there are unsaved changes. */
    isChanged,
    /** Saves a draft of what is written. */
    saveDraft,
    /** Deletes the draft, after saving or on giving up. */
    forget,
  };
}
