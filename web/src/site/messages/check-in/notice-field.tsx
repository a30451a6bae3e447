import type { ReactNode } from 'react';
import { describeField, FieldNotes, useFieldIds } from '../../../ui/field.tsx';
import styles from './check-in-island.module.css';

type NoticeFieldProps = {
  readonly label: ReactNode;
  readonly isRead: boolean;
  readonly error: string | undefined;
  readonly onRead: (isRead: boolean) => void;
};

/** Confirms that the privacy notice was read. */
export function NoticeField({ label, isRead, error, onRead }: NoticeFieldProps) {
  const ids = useFieldIds(error, undefined);
  return (
    <div>
      <label className={styles.choice}>
        <input
          id={ids.input}
          name="notice"
          type="checkbox"
          required
          {...describeField(ids)}
          checked={isRead}
          onChange={({ currentTarget }) => onRead(currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldNotes ids={ids} error={error} />
    </div>
  );
}
