import kit from '../styles/kit.module.css';
import styles from './totals.module.css';

type Total = {
  readonly name: string;
  readonly figure: string | number;
  /** A note beside the figure. */
  readonly note?: string | undefined;
};

/** The totals of the chart below them. */
export function Totals({ totals }: { readonly totals: readonly Total[] }) {
  return (
    <dl className={styles.totals}>
      {totals.map(({ name, figure, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {figure}
            {note !== undefined && (
              <span
                className={kit.muted}
                style={{ fontFamily: 'var(--font-text)', marginInlineStart: 'var(--space-2)' }}
              >
                {' '}
                {note}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
