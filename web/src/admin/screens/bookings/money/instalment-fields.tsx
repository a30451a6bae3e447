import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import { NativeSelect, TextInput } from '@mantine/core';
import { useInstalmentNames } from '../../../resources/use-payment-settings.ts';
import { SCHEDULE_FORM } from '../../../texts/money.ts';
import styles from './form-rows.module.css';
import { OWN_KINDS, type PartDraft } from './schedule-draft.ts';

type Props = {
  readonly part: PartDraft;
  /** For a screen reader. */
  readonly name: string;
  /** The last day on which it may be due. */
  readonly departure: LocalDate;
  readonly faultOf: (field: keyof PartDraft) => string | undefined;
  readonly onChange: (part: PartDraft) => void;
};

/** One part of a price. */
export function InstalmentFields({ part, name, departure, faultOf, onChange }: Props) {
  const names = useInstalmentNames();
  return (
    <fieldset className={styles.instalment} aria-label={name}>
      <NativeSelect
        label={SCHEDULE_FORM.kind}
        value={part.kind}
        error={faultOf('kind')}
        data={OWN_KINDS.map((value) => ({ value, label: names[value] }))}
        onChange={({ currentTarget }) => {
          const kind = OWN_KINDS.find((known) => known === currentTarget.value);
          if (kind) onChange({ ...part, kind });
        }}
      />
      <TextInput
        label={SCHEDULE_FORM.amount}
        inputMode="decimal"
        value={part.amount}
        error={faultOf('amount')}
        onChange={({ currentTarget }) => onChange({ ...part, amount: currentTarget.value })}
      />
      <TextInput
        label={SCHEDULE_FORM.dueDate}
        type="date"
        max={departure}
        value={part.dueDate}
        error={faultOf('dueDate')}
        onChange={({ currentTarget }) => onChange({ ...part, dueDate: currentTarget.value })}
      />
    </fieldset>
  );
}
