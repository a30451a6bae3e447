import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { ActionIcon, Button, Text } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { monthOf } from '../../../ui/availability-calendar/month.ts';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { PAPER } from '../../kit/paper/texts.ts';
import { CalendarLegend } from './calendar-legend.tsx';
import { CalendarSheet } from './calendar-sheet.tsx';
import { LoadFailure } from './load-failure.tsx';
import styles from './stay-grid.module.css';
import { StayMonths } from './stay-months.tsx';
import { STAY_CALENDAR } from './texts.ts';
import { useCalendar } from './use-calendar.ts';
import { useLayout } from './use-layout.ts';
import { useMoreMonths } from './use-more-months.ts';
import { useShownMonths } from './use-shown-months.ts';
import { useWalk } from './use-walk.ts';

/** Who is in the house, who asks and what is closed, day by day: the way to each of them, and to what is free. */
export function CalendarScreen() {
  const today = todayInRome(new Date());
  const layout = useLayout();
  const shown = useShownMonths(today, layout);
  const calendar = useCalendar(shown.ranges);
  const walk = useWalk(today, shown.reach);
  const end = useMoreMonths(shown.hasMore && !calendar.isPending, shown.showMore);

  function goToToday(): void {
    shown.showFrom(monthOf(today));
    walk.goTo(today);
  }

  return (
    <ScreenFrame
      actions={
        <>
          <Turning shown={shown} onToday={goToToday} />
          <Button variant="default" size="md" disabled={calendar.isPending} onClick={() => window.print()}>
            {PAPER.print}
          </Button>
        </>
      }
    >
      <LoadFailure fault={calendar.fault} onRetry={calendar.retry} />
      <p className={styles.hint}>
        {layout === 'months' ? STAY_CALENDAR.wide : STAY_CALENDAR.touch}{' '}
        <span className={styles.keys}>{STAY_CALENDAR.keys}</span>
      </p>
      <StayMonths today={today} layout={layout} shown={shown} calendar={calendar} walk={walk} />
      {isEmpty(calendar) && (
        <Text c="dimmed" mt="md">
          {STAY_CALENDAR.nobody}
        </Text>
      )}
      <CalendarLegend />
      <div ref={end} />
      <CalendarSheet today={today} months={shown.months} calendar={calendar} />
    </ScreenFrame>
  );
}

function isEmpty({ bars, isPending, fault }: ReturnType<typeof useCalendar>): boolean {
  return bars.length === 0 && !isPending && !fault;
}

type TurningProps = {
  readonly shown: ReturnType<typeof useShownMonths>;
  readonly onToday: () => void;
};

function Turning({ shown: { canTurn, turn }, onToday }: TurningProps) {
  return (
    <>
      <ActionIcon
        variant="subtle"
        size="2.75rem"
        aria-label={STAY_CALENDAR.earlier}
        disabled={!canTurn(-1)}
        onClick={() => turn(-1)}
      >
        <ChevronLeft aria-hidden />
      </ActionIcon>
      <Button variant="outline" size="md" onClick={onToday}>
        {STAY_CALENDAR.today}
      </Button>
      <ActionIcon
        variant="subtle"
        size="2.75rem"
        aria-label={STAY_CALENDAR.later}
        disabled={!canTurn(1)}
        onClick={() => turn(1)}
      >
        <ChevronRight aria-hidden />
      </ActionIcon>
    </>
  );
}
