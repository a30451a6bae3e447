import { type GuestFormField, listGuestFormFields } from '@approdo/shared/domain/law/register/guest-form-fields';
import { useId } from 'react';
import buttons from '../../../ui/button.module.css';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import styles from './check-in-island.module.css';
import { type GuestDraft, roleOf } from './guest-draft.ts';
import { GuestField } from './guest-field.tsx';
import type { GuestDrafts } from './use-guest-drafts.ts';

type GuestCardProps = {
  readonly draft: GuestDraft;
  /** The guest's index, from 0. */
  readonly place: number;
  readonly drafts: GuestDrafts;
  /** Messages by field. */
  readonly faults: Readonly<Record<string, string>>;
};

/** The fields of one guest. */
export function GuestCard({ draft, place, drafts, faults }: GuestCardProps) {
  const { checkIn: words } = useFurtherTexts();
  const heading = useId();
  const { party, by, plan, known, learn, change, remove, visible } = drafts;
  const head = place === 0 && party !== null && party !== 'ALONE' ? words.heads[party] : undefined;
  const requested = listGuestFormFields({ ...draft, role: roleOf(party, place) }, by);
  const name = (field: GuestFormField) => `guests.${place}.${field}`;
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>
          {words.guest(String(place + 1))} {head && <small>{head}</small>}
        </h2>
        {visible.length > 1 && (
          <button type="button" className={buttons.quiet} aria-describedby={heading} onClick={() => remove(draft.key)}>
            {words.remove}
          </button>
        )}
      </div>
      {Object.keys(draft.withheld).length > 0 && <p>{words.withheld}</p>}
      {requested.map((field) => (
        <GuestField
          key={field}
          field={field}
          name={name(field)}
          draft={draft}
          by={by}
          known={known}
          lastBirth={plan.endDate}
          error={faults[field]}
          onLearn={learn}
          onChange={(changed) => change(draft.key, changed)}
        />
      ))}
    </section>
  );
}
