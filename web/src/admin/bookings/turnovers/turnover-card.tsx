import type { OwnTurnover } from '@approdo/shared/contract/bookings/turnovers';
import { formatInstantDateTime, formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { listExtrasIn } from '@approdo/shared/words/prices/extra-label';
import { Button, Checkbox, Group, Paper, Title } from '@mantine/core';
import { useId } from 'react';
import { Badge } from '../../kit/badge/badge.tsx';
import kit from '../../kit/styles/kit.module.css';
import { TURNOVER } from './texts.ts';
import styles from './turnovers.module.css';
import { useMarkReady, useTick } from './use-turnovers.ts';

type Props = {
  readonly turnover: OwnTurnover;
  /** Whether it is the first that is not ready. */
  readonly isFirst: boolean;
};

/** A departure: the next arrival and its wishes, the tasks, and readiness. */
export function TurnoverCard({ turnover, isFirst }: Props) {
  const heading = useId();
  const mark = useMarkReady();
  const { day, checkOutBy, checkInFrom, arriving, items, isReady, readyAt, readyBy } = turnover;
  return (
    <Paper component="section" withBorder p="md" className={kit.stack3} aria-labelledby={heading}>
      <div className={kit.head}>
        <Title order={3} id={heading} size="h4">
          {TURNOVER.leaves(formatLocalDate(day))}
        </Title>
        <Badge tone={isReady ? 'done' : 'waiting'}>{isReady ? TURNOVER.ready : TURNOVER.open}</Badge>
      </div>
      <div className={`${kit.wrapAnywhere} ${kit.stack1}`}>
        <strong>{sayArrival(turnover)}</strong>
        {checkOutBy && <span>{TURNOVER.leaveBy(checkOutBy)}</span>}
        {arriving && checkInFrom && <span>{TURNOVER.arriveFrom(checkInFrom)}</span>}
        {arriving?.extras && <span>{TURNOVER.extras(listExtrasIn(arriving.extras, ITALIAN))}</span>}
        {arriving?.note && <span>{TURNOVER.note(arriving.note)}</span>}
      </div>
      {items.length > 0 && (
        <fieldset className={styles.items}>
          <legend>{TURNOVER.items}</legend>
          {items.map((item) => (
            <Tick key={item.id} day={day} item={item} />
          ))}
        </fieldset>
      )}
      <Group gap="var(--space-2) var(--space-3)" justify="space-between">
        {isReady && readyAt && readyBy && <span>{TURNOVER.readyBy[readyBy](formatInstantDateTime(readyAt))}</span>}
        <Button
          variant={isFirst ? 'filled' : 'default'}
          aria-describedby={heading}
          aria-disabled={mark.isPending}
          onClick={() => {
            if (!mark.isPending) mark.mutate({ day, isReady: !isReady });
          }}
        >
          {isReady ? TURNOVER.markOpen : TURNOVER.markReady}
        </Button>
      </Group>
    </Paper>
  );
}

type TickProps = { readonly day: OwnTurnover['day']; readonly item: OwnTurnover['items'][number] };

function Tick({ day, item }: TickProps) {
  const { isDone, tick } = useTick(day, item);
  return (
    <Checkbox
      label={item.text}
      checked={isDone}
      onChange={({ currentTarget }) => tick(currentTarget.checked)}
      classNames={{ root: `${kit.tick} ${kit.wrapAnywhere}` }}
    />
  );
}

/** The next arrival: guests, day and linen; for a portal’s stay only the day. */
function sayArrival({ nextArrival, arriving }: Pick<OwnTurnover, 'nextArrival' | 'arriving'>): string {
  if (!arriving || nextArrival === null) return TURNOVER.nobody;
  const day = formatLocalDate(nextArrival);
  const { numberOfGuests, linen } = arriving;
  if (numberOfGuests === null) return TURNOVER.arriveSome(day);
  const arrivalText = numberOfGuests === 1 ? TURNOVER.arriveOne(day) : TURNOVER.arriveMany(numberOfGuests, day);
  return linen ? TURNOVER.withLinen(arrivalText) : arrivalText;
}
