import { addDays, earlierOf, type LocalDate, laterOf } from '@approdo/shared/domain/base/date/local-date';
import { moveSeason } from '@approdo/shared/domain/prices/move-season';
import type { Season } from '@approdo/shared/domain/prices/rates';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import type { WeekdayCode } from '@approdo/shared/domain/stays/stay-rules';
import { useCallback, useMemo, useReducer, useRef, useState } from 'react';
import { type PickingStep, pickDays } from '../../../stays/stays/index.ts';
import type { SeasonDraft } from '../rates-draft.ts';
import { type ListDraft, readSeasons, replaceSound } from './list-draft.ts';
import { isSound } from './price-days.ts';
import { datesIn, lastYearDayOf } from './year-days.ts';

export type SeasonEnd = 'from' | 'to';

/** The chosen season, with its first and last day in the year. */
export type ChosenSeason = { readonly season: Season; readonly startDate: LocalDate; readonly endDate: LocalDate };

type Options = {
  readonly draft: ListDraft;
  readonly change: (name: 'seasons', seasons: readonly SeasonDraft[]) => void;
  readonly year: number;
  readonly today: LocalDate;
  readonly weekendNights: readonly WeekdayCode[];
};

export type Painting = ReturnType<typeof usePainting>;

/** The state of picking days, and the season of the first one, whose ends can be moved. */
export function usePainting({ draft, change, year, today, weekendNights }: Options) {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const [picking, dispatch] = useReducer(pickDays, { focused: first <= today && today <= last ? today : first });
  const [chosenDay, setChosenDay] = useState<LocalDate>();
  const grabbed = useRef<{ readonly seasons: readonly SeasonDraft[]; readonly chosen: ChosenSeason }>(undefined);

  const step = useCallback((taken: PickingStep) => {
    if (taken.kind === 'choose') setChosenDay(taken.day);
    if (taken.kind === 'leave') setChosenDay(undefined);
    dispatch(taken);
  }, []);

  const chosen = useMemo(
    () => findChosen(readSeasons(draft.seasons, weekendNights), year, chosenDay),
    [draft.seasons, weekendNights, year, chosenDay],
  );

  /** Every move of a drag starts from its initial state, so that a covered neighbour reappears. */
  function grab(): void {
    grabbed.current = chosen && { seasons: draft.seasons, chosen };
  }

  function move(end: SeasonEnd, day: LocalDate): void {
    if (!grabbed.current) return;
    const { seasons, chosen: from } = grabbed.current;
    const { season, startDate, endDate } = from;
    const isStart = end === 'from';
    const reached = isStart ? laterOf(first, earlierOf(day, endDate)) : laterOf(startDate, earlierOf(day, last));
    const days = isStart ? { ...season, from: reached.slice(5) } : { ...season, to: lastYearDayOf(reached) };
    change(
      'seasons',
      replaceSound(seasons, weekendNights, (sound) => {
        const own = sound.find((one) => one.from === season.from && one.to === season.to);
        return own && reached !== (isStart ? startDate : endDate) ? moveSeason(sound, own, days) : sound;
      }),
    );
    // The fixed end belongs to the season wherever the other one moves.
    setChosenDay(isStart ? endDate : startDate);
    dispatch({ kind: 'leave' });
  }

  return {
    picking: picking.focused.startsWith(`${year}-`) ? picking : { ...picking, focused: first },
    chosen: picking.isDone ? undefined : chosen,
    range: { startDate: first, endDate: last },
    step,
    leave: useCallback(() => step({ kind: 'leave' }), [step]),
    /** Picks these days at once. */
    pick: useCallback(
      ({ startDate, endDate }: Stay) => {
        step({ kind: 'leave' });
        for (const day of [startDate, endDate]) step({ kind: 'choose', day });
      },
      [step],
    ),
    grab,
    move,
    moveBy(end: SeasonEnd, days: number): void {
      if (!chosen) return;
      grab();
      move(end, addDays(end === 'from' ? chosen.startDate : chosen.endDate, days));
    },
  };
}

function findChosen(seasons: readonly Season[], year: number, day: LocalDate | undefined): ChosenSeason | undefined {
  if (day === undefined || !day.startsWith(`${year}-`)) return undefined;
  const monthDay = day.slice(5);
  const season = seasons.find((one) => isSound(one) && one.from <= monthDay && monthDay <= one.to);
  const dates = season && datesIn(year, season);
  return dates && { season, ...dates };
}
