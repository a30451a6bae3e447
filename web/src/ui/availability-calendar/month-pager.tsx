import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { nameMonth } from '@approdo/shared/domain/base/date/name-days';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './availability-calendar.module.css';
import type { CalendarWording } from './calendar-words.ts';
import { listMonths, MONTHS_TO_CHOOSE, type Month, monthOf } from './month.ts';
import type { MonthPaging } from './use-month-paging.ts';

type Props = CalendarWording & { readonly today: LocalDate; readonly paging: MonthPaging };

/** The arrows to the month before and after, and the choice of one between them. */
export function MonthPager({ words, language, today, paging }: Props) {
  const { months, pageBy, canPageBy, showMonth } = paging;
  const [first = monthOf(today)] = months;
  return (
    <div className={styles.pager}>
      <button type="button" aria-label={words.previousMonth} disabled={!canPageBy(-1)} onClick={() => pageBy(-1)}>
        <ChevronLeft aria-hidden="true" />
      </button>
      <MonthChooser label={words.chooseMonth} value={first} onChoose={showMonth}>
        {listChoices(first, today).map((month) => (
          <option key={month} value={month}>
            {nameMonth(month, language)}
          </option>
        ))}
      </MonthChooser>
      <button type="button" aria-label={words.nextMonth} disabled={!canPageBy(1)} onClick={() => pageBy(1)}>
        <ChevronRight aria-hidden="true" />
      </button>
    </div>
  );
}

/** The next two years, and a visible month beyond them. */
function listChoices(visible: Month, today: LocalDate): Month[] {
  return [...new Set([...listMonths(monthOf(today), MONTHS_TO_CHOOSE), visible])].toSorted();
}

type ChooserProps = {
  readonly label: string;
  readonly value: Month;
  readonly onChoose: (month: Month) => void;
  readonly children: ReactNode;
};

function MonthChooser({ label, value, onChoose, children }: ChooserProps) {
  const ref = useRef<HTMLSelectElement>(null);

  // A month that was chosen before hydration: no event of it is left.
  useEffect(() => {
    const chosen = ref.current?.value;
    if (chosen && chosen !== value) onChoose(chosen);
  });

  return (
    <select
      ref={ref}
      aria-label={label}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {children}
    </select>
  );
}
