import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import styles from './cleaning-island.module.css';
import { TurnoverCard } from './turnover-card.tsx';
import { useCleaning } from './use-cleaning.ts';

/** The cleaner's tasks, for whoever has the link. */
export function CleaningIsland() {
  const { cleaning: words, forms } = useFurtherTexts();
  const { state, failure, load, mark } = useCleaning();
  if (state.kind === 'loading') return <Banner kind="note">{forms.moment}</Banner>;
  if (state.kind === 'failed') {
    return (
      <div className={styles.cleaning}>
        <Banner kind="error">{state.reason ?? (navigator.onLine ? words.failed : words.offline)}</Banner>
        {!state.isEnded && (
          <button type="button" className={buttons.quiet} onClick={load}>
            {words.again}
          </button>
        )}
      </div>
    );
  }
  const { houseName, address, turnovers } = state.plan;
  return (
    <div className={styles.cleaning}>
      <p className={styles.house}>
        <strong>{houseName}</strong>
        {address && <span>{address}</span>}
      </p>
      {turnovers.length === 0 && <p>{words.none}</p>}
      {turnovers.map((turnover) => (
        <TurnoverCard
          key={turnover.day}
          turnover={turnover}
          failure={failure?.day === turnover.day ? (failure.reason ?? words.offline) : undefined}
          onMark={(marks) => mark(turnover.day, marks)}
        />
      ))}
    </div>
  );
}
