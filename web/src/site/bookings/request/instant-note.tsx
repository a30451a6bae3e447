import type { ShownPrices } from '@approdo/shared/contract/prices/prices';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './booking-island.module.css';

/** Which stays are confirmed at once: `Conferma immediata da 3 a 14 notti, con 2 giorni di anticipo.` */
export function InstantNote({ rules }: { readonly rules: NonNullable<ShownPrices['instant']> }) {
  const { instant: words } = useTexts();
  const { minNights, maxNights, leadDays, pastStayOnly } = rules;
  const range = minNights === maxNights ? words.exactNights(minNights) : words.nights(minNights, maxNights);
  const ahead = leadDays > 0 ? words.ahead(range, leadDays) : range;
  return <p className={styles.instant}>{`${pastStayOnly ? words.pastGuests(ahead) : ahead}.`}</p>;
}
