import { type OwnTurnover, turnoverSettings, turnovers } from '@approdo/shared/contract/bookings/turnovers';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { CLEANING_DAYS } from '@approdo/shared/domain/bookings/turnovers';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBanners } from '../../kit/feedback/banners.ts';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { TURNOVERS_KEY } from '../../session/refreshes.ts';
import { useCall } from '../../session/use-call.ts';
import { CLEANING_LINK, TURNOVER, TURNOVERS } from './texts.ts';

/** The cleaner may mark tasks meanwhile. */
const REFRESH_MS = 60_000;

/** The departures of the next sixty days. */
export function useTurnovers() {
  const call = useCall();
  const today = todayInRome(new Date());
  return useQuery({
    queryKey: [...TURNOVERS_KEY, today],
    queryFn: ({ signal }) =>
      call(turnovers.list, { query: { from: today, to: addDays(today, CLEANING_DAYS) }, signal }),
    refetchInterval: REFRESH_MS,
  });
}

/** Turns cleaning on and off; asks before turning off. */
export function useTurnoverSwitch() {
  const confirm = useConfirm();
  const toggle = useAction({
    run: (isOn: boolean, call) => call(turnoverSettings.replace, { body: { isOn }, version: undefined }),
    success: (isOn) => (isOn ? TURNOVERS.turnedOn : TURNOVERS.turnedOff),
    describe: (fault, isOn) => describeFailure(fault, isOn ? TURNOVERS.turnOnFailed : TURNOVERS.turnOffFailed),
  });
  return {
    isBusy: toggle.isPending,
    turnOn: () => toggle.mutate(true),
    async turnOff() {
      const { turnOff: action, turnOffQuestion: text } = TURNOVERS;
      if (await confirm({ title: action, text, action, isHarmless: true })) toggle.mutate(false);
    },
  };
}

/** Makes and ends the cleaner's link; asks if there is one. */
export function useCleaningLink() {
  const confirm = useConfirm();
  const make = useAction({
    run: (_: undefined, call) => call(turnoverSettings.makeLink),
    success: () => CLEANING_LINK.made,
    describe: (fault) => describeFailure(fault, CLEANING_LINK.makeFailed),
  });
  const end = useAction({
    run: (_: undefined, call) => call(turnoverSettings.endLink),
    success: () => CLEANING_LINK.removed,
    describe: (fault) => describeFailure(fault, CLEANING_LINK.removeFailed),
  });
  return {
    isBusy: make.isPending || end.isPending,
    make: () => make.mutate(undefined),
    async remake() {
      const { remake: action, remakeQuestion: text } = CLEANING_LINK;
      if (await confirm({ title: action, text, action })) make.mutate(undefined);
    },
    async remove() {
      const { remove: action, removeQuestion: text } = CLEANING_LINK;
      if (await confirm({ title: action, text, action })) end.mutate(undefined);
    },
  };
}

type Readiness = Pick<OwnTurnover, 'day' | 'isReady'>;

/** Marks the property as ready or not after a departure. */
export function useMarkReady() {
  return useAction({
    run: ({ day, isReady }: Readiness, call) => call(turnovers.mark, { params: { day }, body: { isReady } }),
    success: ({ isReady }) => (isReady ? TURNOVER.marked : TURNOVER.unmarked),
    describe: (fault) => describeFailure(fault, TURNOVER.failed),
  });
}

/** Ticks or unticks a task: updates optimistically, with a message only on failure. */
export function useTick(day: OwnTurnover['day'], { id, isDone }: OwnTurnover['items'][number]) {
  const call = useCall();
  const queries = useQueryClient();
  const banners = useBanners();
  const tick = useMutation({
    mutationFn: (next: boolean) => call(turnovers.mark, { params: { day }, body: { items: [{ id, isDone: next }] } }),
    onMutate: banners.clear,
    onSuccess: () => queries.invalidateQueries({ queryKey: TURNOVERS_KEY }),
    onError: (fault) => banners.fail(describeFailure(fault, TURNOVER.failed)),
  });
  return { isDone: tick.isPending ? tick.variables : isDone, tick: (next: boolean) => tick.mutate(next) };
}
