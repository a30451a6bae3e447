import type { Extra } from '@approdo/shared/domain/prices/extra';
import { Checkbox, NativeSelect, Stack } from '@mantine/core';
import { EXTRAS, sayExtra } from '../../prices/rates/index.ts';
import styles from './extra-fields.module.css';
import type { ExtraDraft } from './stay-form.ts';

type Taken = { readonly id: string; readonly name: string; readonly quantity: number };

type Props = {
  /** All extras, including those that are off. */
  readonly offered: readonly Extra[];
  /** Extras already on the stay, which may remain even if no longer on offer. */
  readonly taken: readonly Taken[];
  readonly chosen: ExtraDraft;
  readonly error: string | undefined;
  readonly onChange: (chosen: ExtraDraft) => void;
};

type Choice = { readonly id: string; readonly label: string; readonly max: number };

/** Fields to choose extras: a checkbox for single ones, else a quantity. Renders nothing without extras. */
export function ExtraFields({ offered, taken, chosen, error, onChange }: Props) {
  const choices = listChoices(offered, taken);
  if (choices.length === 0) return null;
  const choose = (id: string, quantity: number) => onChange({ ...chosen, [id]: quantity });
  return (
    <fieldset className={styles.extras}>
      <legend>{EXTRAS.legend}</legend>
      <Stack gap="sm">
        {choices.map(({ id, label, max }) =>
          max === 1 ? (
            <Checkbox
              key={id}
              label={label}
              checked={(chosen[id] ?? 0) > 0}
              onChange={({ currentTarget }) => choose(id, currentTarget.checked ? 1 : 0)}
            />
          ) : (
            <NativeSelect
              key={id}
              label={label}
              value={String(chosen[id] ?? 0)}
              data={Array.from({ length: max + 1 }, (_, count) => String(count))}
              onChange={({ currentTarget }) => choose(id, Number(currentTarget.value))}
            />
          ),
        )}
      </Stack>
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Extras on offer, then those on the stay no longer on offer, which may keep their quantity or go. */
function listChoices(offered: readonly Extra[], taken: readonly Taken[]): Choice[] {
  const open = offered.filter(({ isOn }) => isOn);
  const closed = taken.filter(({ id }) => !open.some((extra) => extra.id === id));
  return [
    ...open.map((extra) => ({ id: extra.id, label: sayExtra(extra), max: maxOf(extra, taken) })),
    ...closed.map(({ id, name, quantity }) => ({ id, label: name, max: quantity })),
  ];
}

/** The maximum may have been higher when it was chosen. */
function maxOf({ id, max }: Extra, taken: readonly Taken[]): number {
  return Math.max(max, taken.find((extra) => extra.id === id)?.quantity ?? 0);
}
