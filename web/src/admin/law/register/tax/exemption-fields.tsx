import type { TouristTaxTerms } from '@approdo/shared/contract/law/tourist-tax';
import { TextInput } from '@mantine/core';
import { bindEntry } from '../../../kit/form/bind-entry.ts';
import { ListField } from '../../../kit/form/list-field.tsx';
import type { Faults } from '../../../kit/form/use-form.ts';
import { TAX_TERMS } from '../../tourist-tax/index.ts';
import styles from './tax.module.css';
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
    <div className={`${styles.part} ${styles.narrow}`}>
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
            <fieldset className={styles.exemption} aria-label={TAX_TERMS.exemption(index + 1)}>
              <TextInput maxLength={30} {...field('code')} />
              <TextInput maxLength={100} {...field('label')} />
            </fieldset>
          );
        }}
      </ListField>
      <p className={styles.help}>{exemptions.length === 0 ? TAX_TERMS.noExemptions : TAX_TERMS.exemptionsHelp}</p>
      {faults.exemptions && (
        <p className={styles.fault} data-fault="true" tabIndex={-1}>
          {faults.exemptions}
        </p>
      )}
    </div>
  );
}
