import { transmissions } from '@approdo/shared/contract/law/alloggiati';
import { regional } from '@approdo/shared/contract/law/regional';
import { registerStays } from '@approdo/shared/contract/law/register-stays';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { RegionalSystem } from '@approdo/shared/domain/law/regional/regions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeKey } from '../../../browser/make-key.ts';
import { useBanners } from '../../kit/feedback/banners.ts';
import { type Question, useConfirm } from '../../kit/feedback/confirm.tsx';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { useRemoval } from '../../kit/feedback/use-row-actions.ts';
import { REGISTER_KEY } from '../../session/refreshes.ts';
import { useCall } from '../../session/use-call.ts';
import { useRead } from '../../session/use-read.ts';
import { ISTAT_FILE, ISTAT_TRANSMISSIONS } from './texts/istat.ts';
import { useRefusableFile } from './use-refusable-file.ts';

/** First and last day, both included. */
export type Days = { readonly from: LocalDate; readonly to: LocalDate };

/** The stays with guests on these days. */
export function useStaysOfDays({ from, to }: Days, isEnabled: boolean) {
  return useRead(registerStays.list, { query: { from, to }, enabled: isEnabled });
}

/** The reports for a range of days, newest first. */
export function useTransmissionsOf({ from, to }: Days) {
  return useRead(transmissions.list, { query: { from, to } });
}

/** The file of days for the region's system. */
export function useRegionalFile({ from, to }: Days, system: RegionalSystem) {
  const call = useCall();
  return useRefusableFile({
    read: async () => {
      const file = await call(regional.file, { query: { from, to } });
      const type = system === 'TABLE' ? 'text/csv;charset=utf-8' : 'application/xml;charset=utf-8';
      return new File([file], ISTAT_FILE.fileName(system, from, to), { type });
    },
    failed: ISTAT_FILE.downloadFailed,
  });
}

type Recording = {
  readonly days: Days;
  readonly question: Question;
  /** Receives a refusal. */
  readonly onRefused: (fault: unknown) => void;
};

/** Records the upload of days, after a confirmation. */
export function useRecordRegional({ days, question, onRefused }: Recording) {
  const call = useCall();
  const confirm = useConfirm();
  const queries = useQueryClient();
  const banners = useBanners();
  const [isBusy, setIsBusy] = useState(false);
  const [key, setKey] = useState(makeKey);

  async function record(): Promise<void> {
    if (!(await confirm(question))) return;
    await call(transmissions.record, { body: { key, kind: 'REGIONAL', ...days } });
    setKey(makeKey());
    await queries.invalidateQueries({ queryKey: REGISTER_KEY });
    banners.succeed(ISTAT_FILE.recorded);
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

/** Records that the region accepted a report, after a confirmation: it can no longer be undone. */
export function useAcceptTransmission() {
  const acceptance = useRemoval<{ readonly id: string }>({
    run: ({ id }, call) => call(transmissions.accept, { params: { id } }),
    success: () => ISTAT_TRANSMISSIONS.accepted,
    describe: (fault) => describeFailure(fault, ISTAT_TRANSMISSIONS.acceptFailed),
    question: () => ({
      title: ISTAT_TRANSMISSIONS.accept,
      text: ISTAT_TRANSMISSIONS.acceptQuestion,
      action: ISTAT_TRANSMISSIONS.accept,
      isHarmless: true,
    }),
  });
  return { isBusy: acceptance.isBusy, accept: acceptance.remove };
}
