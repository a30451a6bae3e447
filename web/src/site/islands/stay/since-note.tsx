import { formatInstantTime } from '@approdo/shared/domain/date/local-date';
import { sayInstantDate } from '@approdo/shared/domain/date/say-date';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './stay-island.module.css';

type Props = { readonly savedAt: string; readonly isOffline: boolean };

/** Of when what is shown is, where the server has not said it just now. */
export function SinceNote({ savedAt, isOffline }: Props) {
  const { language, stayGuide } = useTexts();
  const words = stayGuide.since;
  return (
    <p className={styles.since} role="status">
      {isOffline && <strong>{words.offline}</strong>}
      <span>{words.updated(sayInstantDate(savedAt, language), formatInstantTime(savedAt, language))}</span>
    </p>
  );
}
