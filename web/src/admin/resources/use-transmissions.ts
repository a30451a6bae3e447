import { ApiError } from '@approdo/shared/client';
import { alloggiati, type Transmission, transmissions } from '@approdo/shared/contract/register/alloggiati';
import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import { elideBeforeDates, sayLocalDate } from '@approdo/shared/domain/date/say-date';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeKey } from '../../make-key.ts';
import { useBanners } from '../feedback/banners.ts';
import { useConfirm } from '../feedback/confirm.tsx';
import { type Failure, sayThisFirst, sayWhatServerSaid } from '../feedback/failure.ts';
import { useAction } from '../feedback/use-action.ts';
import { useRemoval } from '../feedback/use-row-actions.ts';
import { useSaveFile } from '../platform/use-save-file.ts';
import { useClient } from '../session/platform-context.ts';
import { REGISTER_DAYS, TRANSMISSIONS } from '../texts/register-stays.ts';
import { REGISTER_KEY } from './register-key.ts';
import { BOOKINGS_KEY } from './use-bookings.ts';

const ROWS = { alloggiati, transmissions };

const CHANGED = [REGISTER_KEY, [...BOOKINGS_KEY, 'today']];

/** What was told to the portal in the last 400 days, newest first. */
export function useTransmissions() {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...REGISTER_KEY, 'transmissions'],
    queryFn: ({ signal }) => client.transmissions.list({ query: {}, signal }),
  });
}

/** Why a day's file is not to be had, and what is wrong of which guest of which stay. */
export type FileRefusal = { readonly said: Failure; readonly faults: readonly FileFault[] };
type FileFault = { readonly field: string; readonly stayId: string; readonly text: string };

type Asked = { readonly date: LocalDate; readonly isLate: boolean };

/** The file of a day: to the person, or why not. It stays in no cache; `save` is undefined where the shell saves no files. */
export function useAlloggiatiFile({ date, isLate }: Asked) {
  const client = useClient(ROWS);
  const saveFile = useSaveFile();
  const [isBusy, setIsBusy] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [refusal, setRefusal] = useState<FileRefusal>();
  const refuse = (fault: unknown, text: string) => setRefusal(readRefusal(fault, sayWhatServerSaid(fault, text)));

  async function save(hand: (file: File) => Promise<void>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setRefusal(undefined);
    try {
      const text = await client.alloggiati.file({ query: { date, late: isLate ? 'true' : undefined } });
      await hand(new File([text], REGISTER_DAYS.fileName(date), { type: 'text/plain;charset=utf-8' }));
      setIsSaved(true);
    } catch (fault) {
      refuse(fault, REGISTER_DAYS.downloadFailed);
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

/** Notes that a day's file was uploaded, after asking by how many guests it has now; `onRefused` is told why it is not. */
export function useRecordUpload(date: LocalDate, onRefused: (fault: unknown) => void) {
  const client = useClient(ROWS);
  const confirm = useConfirm();
  const queries = useQueryClient();
  const banners = useBanners();
  const [isBusy, setIsBusy] = useState(false);
  const [key, setKey] = useState(makeKey);

  async function record(): Promise<void> {
    const { lines } = await client.alloggiati.day({ query: { date } });
    const title = REGISTER_DAYS.uploaded;
    const text = elideBeforeDates(REGISTER_DAYS.uploadedQuestion(sayLocalDate(date), lines));
    if (!(await confirm({ title, text, action: REGISTER_DAYS.confirm, isHarmless: true }))) return;
    await client.transmissions.record({ body: { key, kind: 'ALLOGGIATI', date } });
    setKey(makeKey());
    await Promise.all(CHANGED.map((queryKey) => queries.invalidateQueries({ queryKey })));
    banners.succeed(REGISTER_DAYS.recorded);
  }

  return {
    isBusy,
    async record() {
      if (isBusy) return;
      banners.clear();
      setIsBusy(true);
      await record().catch(onRefused);
      setIsBusy(false);
    },
  };
}

type Receipt = { readonly id: string; readonly file: File };

/** Rejects where the server refuses. */
export function useAddReceipt() {
  const client = useClient(ROWS);
  return useAction({
    run: ({ id, file }: Receipt) => client.transmissions.addReceipt({ params: { id }, file }),
    reloads: CHANGED,
    success: () => TRANSMISSIONS.receiptAdded,
  });
}

/** Hands a receipt to the person; undefined where the shell cannot. */
export function useSaveReceipt() {
  const client = useClient(ROWS);
  const saveFile = useSaveFile();
  const banners = useBanners();
  return (
    saveFile &&
    (async ({ id, date }: Transmission) => {
      try {
        const receipt = await client.transmissions.getReceipt({ params: { id } });
        await saveFile(new File([receipt], TRANSMISSIONS.receiptName(date), { type: 'application/pdf' }));
      } catch (fault) {
        banners.fail(sayThisFirst(fault, TRANSMISSIONS.getReceiptFailed));
      }
    })
  );
}

/** Taken back: its receipt, or all of it while there is none. Both ask first. */
export function useTakeBack() {
  const client = useClient(ROWS);
  const receipt = useRemoval<Transmission>({
    run: ({ id }) => client.transmissions.removeReceipt({ params: { id } }),
    reloads: CHANGED,
    success: () => TRANSMISSIONS.receiptRemoved,
    describe: (fault) => sayThisFirst(fault, TRANSMISSIONS.removeReceiptFailed),
    question: () => ({
      title: TRANSMISSIONS.removeReceipt,
      text: TRANSMISSIONS.removeReceiptQuestion,
      action: TRANSMISSIONS.removeReceipt,
    }),
  });
  const whole = useRemoval<Transmission>({
    run: ({ id }) => client.transmissions.undo({ params: { id } }),
    reloads: CHANGED,
    success: () => TRANSMISSIONS.undone,
    describe: (fault) => sayThisFirst(fault, TRANSMISSIONS.undoFailed),
    question: () => ({
      title: TRANSMISSIONS.undo,
      text: TRANSMISSIONS.undoQuestion,
      action: TRANSMISSIONS.undo,
    }),
  });
  return {
    isBusy: (row: Transmission) => receipt.isBusy(row) || whole.isBusy(row),
    removeReceipt: receipt.remove,
    undo: whole.remove,
  };
}

/** Faults of a file are told by `{stayId}.guests.{index}.{field}`. */
function readRefusal(fault: unknown, said: Failure): FileRefusal {
  const fields = fault instanceof ApiError ? Object.entries(fault.fields) : [];
  return {
    said,
    faults: fields.map(([field, text]) => ({ field, text, stayId: field.split('.guests.')[0] ?? '' })),
  };
}
