import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressOfBooking } from '../../stays/stays/index.ts';
import { BlockForm } from '../bookings/index.ts';
import { listChosen } from './choose-days.ts';
import { ChosenPanel } from './chosen-panel.tsx';
import { type DayFacts, describeDays } from './describe-days.ts';
import { type Layout, layRows } from './lay-rows.ts';
import { StayGrid } from './stay-grid.tsx';
import type { useCalendar } from './use-calendar.ts';
import { useGridHandlers } from './use-grid-handlers.ts';
import type { useVisibleMonths } from './use-visible-months.ts';
import type { Walk } from './use-walk.ts';

type Props = {
  readonly today: LocalDate;
  readonly layout: Layout;
  readonly visible: ReturnType<typeof useVisibleMonths>;
  readonly calendar: ReturnType<typeof useCalendar>;
  readonly walk: Walk;
};

/** For a day that is not visible. */
const NOTHING: Pick<DayFacts, 'bars' | 'isFree'> = { bars: [], isFree: false };

/** The months with bars, and the actions on chosen days. */
export function StayMonths({ today, layout, visible, calendar, walk }: Props) {
  const { picking, step } = walk;
  const { months, from, to } = visible;
  const { nights, bars, isPending } = calendar;
  const rows = useMemo(() => layRows(months, bars, layout), [months, bars, layout]);
  const days = useMemo(() => describeDays({ from, to }, { nights, bars }), [from, to, nights, bars]);
  const isFree = (day: LocalDate) => days.get(day)?.isFree ?? false;
  const chosen = listChosen(picking, isFree);
  const isDragging = picking.isDragging === true && !picking.isDone;
  const [isBlocking, setIsBlocking] = useState(false);
  const firstAction = useRef<HTMLAnchorElement>(null);
  const { menuDay, openDay, menuWays } = useDayMenu(walk);

  /** A press on any day ends a selection; otherwise the mouse opens what it presses and selects free days. */
  function act(day: LocalDate, by: 'key' | 'pointer'): void {
    const { bars: lying, isFree: canChoose } = days.get(day) ?? NOTHING;
    const isEnding = chosen !== undefined && !picking.isDone;
    const opens = !isEnding && lying.length > 0 && (by === 'key' || !canChoose);
    if (opens) openDay(day, { bars: lying, isFree: canChoose });
    if (opens || (!isEnding && !canChoose)) return;
    step({ kind: 'choose', day });
    if (isEnding && by === 'key') firstAction.current?.focus();
  }

  const handlers = useGridHandlers({
    grid: walk.grid,
    isFree,
    onStep: step,
    onAct: act,
    onWalk: walk.walkTo,
    onLeave: () => step({ kind: 'leave' }),
    rowOf: (day) => rows.find((row) => row.days.includes(day))?.days ?? [],
  });

  return (
    <>
      <StayGrid
        grid={walk.grid}
        rows={rows}
        layout={layout}
        days={days}
        today={today}
        chosen={chosen}
        tabStop={findTabStop([picking.focused, today, from], days)}
        menuDay={menuDay}
        menuWays={menuWays}
        isBusy={isPending}
        isDragging={isDragging}
        handlers={handlers}
      />
      <ChosenPanel
        chosen={isDragging ? undefined : chosen}
        first={firstAction}
        onBlock={() => setIsBlocking(true)}
        onLeave={walk.leave}
      />
      {isBlocking && chosen && (
        <BlockForm today={today} days={chosen} onClose={() => setIsBlocking(false)} onBlocked={walk.leave} />
      )}
    </>
  );
}

/** The first of these days that is visible. */
function findTabStop(wanted: readonly LocalDate[], days: ReadonlyMap<LocalDate, unknown>): LocalDate {
  return wanted.find((day) => days.has(day)) ?? '';
}

/** Opens the bar of a day at once, or a menu if there are several. */
function useDayMenu({ goTo, step }: Pick<Walk, 'goTo' | 'step'>) {
  const navigate = useNavigate();
  const [menuDay, setMenuDay] = useState<LocalDate>();
  const close = useCallback(() => {
    if (menuDay) goTo(menuDay);
    setMenuDay(undefined);
  }, [menuDay, goTo]);
  const choose = useCallback(
    (day: LocalDate) => {
      goTo(day);
      step({ kind: 'choose', day });
    },
    [goTo, step],
  );
  const menuWays = useMemo(() => ({ onClose: close, onChoose: choose }), [close, choose]);

  function openDay(day: LocalDate, { bars, isFree }: Pick<DayFacts, 'bars' | 'isFree'>): void {
    const [only, ...others] = bars;
    if (only && others.length === 0 && !isFree) return void navigate(addressOfBooking(only.id));
    step({ kind: 'go', day });
    setMenuDay(day);
  }
  return { menuDay, openDay, menuWays };
}
