import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { Button, Text } from '@mantine/core';
import kit from '../../../kit/styles/kit.module.css';
import { guestsAddress } from '../../deadlines/index.ts';
import { REGISTER_DAYS } from '../../guests/index.ts';
import { RefusedFile } from '../refused-file.tsx';
import styles from '../register.module.css';
import { useAlloggiatiFile, useRecordUpload } from '../use-transmissions.ts';

type Props = {
  readonly date: LocalDate;
  readonly isLate: boolean;
  readonly isFirst: boolean;
  /** The id of the element that names the day. */
  readonly describedBy: string;
};

/** A day's file, and the action to record its upload; if it is refused, the faults of each guest. */
export function DayFile({ date, isLate, isFirst, describedBy }: Props) {
  const file = useAlloggiatiFile({ date, isLate });
  const upload = useRecordUpload(date, (fault) => file.refuse(fault, REGISTER_DAYS.recordFailed));
  return (
    <>
      <div className={`${kit.cluster} ${styles.buttons}`}>
        {file.save && (
          <Button
            variant={isFirst ? 'filled' : 'default'}
            aria-describedby={describedBy}
            aria-disabled={file.isBusy}
            onClick={file.save}
          >
            {REGISTER_DAYS.download}
          </Button>
        )}
        <Button
          variant="default"
          aria-describedby={describedBy}
          aria-disabled={upload.isBusy}
          onClick={() => void upload.record()}
        >
          {REGISTER_DAYS.uploaded}
        </Button>
      </div>
      <div role="status">{file.isSaved && !file.refusal && <Text fw={600}>{REGISTER_DAYS.deleteFile}</Text>}</div>
      {file.refusal && <RefusedFile refusal={file.refusal} addressOf={guestsAddress} onRetry={file.save} />}
    </>
  );
}
