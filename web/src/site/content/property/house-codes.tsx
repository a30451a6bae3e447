import type { PropertyDetails } from '@approdo/shared/contract/content/property';
import { usePageTexts } from '../../texts/use-page-texts.ts';
import styles from './house-codes.module.css';

type HouseCodesProps = { readonly property: Pick<PropertyDetails, 'cin' | 'cir'> };

/** The registration codes of the property, which the law requires wherever it is offered; nothing without any. */
export function HouseCodes({ property: { cin, cir } }: HouseCodesProps) {
  const { layout } = usePageTexts();
  const codes = [...(cin ? [layout.nationalCode(cin)] : []), ...(cir ? [layout.regionalCode(cir)] : [])];
  return codes.length > 0 && <p className={styles.codes}>{codes.join(' · ')}</p>;
}
