import { formatLocalDate, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { PRICE_YEAR } from '../texts/prices.ts';
import styles from './price-year.module.css';
import type { ChosenSeason, Painting, SeasonEnd } from './use-painting.ts';

type Props = {
  readonly months: RefObject<HTMLDivElement | null>;
  readonly chosen: ChosenSeason;
  readonly painting: Painting;
};

/** The two handles of a season: the same elements while they move, so that drags are not interrupted. */
export function SeasonHandles({ months, chosen: { startDate, endDate }, painting }: Props) {
  const name = (say: (day: string) => string, day: LocalDate) => say(formatLocalDate(day).replace(/,.*/, ''));
  return (
    <>
      <Handle end="from" day={startDate} name={name(PRICE_YEAR.start, startDate)} months={months} painting={painting} />
      <Handle end="to" day={endDate} name={name(PRICE_YEAR.end, endDate)} months={months} painting={painting} />
    </>
  );
}

type HandleProps = Omit<Props, 'chosen'> & {
  readonly end: SeasonEnd;
  readonly day: LocalDate;
  readonly name: string;
};

/** Days by which each key moves an end. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

function Handle({ end, day, name, months, painting }: HandleProps) {
  const isDragged = useRef(false);
  const place = usePlaceOf({ months, day, end });

  function moveByKey(event: KeyboardEvent): void {
    const days = STEPS[event.key];
    if (event.key === 'Escape') painting.leave();
    if (days === undefined) return;
    event.preventDefault();
    painting.moveBy(end, days);
  }

  function drag({ clientX, clientY }: PointerEvent): void {
    if (!isDragged.current) return;
    const under = document.elementsFromPoint(clientX, clientY).find((element) => element.matches('[data-day]'));
    const reached = under instanceof HTMLElement && months.current?.contains(under) ? under.dataset.day : undefined;
    if (reached !== undefined && reached !== day) painting.move(end, reached);
  }

  return (
    <button
      type="button"
      className={styles.handle}
      data-end={end}
      aria-label={name}
      style={place && { insetInlineStart: place.x, insetBlockStart: place.y }}
      onKeyDown={moveByKey}
      onPointerDown={(event) => {
        isDragged.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        painting.grab();
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        isDragged.current = false;
      }}
      onPointerCancel={() => {
        isDragged.current = false;
      }}
    />
  );
}

/** The position of the edge of a day, updated when the layout changes. */
function usePlaceOf({ months, day, end }: Pick<HandleProps, 'months' | 'day' | 'end'>) {
  const [place, setPlace] = useState<{ readonly x: number; readonly y: number }>();
  useEffect(() => {
    const around = months.current;
    if (!around) return;
    const look = () => {
      const cell = around.querySelector(`[data-day="${day}"]`)?.getBoundingClientRect();
      const own = around.getBoundingClientRect();
      if (cell)
        setPlace({ x: (end === 'from' ? cell.left : cell.right) - own.left, y: cell.top + cell.height / 2 - own.top });
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(around);
    return () => watch.disconnect();
  }, [months, day, end]);
  return place;
}
