import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { WeekdayCode } from '@approdo/shared/domain/stays/stay-rules';
import { useDeferredValue, useMemo } from 'react';
import { rangeOf } from '../../../stays/stays/index.ts';
import { findNow, paintDays, readSeasons } from './list-draft.ts';
import { describePriceYear } from './price-days.ts';
import { PriceWindow } from './price-window.tsx';
import { PriceYear } from './price-year.tsx';
import type { ListForm } from './use-list-form.ts';
import { usePainting } from './use-painting.ts';

type Props = {
  readonly form: ListForm;
  readonly year: number;
  readonly today: LocalDate;
  readonly weekendNights: readonly WeekdayCode[];
};

/** The year with its prices: pick days to change them, drag the ends of a season to move it. */
export function PaintedYear({ form: { draft, change }, year, today, weekendNights }: Props) {
  // Typing shows at once; the derived days are deferred.
  const typed = useDeferredValue(draft.seasons);
  const seasons = useMemo(() => readSeasons(typed, weekendNights), [typed, weekendNights]);
  const { exceptions } = draft;
  const priced = useMemo(() => describePriceYear(year, { seasons, exceptions }), [year, seasons, exceptions]);
  const painting = usePainting({ draft, change, year, today, weekendNights });
  const picked = painting.picking.isDone ? rangeOf(painting.picking) : undefined;
  return (
    <>
      <PriceYear today={today} priced={priced} painting={painting} />
      {picked && (
        <PriceWindow
          picked={picked}
          now={findNow({ seasons, exceptions }, picked)}
          exceptions={exceptions}
          weekendNights={weekendNights}
          onPaint={(painted) => {
            const { seasons: list, exceptions: dated } = paintDays(draft, painted, weekendNights);
            if (list) change('seasons', list);
            if (dated) change('exceptions', dated);
          }}
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
