import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { listWeekdays, nameMonth } from '@approdo/shared/domain/base/date/name-days';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { listWeeks, type Month } from './month.ts';

type Props = {
  readonly month: Month;
  readonly language: Language;
  readonly captionClass: string | undefined;
  /** Whether days can be picked, with the arrow keys; otherwise it is a plain table. */
  readonly isGrid: boolean;
  /** Further props of a day's cell. */
  readonly cellOf?: (day: LocalDate) => ComponentProps<'td'>;
  /** Cells outside the month are empty. */
  readonly children: (day: LocalDate) => ReactNode;
};

/** The weeks of a month under its name. */
export function MonthTable({ month, language, captionClass, isGrid, cellOf, children }: Props) {
  const captionId = useId();
  const weekdays = listWeekdays(language);
  return (
    <>
      <p className={captionClass} id={captionId} aria-live="polite">
        {nameMonth(month, language)}
      </p>
      <table aria-labelledby={captionId} {...(isGrid && { role: 'grid' })}>
        <thead>
          <tr>
            {weekdays.map(({ name, short }) => (
              <th key={name} scope="col" abbr={name}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(month, language).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, weekday) => (
                <td key={weekdays[weekday]?.name} {...(day && cellOf?.(day))}>
                  {day && children(day)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
