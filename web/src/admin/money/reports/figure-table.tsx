import figureTable from '../../kit/figures/figure-table.module.css';

type Row = readonly (string | number)[];

type Props = {
  readonly title?: string;
  /** Whether the title stands above it; otherwise it is its name for screen readers alone. */
  readonly hasCaption?: boolean;
  /** On paper it has the style of the sheet. */
  readonly isOnPaper?: boolean | undefined;
  readonly head: readonly string[];
  /** The first cell names its row. */
  readonly rows: readonly Row[];
  /** The sums, below the rows. */
  readonly foot?: Row;
};

/** Figures in rows, scrolled sideways where there is no room. */
export function FigureTable({ title, hasCaption = false, isOnPaper = false, head, rows, foot }: Props) {
  return (
    <section aria-label={title} style={{ overflowX: 'auto' }}>
      <table className={isOnPaper ? undefined : figureTable.table}>
        {hasCaption && <caption>{title}</caption>}
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <FigureRow key={row.join()} row={row} head={head} />
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <FigureRow row={foot} head={head} />
          </tfoot>
        )}
      </table>
    </section>
  );
}

function FigureRow({ row: [name, ...figures], head }: { readonly row: Row; readonly head: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {figures.map((figure, at) => (
        <td key={head[at + 1]}>{figure}</td>
      ))}
    </tr>
  );
}
