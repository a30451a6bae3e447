import type { PropertyDetails } from '@approdo/shared/contract/content/property';
import { usePageTexts } from '../../texts/use-page-texts.ts';
import styles from './registration-codes.module.css';

type RegistrationCodesProps = { readonly property: Pick<PropertyDetails, 'cin' | 'cir'> };

/** The registration codes of the property, which the law requires wherever it is offered; nothing without any. */
export function RegistrationCodes({ property: { cin, cir } }: RegistrationCodesProps) {
  const { layout } = usePageTexts();
  const codes = [...(cin ? [layout.nationalCode(cin)] : []), ...(cir ? [layout.regionalCode(cir)] : [])];
  return codes.length > 0 && <p className={styles.codes}>{codes.join(' · ')}</p>;
}
