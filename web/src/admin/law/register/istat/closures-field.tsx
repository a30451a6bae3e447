import { Input, TextInput } from '@mantine/core';
import { ListField } from '../../../kit/form/list-field.tsx';
import type { Faults } from '../../../kit/form/use-form.ts';
import { columns } from '../../../kit/styles/columns.ts';
import { ISTAT_SETTINGS } from '../../guests/index.ts';
import type { ClosureDraft } from './regional-draft.ts';

type Props = {
  readonly closed: readonly ClosureDraft[];
  readonly faults: Faults;
  readonly onChange: (closed: readonly ClosureDraft[]) => void;
};

/** When the property is closed: days with guests are open all the same. */
export function ClosuresField({ closed, faults, onChange }: Props) {
  return (
    <div data-fault={faults.closed !== undefined} tabIndex={faults.closed === undefined ? undefined : -1}>
      <ListField
        legend={ISTAT_SETTINGS.closed}
        entries={closed}
        blank={{ from: '', to: '' }}
        words={{ add: ISTAT_SETTINGS.addClosure, remove: ISTAT_SETTINGS.removeClosure }}
        nameOf={ISTAT_SETTINGS.closure}
        onChange={onChange}
      >
        {(closure, index, change) => (
          <div style={columns('12rem', { gap: 'var(--space-3) var(--space-4)', align: 'stretch' })}>
            {(['from', 'to'] as const).map((end) => (
              <TextInput
                key={end}
                type="date"
                label={ISTAT_SETTINGS[end]}
                value={closure[end]}
                error={faults[`closed.${index}.${end}`]}
                onChange={({ currentTarget }) => change({ ...closure, [end]: currentTarget.value })}
              />
            ))}
          </div>
        )}
      </ListField>
      {faults.closed && <Input.Error mt="xs">{faults.closed}</Input.Error>}
    </div>
  );
}
