import { elideBeforeDates, sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import type { RegionalSystem, RegionOfItaly } from '@approdo/shared/domain/law/regional/regions';
import { ISTAT, ISTAT_SETTINGS } from '../../guests/index.ts';
import styles from './istat.module.css';

type Props = { readonly system: RegionalSystem; readonly region: RegionOfItaly };

/** What a system means for its user, and which facts about the region are unconfirmed. */
export function SystemHints({ system, region }: Props) {
  const hints = [
    saySystem(system),
    region.hint,
    system === region.system && region.systemFrom === 'UNVERIFIED' && ISTAT_SETTINGS.systemUnverified,
    elideBeforeDates(ISTAT_SETTINGS.asOf(sayLocalDate(region.asOf))),
  ];
  return (
    <ul className={styles.hints}>
      {hints.filter(Boolean).map((hint) => (
        <li key={String(hint)}>{hint}</li>
      ))}
    </ul>
  );
}

/** How a system receives its numbers. */
export function saySystem(system: RegionalSystem): string {
  if (system === 'NONE') return ISTAT.reportsNothing;
  return system === 'TABLE' ? ISTAT.byHand : ISTAT.byFile;
}
