import type { RegionalDue } from '@approdo/shared/domain/law/regional/regional-due';
import type { RegionOfItaly } from '@approdo/shared/domain/law/regional/regions';
import { NativeSelect, TextInput, type TextInputProps } from '@mantine/core';
import type { Faults } from '../../../kit/form/use-form.ts';
import { columns } from '../../../kit/styles/columns.ts';
import { ISTAT_SETTINGS } from '../../guests/index.ts';
import hints from './istat.module.css';
import { isDueOf, type RegionalDraft } from './regional-draft.ts';

const KINDS: readonly RegionalDue['kind'][] = ['DAY', 'END', 'HOURS', 'DAILY'];

type Props = {
  readonly form: {
    readonly draft: RegionalDraft;
    readonly faults: Faults;
    readonly change: (name: 'due.kind', kind: RegionalDue['kind']) => void;
    readonly field: (name: 'due.day' | 'due.hours') => TextInputProps;
  };
  readonly region: RegionOfItaly;
};

/** The deadline of the region's numbers: prefilled with the region's rule, and editable. */
export function DueFields({ form: { draft, faults, change, field }, region }: Props) {
  const number = { type: 'number', inputMode: 'numeric', min: 1 } as const;
  const isUnverified = region.dueFrom === 'UNVERIFIED' && isDueOf(region, draft);
  return (
    <div>
      <div style={columns('12rem', { gap: 'var(--space-3) var(--space-4)', align: 'stretch' })}>
        <NativeSelect
          label={ISTAT_SETTINGS.due}
          value={draft.due.kind}
          error={faults.due}
          data={KINDS.map((value) => ({ value, label: ISTAT_SETTINGS.dues[value] }))}
          onChange={({ currentTarget: { value } }) =>
            change('due.kind', KINDS.find((known) => known === value) ?? draft.due.kind)
          }
        />
        {draft.due.kind === 'DAY' && (
          <TextInput {...number} max={28} label={ISTAT_SETTINGS.day} {...field('due.day')} />
        )}
        {draft.due.kind === 'HOURS' && (
          <TextInput {...number} max={72} label={ISTAT_SETTINGS.hours} {...field('due.hours')} />
        )}
      </div>
      <ul className={hints.hints}>
        <li>{ISTAT_SETTINGS.dueCheck}</li>
        {isUnverified && <li>{ISTAT_SETTINGS.dueUnverified}</li>}
      </ul>
    </div>
  );
}
