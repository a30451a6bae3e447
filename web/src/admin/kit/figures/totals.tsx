import styles from './totals.module.css';

type Total = {
  readonly name: string;
  readonly figure: string | number;
  /** What the figure alone does not say. */
  readonly aside?: string | undefined;
};

/** The sums of what is drawn below them. */
export function Totals({ totals }: { readonly totals: readonly Total[] }) {
  return (
    <dl className={styles.totals}>
      {totals.map(({ name, figure, aside }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {figure}
            {aside !== undefined && <span className={styles.aside}> {aside}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
