import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { WeekdayCode } from '@approdo/shared/domain/stays/stay-rules';
import { useMediaQuery } from '@mantine/hooks';
import { useDeferredValue, useMemo } from 'react';
import { rangeOf } from '../../../stays/stays/index.ts';
import { Disclosure, type Fold } from '../disclosure.tsx';
import { PRICE_YEAR } from '../texts/prices.ts';
import { paintDays, readSeasons } from './list-draft.ts';
import { listPrices } from './listed-prices.ts';
import { PaintedYear } from './painted-year.tsx';
import styles from './price-list.module.css';
import { PriceWindow } from './price-window.tsx';
import { SeasonRows } from './season-rows.tsx';
import type { ListForm } from './use-list-form.ts';
import { usePainting } from './use-painting.ts';

/** Wide enough for the year beside the list, as in the stylesheet. */
const ROOM_FOR_THE_YEAR = '(min-width: 75em)';

type Props = {
  readonly form: ListForm;
  readonly year: number;
  readonly today: LocalDate;
  readonly weekendNights: readonly WeekdayCode[];
  /** Whether the list holds in the next year too. */
  readonly goesOn: boolean;
  /** Of the painted year, where there is no room beside the list. */
  readonly yearFold: Fold;
};

/** The prices of a year as a list and painted; what is picked in either opens the window of its days. */
export function YearPrices({ form, year, today, weekendNights, goesOn, yearFold }: Props) {
  const { draft, change, isSaving } = form;
  const isWide = useMediaQuery(ROOM_FOR_THE_YEAR, undefined, { getInitialValueInEffect: false }) ?? false;
  // Typing shows at once; the derived days are deferred.
  const typed = useDeferredValue(draft.seasons);
  const { exceptions } = draft;
  const written = useMemo(
    () => ({ seasons: readSeasons(typed, weekendNights), exceptions }),
    [typed, exceptions, weekendNights],
  );
  const listed = useMemo(() => listPrices(written, { year, today, goesOn }), [written, year, today, goesOn]);
  const painting = usePainting({ draft, change, year, today, weekendNights });
  const picked = painting.picking.isDone ? rangeOf(painting.picking) : undefined;
  const paintedYear = <PaintedYear written={written} year={year} today={today} painting={painting} />;
  return (
    <>
      <div className={styles.sides}>
        <SeasonRows listed={listed} year={year} onPick={painting.pick} />
        {isWide ? (
          paintedYear
        ) : (
          <Disclosure title={PRICE_YEAR.show} fold={yearFold}>
            {paintedYear}
          </Disclosure>
        )}
      </div>
      {picked && (
        <PriceWindow
          picked={picked}
          written={written}
          weekendNights={weekendNights}
          isSaving={isSaving}
          onPaint={(painted) => {
            const { seasons, exceptions: dated } = paintDays(draft, painted, weekendNights);
            if (seasons) change('seasons', seasons);
            if (dated) change('exceptions', dated);
          }}
          onSave={() => form.props.ref.current?.requestSubmit()}
          onRemove={(removed) => {
            change(
              'exceptions',
              exceptions.filter((one) => !removed.includes(one)),
            );
            painting.leave();
          }}
          onClose={painting.leave}
        />
      )}
    </>
  );
}
