import { formatLocalDate } from '@approdo/shared/domain/local-date';
import { formatCount } from '../../format/count.ts';
import { VISIT_CHART } from '../../texts/visits.ts';
import type { Period, Slot } from './periods.ts';
import styles from './visits.module.css';

const WIDTH = 480;
const HEIGHT = 130;
const TOP = 20;
const LABELS = 22;

/** Days stand too close for a label each. */
const LABEL_EVERY = { days: 7, months: 1 } as const;

type Props = { readonly slots: readonly Slot[]; readonly period: Period };

/** How often the pages were opened, drawn beside the year before; the table below says the same in words. */
export function VisitsChart({ slots, period }: Props) {
  const most = Math.max(1, ...slots.flatMap(({ now, before }) => [now.views, before.views]));
  const step = WIDTH / slots.length;
  return (
    <div>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${TOP + HEIGHT + LABELS}`}
        preserveAspectRatio="xMinYMid"
        role="img"
        aria-label={VISIT_CHART[period]}
      >
        <line className={styles.line} x1={0} x2={WIDTH} y1={TOP} y2={TOP} />
        <line className={styles.line} x1={0} x2={WIDTH} y1={TOP + HEIGHT} y2={TOP + HEIGHT} />
        <text className={styles.most} x={WIDTH} y={TOP - 6}>
          {formatCount(most)}
        </text>
        {slots.map(({ name, now, before }, index) => (
          <g key={name}>
            <Bar
              className={styles.before}
              x={index * step + step * 0.12}
              width={step * 0.36}
              share={before.views / most}
            />
            <Bar className={styles.now} x={index * step + step * 0.5} width={step * 0.36} share={now.views / most} />
            {(slots.length - 1 - index) % LABEL_EVERY[period] === 0 && (
              <text
                className={index === slots.length - 1 && period === 'days' ? styles.last : styles.label}
                x={index === slots.length - 1 && period === 'days' ? WIDTH : (index + 0.5) * step}
                y={TOP + HEIGHT + 16}
              >
                {saySlotShort(name)}
              </text>
            )}
          </g>
        ))}
      </svg>
      <ul className={styles.legend}>
        <li data-of="now">{VISIT_CHART.now}</li>
        <li data-of="before">{VISIT_CHART.before}</li>
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
  const height = share * HEIGHT;
  return <rect className={className} x={x} y={TOP + HEIGHT - height} width={width} height={height} rx={1} />;
}

/** Each day or month in a line. */
export function VisitsTable({ slots, period }: Props) {
  const isOfDays = period === 'days';
  return (
    <details open={!isOfDays}>
      <summary className={styles.summary}>{isOfDays ? VISIT_CHART.tableOfDays : VISIT_CHART.tableOfMonths}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{isOfDays ? VISIT_CHART.day : VISIT_CHART.month}</th>
            <th scope="col">{VISIT_CHART.views}</th>
            <th scope="col">{VISIT_CHART.before}</th>
            <th scope="col">{VISIT_CHART.arrivals}</th>
            <th scope="col">{VISIT_CHART.funnel}</th>
          </tr>
        </thead>
        <tbody>
          {slots.toReversed().map(({ name, now, before }) => (
            <tr key={name}>
              <th scope="row">{saySlot(name)}</th>
              <td>{formatCount(now.views)}</td>
              <td>{formatCount(before.views)}</td>
              <td>{formatCount(now.arrivals)}</td>
              <td>{`${now.quotes} → ${now.requests} → ${now.confirmations}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** `nov 05, 2026` of a day, `nov 2026` of a month. */
function saySlot(name: string): string {
  if (name.length > 'yyyy-MM'.length) return formatLocalDate(name);
  return `${formatLocalDate(`${name}-01`).slice(0, 3)} ${name.slice(0, 4)}`;
}

/** `nov 05` of a day, `nov` of a month. */
function saySlotShort(name: string): string {
  return name.length > 'yyyy-MM'.length ? formatLocalDate(name).slice(0, 6) : saySlot(name).slice(0, 3);
}
