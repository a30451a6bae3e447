import type { TouristTaxTerms } from '@approdo/shared/contract/law/tourist-tax';
import { TextInput } from '@mantine/core';
import { bindEntry } from '../../../kit/form/bind-entry.ts';
import { ListField } from '../../../kit/form/list-field.tsx';
import type { Faults } from '../../../kit/form/use-form.ts';
import kit from '../../../kit/styles/kit.module.css';
import { TAX_TERMS } from '../../tourist-tax/index.ts';
import { NEW_EXEMPTION } from './tax-terms-draft.ts';

type Exemption = TouristTaxTerms['exemptions'][number];

type Props = {
  readonly exemptions: readonly Exemption[];
  readonly faults: Faults;
  readonly onChange: (exemptions: Exemption[]) => void;
};

/** The exemptions, by the codes of the municipality. */
export function ExemptionFields({ exemptions, faults, onChange }: Props) {
  return (
    <div className={`${kit.stack4} ${kit.form}`}>
      <ListField
        legend={TAX_TERMS.exemptions}
        entries={exemptions}
        blank={NEW_EXEMPTION}
        words={{ add: TAX_TERMS.addExemption, remove: TAX_TERMS.removeExemption }}
        nameOf={TAX_TERMS.exemption}
        onChange={onChange}
      >
        {(exemption, index, change) => {
          const faultOf = (part: keyof Exemption) => faults[`exemptions.${index}.${part}`];
          const bind = bindEntry(exemption, { faultOf, onChange: change });
          const field = (part: keyof Exemption) => ({ label: TAX_TERMS[part], autoComplete: 'off', ...bind(part) });
          return (
            <fieldset
              className={`${kit.plainFieldset} ${kit.stack3}`}
              style={{ alignItems: 'start', gridTemplateColumns: 'minmax(6rem, 1fr) minmax(0, 2fr)' }}
              aria-label={TAX_TERMS.exemption(index + 1)}
            >
              <TextInput maxLength={30} {...field('code')} />
              <TextInput maxLength={100} {...field('label')} />
            </fieldset>
          );
        }}
      </ListField>
      <p className={kit.help}>{exemptions.length === 0 ? TAX_TERMS.noExemptions : TAX_TERMS.exemptionsHelp}</p>
      {faults.exemptions && (
        <p className={`${kit.strong} ${kit.danger} ${kit.flush}`} data-fault="true" tabIndex={-1}>
          {faults.exemptions}
        </p>
      )}
    </div>
  );
}
