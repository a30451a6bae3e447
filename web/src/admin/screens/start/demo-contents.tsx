import type { DemoRemnant, DemoShare } from '@approdo/shared/contract/site/demo';
import { Part } from '../../shell/part.tsx';
import { DEMO_KINDS, DEMO_STEP } from '../../texts/start.ts';
import styles from './demo-contents.module.css';

type Props = {
  readonly leaving: readonly DemoShare[];
  readonly returning: readonly DemoShare[];
  readonly staying: readonly DemoRemnant[];
};

/** What goes, what becomes plain and what stays, by name; a part of which there is nothing is left out. */
export function DemoContents({ leaving, returning, staying }: Props) {
  return (
    <>
      {leaving.length > 0 && (
        <Part id="leaving" title={DEMO_STEP.leaving}>
          <Shares shares={leaving} />
        </Part>
      )}
      {returning.length > 0 && (
        <Part id="returning" title={DEMO_STEP.returning} hint={DEMO_STEP.returningHint}>
          <Shares shares={returning} />
        </Part>
      )}
      {staying.length > 0 && (
        <Part id="staying" title={DEMO_STEP.staying} hint={DEMO_STEP.stayingHint}>
          <ul className={styles.list}>
            {staying.map(({ kind, title, reason }) => (
              <li key={`${kind} ${title}`}>
                {title}
                <span className={styles.names}>{reason}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function Shares({ shares }: { readonly shares: readonly DemoShare[] }) {
  return (
    <ul className={styles.list}>
      {shares.map(({ kind, count, titles }) => (
        <li key={kind}>
          {DEMO_KINDS[kind](count)}
          <span className={styles.names}>{sayNames(count, titles)}</span>
        </li>
      ))}
    </ul>
  );
}

function sayNames(count: number, titles: readonly string[]): string {
  const unnamed = count - titles.length;
  return [...titles, ...(unnamed > 0 ? [DEMO_STEP.more(unnamed)] : [])].join(' · ');
}
