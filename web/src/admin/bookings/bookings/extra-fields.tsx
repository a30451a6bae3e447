import type { Extra } from '@approdo/shared/domain/prices/extra';
import { Checkbox, NativeSelect, Stack } from '@mantine/core';
import { EXTRAS, sayExtra } from '../../prices/rates/index.ts';
import styles from './extra-fields.module.css';
import type { ExtraDraft } from './stay-form.ts';

type Taken = { readonly id: string; readonly name: string; readonly quantity: number };

type Props = {
  /** What is offered, what is off too. */
  readonly offered: readonly Extra[];
  /** What the stay takes already, which may stay though it is offered no more. */
  readonly taken: readonly Taken[];
  readonly chosen: ExtraDraft;
  readonly error: string | undefined;
  readonly onChange: (chosen: ExtraDraft) => void;
};

type Choice = { readonly id: string; readonly label: string; readonly max: number };

/** What may be taken with a stay: a tick for what there is one of, else how many. Nothing where nothing is offered. */
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

/** What is offered, and below it what the stay has that is offered no more: of that there may be as many as there were, or none. */
function listChoices(offered: readonly Extra[], taken: readonly Taken[]): Choice[] {
  const open = offered.filter(({ isOn }) => isOn);
  const closed = taken.filter(({ id }) => !open.some((extra) => extra.id === id));
  return [
    ...open.map((extra) => ({ id: extra.id, label: sayExtra(extra), max: mostOf(extra, taken) })),
    ...closed.map(({ id, name, quantity }) => ({ id, label: name, max: quantity })),
  ];
}

/** There may have been more of it when it was chosen. */
function mostOf({ id, max }: Extra, taken: readonly Taken[]): number {
  return Math.max(max, taken.find((extra) => extra.id === id)?.quantity ?? 0);
}
