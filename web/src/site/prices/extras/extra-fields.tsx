import type { PublicPrices } from '@approdo/shared/contract/prices/prices';
import { sayEuros } from '@approdo/shared/domain/base/money/money';
import { useId } from 'react';
import { CheckboxField, SelectField } from '../../../ui/field.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './extra-fields.module.css';

type OfferedExtra = PublicPrices['extras'][number];

type Props = {
  readonly extras: readonly OfferedExtra[];
  readonly nameOf: (id: string) => string;
  readonly quantityOf: (id: string) => number;
  readonly onChange: (id: string, quantity: number) => void;
  /** The fault of the choice. */
  readonly error?: string | undefined;
};

/** Fields to choose extras: a checkbox for single ones, else a quantity. */
export function ExtraFields({ extras, nameOf, quantityOf, onChange, error }: Props) {
  const { language, extras: words } = useTexts();
  const errorId = useId();
  return (
    <fieldset
      className={styles.extras}
      {...(error !== undefined && { 'aria-describedby': errorId, 'data-invalid': '' })}
    >
      <legend>{words.title}</legend>
      {extras.map(({ id, name, price, per, max }) => {
        const label = words.priced(name, words.per[per](sayEuros(price, language)));
        const quantity = quantityOf(id);
        return max === 1 ? (
          <CheckboxField
            key={id}
            label={label}
            name={nameOf(id)}
            checked={quantity > 0}
            onChange={({ target }) => onChange(id, Number(target.checked))}
          />
        ) : (
          <SelectField
            key={id}
            label={label}
            name={nameOf(id)}
            value={quantity}
            onChange={({ target }) => onChange(id, Number(target.value))}
          >
            {Array.from({ length: max + 1 }, (_, count) => String(count)).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </SelectField>
        );
      })}
      {error !== undefined && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
