import kit from '../../kit/styles/kit.module.css';
import { formatCount } from './format-count.ts';
import { VISITS } from './texts.ts';
import styles from './visits.module.css';

export type Share = {
  readonly name: string;
  /** A quieter text below the name. */
  readonly detail?: string | undefined;
  readonly count: number;
};

/** A list of shares, each with a bar as long as its count. */
export function ShareList({ shares }: { readonly shares: readonly Share[] }) {
  const most = Math.max(1, ...shares.map(({ count }) => count));
  if (shares.length === 0) return <p className={styles.soft}>{VISITS.nothing}</p>;
  return (
    <ul className={`${kit.plainList} ${styles.shares}`}>
      {shares.map(({ name, detail, count }) => (
        <li key={`${name} ${detail ?? ''}`}>
          <span className={kit.wrapAnywhere}>
            {name} {detail && <span className={styles.soft}>{detail}</span>}
          </span>
          <span className={kit.end} style={{ fontVariantNumeric: 'tabular-nums' }}>
            {formatCount(count)}
          </span>
          <svg className={styles.bar} aria-hidden="true">
            <rect width={`${(count / most) * 100}%`} height="100%" rx={2} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
