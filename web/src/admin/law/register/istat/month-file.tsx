import type { RegionalDayAnswer } from '@approdo/shared/contract/law/regional';
import { elideBeforeDates, sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import type { RegionalSystem } from '@approdo/shared/domain/law/regional/regions';
import { Button, Text } from '@mantine/core';
import { useId } from 'react';
import type { To } from 'react-router-dom';
import kit from '../../../kit/styles/kit.module.css';
import { type Days, ISTAT_FILE, ISTAT_MONTH, useRecordRegional, useRegionalFile } from '../../guests/index.ts';
import { RefusedFile } from '../refused-file.tsx';
import register from '../register.module.css';
import { openDaysOf } from './months.ts';

type Props = {
  readonly days: readonly RegionalDayAnswer[];
  readonly system: RegionalSystem;
  readonly addressOf: (stayId: string) => To;
};

/** The file of days to report, or of all once reported (not for SPOT), and the action to record its upload. */
export function MonthFile({ days, system, addressOf }: Props) {
  const open = openDaysOf(days, system);
  const [first, last] = [days.at(0), days.at(-1)];
  const range = open ?? (system === 'SPOT' || !first || !last ? undefined : { from: first.date, to: last.date });
  return (
    <div className={kit.stack3}>
      {!open && <Text>{ISTAT_MONTH.done}</Text>}
      {range && (
        <FileOfDays
          key={`${range.from} ${range.to}`}
          {...{ range, system, addressOf }}
          isOpen={open !== undefined}
          arrivals={countArrivals(days, range)}
        />
      )}
    </div>
  );
}

type FileProps = Pick<Props, 'system' | 'addressOf'> & {
  readonly range: Days;
  /** Whether the days have to be reported, or were already. */
  readonly isOpen: boolean;
  readonly arrivals: number;
};

function FileOfDays({ range, system, addressOf, isOpen, arrivals }: FileProps) {
  const name = useId();
  const isByHand = system === 'TABLE';
  const rangeText = elideBeforeDates(ISTAT_MONTH.range(sayLocalDate(range.from), sayLocalDate(range.to)));
  const file = useRegionalFile(range, system);
  const ask = isByHand ? ISTAT_FILE.questionByHand : ISTAT_FILE.question;
  const upload = useRecordRegional({
    days: range,
    question: {
      title: ISTAT_FILE.uploaded,
      text: ask(rangeText, arrivals),
      action: ISTAT_FILE.confirm,
      isHarmless: true,
    },
    onRefused: (fault) => file.refuse(fault, ISTAT_FILE.recordFailed),
  });
  return (
    <>
      <strong id={name}>{rangeText}</strong>
      <div className={`${kit.cluster} ${register.buttons}`}>
        {file.save && (
          <Button
            variant={isOpen && !isByHand ? 'filled' : 'default'}
            aria-describedby={name}
            aria-disabled={file.isBusy}
            onClick={file.save}
          >
            {isByHand ? ISTAT_FILE.downloadCsv : ISTAT_FILE.download}
          </Button>
        )}
        {isOpen && (
          <Button
            variant="default"
            aria-describedby={name}
            aria-disabled={upload.isBusy}
            onClick={() => void upload.record()}
          >
            {ISTAT_FILE.uploaded}
          </Button>
        )}
      </div>
      {file.refusal && <RefusedFile refusal={file.refusal} addressOf={addressOf} onRetry={file.save} />}
    </>
  );
}

function countArrivals(days: Props['days'], { from, to }: Days): number {
  return days.filter(({ date }) => from <= date && date <= to).reduce((all, { arrivals }) => all + arrivals, 0);
}
