import { PRICE_LINE_KINDS } from '@approdo/shared/domain/money/price';
import { NativeSelect, TextInput } from '@mantine/core';
import { PRICE_FORM, PRICE_KINDS } from '../../../texts/money.ts';
import styles from './form-rows.module.css';
import type { LineDraft } from './price-draft.ts';

type Props = {
  readonly line: LineDraft;
  /** For a screen reader. */
  readonly name: string;
  readonly faultOf: (part: keyof LineDraft) => string | undefined;
  readonly onChange: (line: LineDraft) => void;
};

/** One line of a price. */
export function PriceLineFields({ line, name, faultOf, onChange }: Props) {
  return (
    <fieldset className={styles.line} aria-label={name}>
      <NativeSelect
        label={PRICE_FORM.kind}
        value={line.kind}
        error={faultOf('kind')}
        data={PRICE_LINE_KINDS.map((value) => ({ value, label: PRICE_KINDS[value] }))}
        onChange={({ currentTarget }) => {
          const kind = PRICE_LINE_KINDS.find((known) => known === currentTarget.value);
          if (kind) onChange({ ...line, kind });
        }}
      />
      <TextInput
        className={styles.wide}
        label={PRICE_FORM.label}
        value={line.label}
        error={faultOf('label')}
        onChange={({ currentTarget }) => onChange({ ...line, label: currentTarget.value })}
      />
      <TextInput
        label={PRICE_FORM.amount}
        inputMode="decimal"
        value={line.amount}
        error={faultOf('amount')}
        onChange={({ currentTarget }) => onChange({ ...line, amount: currentTarget.value })}
      />
    </fieldset>
  );
}
