import { lazy, Suspense, useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { useSession } from '../../session/use-session.ts';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import type { DataAction } from './data-action.ts';
import styles from './own-data.module.css';

/** Loaded once one of the actions is chosen. */
const OwnDataParts = lazy(async () => ({ default: (await import('./own-data-parts.tsx')).OwnDataParts }));

/** A guest's own data: to be downloaded, or erased. */
export function OwnDataSection() {
  const { ownData, forms } = useFurtherTexts();
  const isConfirmed = useSession()?.user.emailConfirmed;
  const [chosen, setChosen] = useState<{ readonly is: DataAction; readonly round: number }>();
  const choose = (is: DataAction) => setChosen((before) => ({ is, round: (before?.round ?? 0) + 1 }));
  return (
    <section className={styles.section} aria-labelledby="own-data-title">
      <h2 id="own-data-title">{ownData.title}</h2>
      {isConfirmed === false && <p>{ownData.unconfirmed}</p>}
      <div className={styles.buttons}>
        <button type="button" className={buttons.quiet} onClick={() => choose('SAVE')}>
          {ownData.save}
        </button>
        <button type="button" className={buttons.quiet} onClick={() => choose('ERASE')}>
          {ownData.erase}
        </button>
      </div>
      {chosen && (
        <Suspense fallback={<Banner kind="note">{forms.moment}</Banner>}>
          <OwnDataParts key={chosen.round} action={chosen.is} onCancel={() => setChosen(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
