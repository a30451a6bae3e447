import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { elideBeforeDates, sayInstantDateTime, sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { Anchor, Paper, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../kit/badge/badge.tsx';
import kit from '../../../kit/styles/kit.module.css';
import { guestsAddress } from '../../deadlines/index.ts';
import { REGISTER_DAYS } from '../../guests/index.ts';
import styles from '../register.module.css';
import { DayFile } from './day-file.tsx';
import { DayTransmission } from './day-transmission.tsx';
import type { FileDay } from './file-days.ts';

type Props = {
  readonly day: FileDay;
  readonly today: LocalDate;
  /** Of the days with guests to report. */
  readonly isFirst: boolean;
};

/** A day with arrivals: the state of its guests, its deadline, and its file. */
export function DayCard({ day, today, isFirst }: Props) {
  const heading = useId();
  const { open, ready, incomplete, dueAt, isOverdue, isLate, transmissions } = day;
  return (
    <Paper component="section" withBorder p="md" className={kit.stack3} aria-labelledby={heading}>
      <Title order={3} id={heading} size="h4">
        {titleOf(day.date, today)}
      </Title>
      {isOverdue && (
        <div>
          <Badge tone="careful">{REGISTER_DAYS.late}</Badge>
        </div>
      )}
      {open.length > 0 && (
        <>
          <div className={`${kit.wrapAnywhere} ${kit.stack1}`}>
            <strong>{REGISTER_DAYS.ready(ready)}</strong>
            {incomplete > 0 && <span>{REGISTER_DAYS.incomplete(incomplete)}</span>}
            {dueAt && (
              <span className={isOverdue ? `${kit.strong} ${kit.danger}` : undefined}>
                {elideBeforeDates(REGISTER_DAYS.due(sayInstantDateTime(dueAt)))}
              </span>
            )}
          </div>
          <ul className={`${kit.plainList} ${styles.list}`} aria-label={REGISTER_DAYS.stays}>
            {open.map(({ id, title }) => (
              <li key={id}>
                <Anchor component={Link} to={guestsAddress(id)} underline="always">
                  {title}
                </Anchor>
              </li>
            ))}
          </ul>
          {isLate && (
            <Text size="sm" c="dimmed">
              {REGISTER_DAYS.lateHint}
            </Text>
          )}
          <DayFile date={day.date} isLate={isLate} isFirst={isFirst} describedBy={heading} />
        </>
      )}
      {transmissions.map((transmission) => (
        <DayTransmission key={transmission.id} transmission={transmission} describedBy={heading} />
      ))}
    </Paper>
  );
}

function titleOf(date: LocalDate, today: LocalDate): string {
  const dateText = sayLocalDate(date);
  if (date === today) return REGISTER_DAYS.today(dateText);
  return date === addDays(today, -1) ? REGISTER_DAYS.yesterday(dateText) : dateText;
}
