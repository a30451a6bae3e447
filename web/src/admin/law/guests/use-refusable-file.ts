import { ApiError } from '@approdo/shared/client';
import { useState } from 'react';
import { type Failure, describeServerError } from '../../kit/feedback/failure.ts';
import { useSaveFile } from '../../kit/frame/use-save-file.ts';

/** Why a file is not to be had, and what is wrong of which guest of which stay. */
export type FileRefusal = { readonly said: Failure; readonly faults: readonly FileFault[] };
type FileFault = { readonly field: string; readonly stayId: string; readonly text: string };

type Options = {
  readonly read: () => Promise<File>;
  /** What is said where the server says nothing. */
  readonly failed: string;
};

/** A file of what an authority is told: to the person, or why not. It stays in no cache; `save` is undefined where the shell saves no files. */
export function useRefusableFile({ read, failed }: Options) {
  const saveFile = useSaveFile();
  const [isBusy, setIsBusy] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [refusal, setRefusal] = useState<FileRefusal>();
  const refuse = (fault: unknown, text: string) => setRefusal(readRefusal(fault, describeServerError(fault, text)));

  async function save(hand: (file: File) => Promise<void>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setRefusal(undefined);
    try {
      await hand(await read());
      setIsSaved(true);
    } catch (fault) {
      refuse(fault, failed);
    } finally {
      setIsBusy(false);
    }
  }

  return {
    isBusy,
    /** Whether it was handed over since the screen was opened. */
    isSaved,
    refusal,
    refuse,
    save: saveFile && (() => void save(saveFile)),
  };
}

/** Faults of a file are told by `{stayId}.guests.{index}.{field}`, or `{stayId}.guests` where there are none. */
function readRefusal(fault: unknown, said: Failure): FileRefusal {
  const fields = fault instanceof ApiError ? Object.entries(fault.fields) : [];
  return {
    said,
    faults: fields.flatMap(([field, text]) => {
      const [stayId = '', ...guest] = field.split('.guests');
      return guest.length > 0 ? [{ field, text, stayId }] : [];
    }),
  };
}
