import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { ActionIcon, Button, Group, Paper, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { monthOf } from '../../../ui/availability-calendar/month.ts';
import { describeFailure, isSessionOver } from '../../kit/feedback/failure.ts';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { PAPER } from '../../kit/paper/texts.ts';
import kit from '../../kit/styles/kit.module.css';
import { SHELL } from '../../kit/texts.ts';
import { CalendarSheet } from './calendar-sheet.tsx';
import type { Layout } from './lay-rows.ts';
import styles from './stay-grid.module.css';
import { StayMonths } from './stay-months.tsx';
import { BAR_KINDS, BAR_LETTERS, STAY_CALENDAR } from './texts.ts';
import { useCalendar } from './use-calendar.ts';
import { useVisibleMonths } from './use-visible-months.ts';
import { useWalk } from './use-walk.ts';

/** How far below the viewport the next months are preloaded. */
const AHEAD = '600px';

/** Calls `onMore` when the returned element, at the end of the months, comes near the viewport. */
function useMoreMonths(hasMore: boolean, onMore: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const showMore = useRef(onMore);
  useEffect(() => {
    showMore.current = onMore;
  });
  useEffect(() => {
    const element = end.current;
    if (!hasMore || !element) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) showMore.current();
      },
      { rootMargin: AHEAD },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [hasMore]);
  return end;
}

/** 900 px: days of a month side by side. */
const ROOM_FOR_MONTHS = '(min-width: 56.25em)';

/** The layout for the available width. Printing keeps that of the screen, as another layout would need other months. */
function useLayout(): Layout {
  const hasRoom = useMediaQuery(ROOM_FOR_MONTHS, undefined, { getInitialValueInEffect: false });
  const [visible, setVisible] = useState(hasRoom);
  if (visible !== hasRoom && !window.matchMedia('print').matches) setVisible(hasRoom);
  return visible ? 'months' : 'weeks';
}

const KINDS = ['STAY', 'REQUEST', 'PORTAL', 'BLOCK'] as const;

/** The legend of the bars. */
function CalendarLegend() {
  return (
    <ul className={styles.legend} aria-label={STAY_CALENDAR.legend}>
      {KINDS.map((kind) => (
        <li key={kind}>
          <span className={styles.swatch} data-kind={kind} data-letter={BAR_LETTERS[kind]} />
          {BAR_KINDS[kind]}
        </li>
      ))}
    </ul>
  );
}

/** The calendar of stays, requests and blocks by day, with links to each and to free days. */
export function CalendarScreen() {
  const today = todayInRome(new Date());
  const layout = useLayout();
  const visible = useVisibleMonths(today, layout);
  const calendar = useCalendar(visible.ranges);
  const walk = useWalk(today, visible.reach);
  const end = useMoreMonths(visible.hasMore && !calendar.isPending, visible.showMore);

  function goToToday(): void {
    visible.showFrom(monthOf(today));
    walk.goTo(today);
  }

  return (
    <ScreenFrame
      actions={
        <>
          <MonthButtons visible={visible} onToday={goToToday} />
          <Button variant="default" size="md" disabled={calendar.isPending} onClick={() => window.print()}>
            {PAPER.print}
          </Button>
        </>
      }
    >
      <LoadFailure fault={calendar.fault} onRetry={calendar.retry} />
      <p className={kit.muted} style={{ margin: '0 0 var(--space-4)' }}>
        {layout === 'months' ? STAY_CALENDAR.wide : STAY_CALENDAR.touch}{' '}
        <span className={styles.keys}>{STAY_CALENDAR.keys}</span>
      </p>
      <StayMonths today={today} layout={layout} visible={visible} calendar={calendar} walk={walk} />
      {isEmpty(calendar) && (
        <Text c="dimmed" mt="md">
          {STAY_CALENDAR.nobody}
        </Text>
      )}
      <CalendarLegend />
      <div ref={end} />
      <CalendarSheet today={today} months={visible.months} calendar={calendar} />
    </ScreenFrame>
  );
}

function isEmpty({ bars, isPending, fault }: ReturnType<typeof useCalendar>): boolean {
  return bars.length === 0 && !isPending && !fault;
}

type MonthButtonsProps = {
  readonly visible: ReturnType<typeof useVisibleMonths>;
  readonly onToday: () => void;
};

function MonthButtons({ visible: { canMove, move }, onToday }: MonthButtonsProps) {
  return (
    <>
      <ActionIcon
        variant="subtle"
        size="2.75rem"
        aria-label={STAY_CALENDAR.earlier}
        disabled={!canMove(-1)}
        onClick={() => move(-1)}
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
        disabled={!canMove(1)}
        onClick={() => move(1)}
      >
        <ChevronRight aria-hidden />
      </ActionIcon>
    </>
  );
}

type Props = { readonly fault: Error | null | undefined; readonly onRetry: () => void };

/** Why the data may be stale, with a retry; the stale data stays below. */
function LoadFailure({ fault, onRetry }: Props) {
  if (!fault || isSessionOver(fault)) return null;
  const { text, detail } = describeFailure(fault, STAY_CALENDAR.loadFailed);
  return (
    <Paper withBorder p="md" mb="md" role="alert">
      <Group justify="space-between">
        <div>
          <Text fw={600}>{text}</Text>
          {detail && <Text c="dimmed">{detail}</Text>}
        </div>
        <Button variant="default" onClick={onRetry}>
          {SHELL.retry}
        </Button>
      </Group>
    </Paper>
  );
}
