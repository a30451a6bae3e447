import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { Button, Text } from '@mantine/core';
import { guestsAddress } from '../../deadlines/index.ts';
import { REGISTER_DAYS } from '../../guests/index.ts';
import { RefusedFile } from '../refused-file.tsx';
import styles from '../register.module.css';
import { useAlloggiatiFile, useRecordUpload } from '../use-transmissions.ts';

type Props = {
  readonly date: LocalDate;
  readonly isLate: boolean;
  readonly isFirst: boolean;
  /** The id of what names the day. */
  readonly describedBy: string;
};

/** The file of a day, and the word that it was uploaded; where it is refused, what is wrong of whom. */
export function DayFile({ date, isLate, isFirst, describedBy }: Props) {
  const file = useAlloggiatiFile({ date, isLate });
  const upload = useRecordUpload(date, (fault) => file.refuse(fault, REGISTER_DAYS.recordFailed));
  return (
    <>
      <div className={styles.buttons}>
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
