import { useEffect, useState } from 'react';
import type { z } from 'zod';
import type { Telling } from '../../kit/feedback/failure.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { EDITOR } from '../rich-text/index.ts';
import type { WritingForm } from './writing-window.tsx';

type Options<Fields, Values> = {
  readonly writing: WritingForm<Fields>;
  readonly schema: z.ZodType<Values>;
  /** Converts the fields for the schema; left out if they are the same. */
  readonly read?: (fields: Fields) => unknown;
  /** Rejects if the server refuses. */
  readonly save: (values: Values, version: string | undefined) => Promise<unknown>;
  readonly describe: Telling;
};

/** The form of a writing window: drafts are saved as one types, and saving waits for uploads into the text. */
export function useWritingForm<Fields extends object, Values>({ writing, save, ...options }: Options<Fields, Values>) {
  const { start, version, loadLatest, saveDraft, finish } = writing;
  const [isWaiting, setIsWaiting] = useState(false);
  const form = useForm({
    ...options,
    start,
    version,
    loadLatest,
    findFaults: () => (isWaiting ? { content: EDITOR.waitForFiles } : {}),
    save: async (values, read) => {
      await save(values, read);
      finish();
    },
  });
  const { draft } = form;
  useEffect(() => saveDraft(draft), [saveDraft, draft]);
  /** `setIsWaiting` is for the editor, if there is one. */
  return { ...form, setIsWaiting };
}
