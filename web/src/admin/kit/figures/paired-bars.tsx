import kit from '../styles/kit.module.css';
import styles from './paired-bars.module.css';

const WIDTH = 480;
const HEIGHT = 130;
const TOP = 20;
const LABELS = 22;

/** Two figures drawn beside each other; below zero there is no bar. */
type Pair = { readonly name: string; readonly main: number; readonly beside: number };

/** The labels of the two bars, in the legend. */
type Legend = Readonly<Record<'main' | 'beside', string>>;

type Props = {
  readonly pairs: readonly Pair[];
  /** A description of the chart, for screen readers. */
  readonly about: string;
  readonly legend: Legend;
  readonly format: (figure: number) => string;
  /** The label below a pair. */
  readonly label: (name: string) => string;
  /** If the pairs are too close for a label each: every how many have one, the last among them. */
  readonly labelEvery?: number;
};

/** Pairs of bars in a row, scaled to the highest; a table beside them gives the same figures. */
export function PairedBars({ pairs, about, legend, format, label, labelEvery = 1 }: Props) {
  const most = Math.max(1, ...pairs.flatMap(({ main, beside }) => [main, beside]));
  const step = WIDTH / pairs.length;
  return (
    <div>
      <svg
        style={{ inlineSize: '100%', maxBlockSize: '24rem' }}
        viewBox={`0 0 ${WIDTH} ${TOP + HEIGHT + LABELS}`}
        preserveAspectRatio="xMinYMid"
        role="img"
        aria-label={about}
      >
        <line className={styles.line} x1={0} x2={WIDTH} y1={TOP} y2={TOP} />
        <line className={styles.line} x1={0} x2={WIDTH} y1={TOP + HEIGHT} y2={TOP + HEIGHT} />
        <text className={styles.most} x={WIDTH} y={TOP - 6}>
          {format(most)}
        </text>
        {pairs.map(({ name, main, beside }, index) => (
          <g key={name}>
            <Bar className={styles.beside} x={index * step + step * 0.12} width={step * 0.36} share={beside / most} />
            <Bar className={styles.main} x={index * step + step * 0.5} width={step * 0.36} share={main / most} />
            {(pairs.length - 1 - index) % labelEvery === 0 && (
              <text
                className={index === pairs.length - 1 && labelEvery > 1 ? styles.last : styles.label}
                x={index === pairs.length - 1 && labelEvery > 1 ? WIDTH : (index + 0.5) * step}
                y={TOP + HEIGHT + 16}
              >
                {label(name)}
              </text>
            )}
          </g>
        ))}
      </svg>
      <ul className={`${kit.hint} ${kit.plainList} ${styles.legend}`}>
        <li data-of="main">{legend.main}</li>
        <li data-of="beside">{legend.beside}</li>
      </ul>
    </div>
  );
}

type BarProps = {
  readonly className: string | undefined;
  readonly x: number;
  readonly width: number;
  readonly share: number;
};

function Bar({ className, x, width, share }: BarProps) {
  const height = Math.max(0, share) * HEIGHT;
  return <rect className={className} x={x} y={TOP + HEIGHT - height} width={width} height={height} rx={1} />;
}
