import type { RegionalSystem } from '@approdo/shared/domain/law/regional/regions';
import { listTravelWords, TRAVEL_FIELDS, type Travel } from '@approdo/shared/domain/law/regional/travel-words';
import { Fieldset, NativeSelect } from '@mantine/core';
import type { Faults } from '../../kit/form/use-form.ts';
import { columns } from '../../kit/styles/columns.ts';
import type { GuestsDraft } from './guest-draft.ts';
import { TRAVEL, TRAVEL_LABELS } from './texts/travel.ts';

type Props = {
  readonly draft: Pick<GuestsDraft, keyof Travel>;
  readonly system: RegionalSystem;
  readonly faults: Faults;
  readonly onChange: (field: keyof Travel, word: string) => void;
};

/** Reason and transport of a stay's journey, in the codes of the region's system; nothing where it has none. */
export function TravelFields({ draft, system, faults, onChange }: Props) {
  const requested = TRAVEL_FIELDS.filter((field) => listTravelWords(field, system).length > 0);
  if (requested.length === 0) return null;
  return (
    <Fieldset legend={TRAVEL.legend}>
      <div style={columns('15rem', { gap: 'var(--space-3) var(--space-4)', repeat: 'auto-fill' })}>
        {requested.map((field) => (
          <NativeSelect
            key={field}
            label={TRAVEL.labels[field]}
            value={draft[field]}
            error={faults[field]}
            data={[
              { value: '', label: TRAVEL.notSpecified },
              ...listTravelWords(field, system).map((word) => ({ value: word, label: TRAVEL_LABELS[word] ?? word })),
            ]}
            onChange={({ currentTarget }) => onChange(field, currentTarget.value)}
          />
        ))}
      </div>
    </Fieldset>
  );
}
