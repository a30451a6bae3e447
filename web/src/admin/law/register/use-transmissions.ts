import { alloggiati, type Transmission, transmissions } from '@approdo/shared/contract/law/alloggiati';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { elideBeforeDates, sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeKey } from '../../../browser/make-key.ts';
import { useBanners } from '../../kit/feedback/banners.ts';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useRemoval } from '../../kit/feedback/use-row-actions.ts';
import { useSaveFile } from '../../kit/frame/use-save-file.ts';
import { keysRefreshedBy } from '../../session/refreshes.ts';
import { useCall } from '../../session/use-call.ts';
import { ISTAT_TRANSMISSIONS, REGISTER_DAYS, TRANSMISSIONS, useRefusableFile } from '../guests/index.ts';

const isRegional = ({ kind }: Transmission) => kind === 'REGIONAL';

type FileRequest = { readonly date: LocalDate; readonly isLate: boolean };

/** The file of a day. */
export function useAlloggiatiFile({ date, isLate }: FileRequest) {
  const call = useCall();
  return useRefusableFile({
    read: async () => {
      const text = await call(alloggiati.file, { query: { date, late: isLate ? 'true' : undefined } });
      return new File([text], REGISTER_DAYS.fileName(date), { type: 'text/plain;charset=utf-8' });
    },
    failed: REGISTER_DAYS.downloadFailed,
  });
}

/** Records the upload of a day's file, after confirming its number of guests; `onRefused` receives a refusal. */
export function useRecordUpload(date: LocalDate, onRefused: (fault: unknown) => void) {
  const call = useCall();
  const confirm = useConfirm();
  const queries = useQueryClient();
  const banners = useBanners();
  const [isBusy, setIsBusy] = useState(false);
  const [key, setKey] = useState(makeKey);

  async function record(): Promise<void> {
    const { lines } = await call(alloggiati.day, { query: { date } });
    const title = REGISTER_DAYS.uploaded;
    const text = elideBeforeDates(REGISTER_DAYS.uploadedQuestion(sayLocalDate(date), lines));
    if (!(await confirm({ title, text, action: REGISTER_DAYS.confirm, isHarmless: true }))) return;
    await call(transmissions.record, { body: { key, kind: 'ALLOGGIATI', date } });
    setKey(makeKey());
    await Promise.all(keysRefreshedBy(transmissions.record).map((queryKey) => queries.invalidateQueries({ queryKey })));
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
  return useAction({
    run: ({ id, file }: Receipt, call) => call(transmissions.addReceipt, { params: { id }, file }),
    success: () => TRANSMISSIONS.receiptAdded,
  });
}

/** Saves a receipt on the user's device; undefined where the shell cannot. */
export function useSaveReceipt() {
  const call = useCall();
  const saveFile = useSaveFile();
  const banners = useBanners();
  return (
    saveFile &&
    (async (transmission: Transmission) => {
      const { id, date } = transmission;
      const name = isRegional(transmission) ? ISTAT_TRANSMISSIONS.receiptName(date) : TRANSMISSIONS.receiptName(date);
      try {
        const receipt = await call(transmissions.getReceipt, { params: { id } });
        await saveFile(new File([receipt], name, { type: 'application/pdf' }));
      } catch (fault) {
        banners.fail(describeFailure(fault, TRANSMISSIONS.getReceiptFailed));
      }
    })
  );
}

/** Undoes a transmission, or removes its receipt if it has one. Both ask for confirmation. */
export function useUndoTransmission() {
  const receipt = useRemoval<Transmission>({
    run: ({ id }, call) => call(transmissions.removeReceipt, { params: { id } }),
    success: () => TRANSMISSIONS.receiptRemoved,
    describe: (fault) => describeFailure(fault, TRANSMISSIONS.removeReceiptFailed),
    question: (transmission) => ({
      title: TRANSMISSIONS.removeReceipt,
      text: isRegional(transmission) ? ISTAT_TRANSMISSIONS.removeReceiptQuestion : TRANSMISSIONS.removeReceiptQuestion,
      action: TRANSMISSIONS.removeReceipt,
    }),
  });
  const wholeRemoval = useRemoval<Transmission>({
    run: ({ id }, call) => call(transmissions.undo, { params: { id } }),
    success: () => TRANSMISSIONS.undone,
    describe: (fault) => describeFailure(fault, TRANSMISSIONS.undoFailed),
    question: (transmission) => ({
      title: TRANSMISSIONS.undo,
      text: isRegional(transmission) ? ISTAT_TRANSMISSIONS.undoQuestion : TRANSMISSIONS.undoQuestion,
      action: TRANSMISSIONS.undo,
    }),
  });
  return {
    isBusy: (row: Transmission) => receipt.isBusy(row) || wholeRemoval.isBusy(row),
    removeReceipt: receipt.remove,
    undo: wholeRemoval.remove,
  };
}
