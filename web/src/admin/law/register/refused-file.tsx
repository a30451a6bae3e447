import { Alert, Anchor, Button } from '@mantine/core';
import { Link, type To } from 'react-router-dom';
import kit from '../../kit/styles/kit.module.css';
import { type FileRefusal, REGISTER_DAYS } from '../guests/index.ts';
import styles from './register.module.css';

type Props = {
  readonly refusal: FileRefusal;
  /** The address that opens the window of a stay's guests. */
  readonly addressOf: (stayId: string) => To;
  readonly onRetry: (() => void) | undefined;
};

/** Why a file was refused; each fault links to the window where it can be corrected. */
export function RefusedFile({ refusal: { failure, faults }, addressOf, onRetry }: Props) {
  return (
    <Alert color="red" role="alert" title={failure.text}>
      {failure.detail}
      {faults.length > 0 ? (
        <ul className={`${kit.plainList} ${styles.list}`} aria-label={REGISTER_DAYS.faults}>
          {faults.map(({ field, stayId, text }) => (
            <li key={field}>
              <Anchor component={Link} to={addressOf(stayId)} underline="always">
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
