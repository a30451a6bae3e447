import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { findStorage } from '../../../browser/find-storage.ts';
import { createDraftKeeper, type KeptDraft, type Written } from '../../../kept/kept-drafts.ts';
import { useSession } from '../../session/session-context.ts';

/** Long enough not to write at each key, short enough to lose no more than a word. */
const PAUSE_MS = 400;

type WritingOptions<Fields> = {
  /** What is written, such as `post:new`: unlike anything else that is written. */
  readonly subject: string;
  readonly fields: z.ZodType<Fields>;
  /** As it is saved. */
  readonly saved: Written<Fields>;
};

export type Writing<Fields> = {
  /** What the form begins with; undefined while it is asked whether what was kept is to be resumed. */
  readonly start: Written<Fields> | undefined;
  /** What was kept from another time, where it is not yet said what becomes of it. */
  readonly offered: KeptDraft<Fields> | undefined;
  readonly resume: () => void;
  readonly discard: () => void;
  /** Begins again with what somebody else saved meanwhile. */
  readonly loadLatest: (saved: Written<Fields>) => void;
  /** Whether something would be lost. */
  readonly isChanged: boolean;
  /** Keeps what is written, from now on and until it is forgotten. */
  readonly keep: (fields: Fields) => void;
  /** When it is saved, or given up on purpose. */
  readonly forget: () => void;
};

/** One form that is being written in: what is not saved yet outlives the tab. */
export function useWriting<Fields extends object>({ subject, fields, saved }: WritingOptions<Fields>): Writing<Fields> {
  const { user } = useSession();
  const [keeper] = useState(() =>
    createDraftKeeper({ storage: findStorage('localStorage'), key: `${user.id}:${subject}`, fields }),
  );
  const [origin, setOrigin] = useState(saved);
  const [offered, setOffered] = useState(() => keeper.read(new Date()));
  const [start, setStart] = useState<Written<Fields> | undefined>(offered ? undefined : origin);
  const [isChanged, setIsChanged] = useState(false);
  const waiting = useRef<Written<Fields>>(undefined);

  const write = useCallback(() => {
    if (waiting.current) keeper.keep(waiting.current, new Date());
    waiting.current = undefined;
  }, [keeper]);

  useEffect(() => {
    const timer = setInterval(write, PAUSE_MS);
    window.addEventListener('pagehide', write);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [write]);

  const keep = useCallback(
    (written: Fields) => {
      const differs = JSON.stringify(written) !== JSON.stringify(origin.fields);
      setIsChanged(differs);
      waiting.current = differs ? { fields: written, version: start?.version } : undefined;
      if (!differs) keeper.forget();
    },
    [keeper, origin, start],
  );

  const forget = useCallback(() => {
    waiting.current = undefined;
    setIsChanged(false);
    keeper.forget();
  }, [keeper]);

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
    keep,
    forget,
  };
}
