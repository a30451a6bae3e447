import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import { Alert, Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { guestsAddress } from '../../../parts/register/guests-address.ts';
import { type FileRefusal, useAlloggiatiFile, useRecordUpload } from '../../../resources/use-transmissions.ts';
import { REGISTER_DAYS } from '../../../texts/register-stays.ts';
import styles from '../register.module.css';

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
      {file.refusal && <Refused refusal={file.refusal} onRetry={file.save} />}
    </>
  );
}

type RefusedProps = { readonly refusal: FileRefusal; readonly onRetry: (() => void) | undefined };

/** Each fault leads to the window where it is put right. */
function Refused({ refusal: { said, faults }, onRetry }: RefusedProps) {
  return (
    <Alert color="red" role="alert" title={said.text}>
      {said.detail}
      {faults.length > 0 ? (
        <ul className={styles.list} aria-label={REGISTER_DAYS.faults}>
          {faults.map(({ field, stayId, text }) => (
            <li key={field}>
              <Anchor component={Link} to={guestsAddress(stayId)} underline="always">
                {text}
              </Anchor>
            </li>
          ))}
        </ul>
      ) : (
        onRetry && (
          <Button variant="default" mt="sm" onClick={onRetry}>
            {REGISTER_DAYS.retry}
          </Button>
        )
      )}
    </Alert>
  );
}
