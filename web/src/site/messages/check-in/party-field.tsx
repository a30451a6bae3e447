import { PARTIES, type Party } from '@approdo/shared/domain/law/register/party';
import { describeField, FieldNotes, useFieldIds } from '../../../ui/field.tsx';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import styles from './check-in-island.module.css';

type PartyFieldProps = {
  readonly party: Party | null;
  readonly error: string | undefined;
  readonly onChoose: (party: Party) => void;
};

/** Whether the guest who fills in the form travels alone, with family or in a group. */
export function PartyField({ party, error, onChoose }: PartyFieldProps) {
  const { checkIn: words } = useFurtherTexts();
  const ids = useFieldIds(error, undefined);
  return (
    <fieldset className={styles.party}>
      <legend>{words.whoTravels}</legend>
      {PARTIES.map((one) => (
        <label key={one} className={styles.choice}>
          <input
            type="radio"
            name="party"
            value={one}
            checked={party === one}
            {...describeField(ids)}
            onChange={() => onChoose(one)}
          />
          {words.parties[one]}
        </label>
      ))}
      <FieldNotes ids={ids} error={error} />
    </fieldset>
  );
}
