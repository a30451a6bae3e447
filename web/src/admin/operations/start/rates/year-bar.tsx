import { formatDayMonth } from '@approdo/shared/domain/base/date/local-date';
import { formatWholeEuros } from '@approdo/shared/domain/base/money/money';
import type { Season } from '@approdo/shared/domain/prices/rates';
import { RATES, YEAR_KINDS } from '../../../content/property/index.ts';
import kit from '../../../kit/styles/kit.module.css';
import { describeYear, layOutYear, type YearPart } from '../../../prices/rates/index.ts';
import styles from './year-bar.module.css';

const MONTHS = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'];

/** The year at a glance: dearer seasons are darker, gaps and overlaps lie on top; the same in words below. */
export function YearBar({ seasons }: { readonly seasons: readonly Season[] }) {
  const parts = layOutYear(seasons);
  const dearest = Math.max(1, ...parts.map(({ weeklyPrice }) => weeklyPrice || 0));
  const faults = describeYear(seasons);
  return (
    <div className={kit.stack1}>
      <div className={styles.bar} role="img" aria-label={RATES.year}>
        {parts.map((part) => (
          <span
            key={`${part.kind} ${part.from} ${part.to}`}
            className={styles.part}
            data-kind={part.kind}
            title={sayPart(part)}
            style={{
              insetInlineStart: `${part.start * 100}%`,
              inlineSize: `${part.length * 100}%`,
              ...(part.weeklyPrice !== undefined && { backgroundColor: shadeOf(part.weeklyPrice / dearest) }),
            }}
          />
        ))}
      </div>
      <div
        className={`${kit.grid} ${kit.soft}`}
        style={{ fontSize: '0.75rem', gridTemplateColumns: 'repeat(12, 1fr)' }}
        aria-hidden
      >
        {MONTHS.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </div>
      <p className={styles.words} data-fault={faults !== '' || undefined} role="status">
        {faults || RATES.complete}
      </p>
    </div>
  );
}

/** The dearest season has the theme's deepest colour. */
function shadeOf(share: number): string {
  return `color-mix(in oklab, var(--sea) ${20 + 80 * share}%, var(--sea-mist))`;
}

function sayPart({ kind, from, to, weeklyPrice }: YearPart): string {
  const days = `${formatDayMonth(from)} – ${formatDayMonth(to)}`;
  const isPriced = weeklyPrice !== undefined && Number.isSafeInteger(weeklyPrice);
  return `${YEAR_KINDS[kind]}: ${days}${isPriced ? `, ${formatWholeEuros(weeklyPrice)}` : ''}`;
}
