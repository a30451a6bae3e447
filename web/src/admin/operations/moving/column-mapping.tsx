import type { Move } from '@approdo/shared/contract/operations/moves';
import { REVIEW_FIELDS } from '@approdo/shared/domain/operations/moving/read-review-row';
import { STAY_FIELDS } from '@approdo/shared/domain/operations/moving/stay-tables';
import { Fieldset, NativeSelect } from '@mantine/core';
import { columns as inColumns } from '../../kit/styles/columns.ts';
import { type Choosing, mapColumn } from './choose.ts';
import { CHOICES, COLUMN_FIELDS } from './texts.ts';

type Props = { readonly move: Move; readonly onChoose: (choosing: Choosing) => void };

/** What each column of a table holds that nobody knows, with values of it to tell by; nothing for a known one. */
export function ColumnMapping({ move: { kind, columns, choices }, onChoose }: Props) {
  if (!columns) return null;
  const fields = kind === 'REVIEWS' ? REVIEW_FIELDS : STAY_FIELDS;
  const options = fields.map((field) => ({ value: field, label: COLUMN_FIELDS[field] }));
  const fieldOf = new Map(Object.entries(choices.mapping ?? {}).map(([field, column]) => [column, field]));
  return (
    <Fieldset legend={CHOICES.mapping}>
      <div style={inColumns('14rem')}>
        {columns.map(({ name, samples }) => (
          <NativeSelect
            key={name}
            label={name}
            description={CHOICES.samples(samples)}
            value={fieldOf.get(name) ?? ''}
            data={[{ value: '', label: CHOICES.leaveColumn }, ...options]}
            onChange={({ currentTarget }) => onChoose({ change: mapColumn(name, currentTarget.value) })}
          />
        ))}
      </div>
    </Fieldset>
  );
}
