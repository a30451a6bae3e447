import { ApiError } from '@approdo/shared/client';
import { useState } from 'react';
import { describeServerError, type Failure } from '../../kit/feedback/failure.ts';
import { useSaveFile } from '../../kit/frame/use-save-file.ts';

/** Why a file was refused, with the faults of each guest by stay. */
export type FileRefusal = { readonly failure: Failure; readonly faults: readonly FileFault[] };
type FileFault = { readonly field: string; readonly stayId: string; readonly text: string };

type Options = {
  readonly read: () => Promise<File>;
  /** The text where the server gives none. */
  readonly failed: string;
};

/** Saves a file for an authority, or reads why not. Never cached; no `save` where the shell saves no files. */
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
    /** Whether it was saved since the screen was opened. */
    isSaved,
    refusal,
    refuse,
    save: saveFile && (() => void save(saveFile)),
  };
}

/** Faults of a file have keys as `{stayId}.guests.{index}.{field}`, or `{stayId}.guests` without guests. */
function readRefusal(fault: unknown, failure: Failure): FileRefusal {
  const fields = fault instanceof ApiError ? Object.entries(fault.fields) : [];
  return {
    failure,
    faults: fields.flatMap(([field, text]) => {
      const [stayId = '', ...guest] = field.split('.guests');
      return guest.length > 0 ? [{ field, text, stayId }] : [];
    }),
  };
}
