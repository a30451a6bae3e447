import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { findStorage } from '../../../browser/find-storage.ts';
import { createDraftStore, type SavedDraft, type Written } from '../../../storage/saved-drafts.ts';
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

export type Writing<Fields> = {
  /** The initial form; undefined while the user decides whether to resume a draft. */
  readonly start: Written<Fields> | undefined;
  /** A draft from an earlier session that the user has not yet decided on. */
  readonly offered: SavedDraft<Fields> | undefined;
  readonly resume: () => void;
  readonly discard: () => void;
  /** Starts again from what another person saved meanwhile. */
  readonly loadLatest: (saved: Written<Fields>) => void;
  /** Whether there are unsaved changes. */
  readonly isChanged: boolean;
  /** Saves a draft of what is written. */
  readonly saveDraft: (fields: Fields) => void;
  /** Deletes the draft, after saving or on giving up. */
  readonly forget: () => void;
};

/** The state of a form for long texts: unsaved changes outlive the tab. */
export function useWriting<Fields extends object>({ subject, fields, saved }: WritingOptions<Fields>): Writing<Fields> {
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
    start,
    offered,
    resume: () => begin(offered ?? origin),
    discard: () => {
      forget();
      begin(origin);
    },
    loadLatest: (newer) => {
      forget();
      setOrigin(newer);
      begin(newer);
    },
    isChanged,
    saveDraft,
    forget,
  };
}
