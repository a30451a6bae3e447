import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { describeExceptionFaults } from '@approdo/shared/domain/stays/rule-list-faults';
import type { RuleLists } from '@approdo/shared/domain/stays/rule-lookup';
import type { RuleException } from '@approdo/shared/domain/stays/stay-rules';
import { Button } from '@mantine/core';
import { memo, useState } from 'react';
import { sayDates } from '../../../stays/stays/index.ts';
import { EXCEPTIONS } from '../texts/stay-rules.ts';
import { ExceptionWindow } from './exception-window.tsx';
import { RuleList } from './rule-list.tsx';
import { sayOwnLimits } from './say-limits.ts';

type Props = {
  readonly lists: RuleLists;
  readonly today: LocalDate;
  readonly fault: string | undefined;
  readonly onChange: (exceptions: readonly RuleException[]) => void;
};

const NO_DAYS = { startDate: '', endDate: '' };

/** Dates with their own rules, upcoming ones first. Memoised. */
export const ExceptionList = memo(function ExceptionList({ lists, today, fault, onChange }: Props) {
  const { exceptions } = lists;
  const [opened, setOpened] = useState<number>();
  const listed = exceptions.map((exception, place) => list(exception, place, today));
  return (
    <>
      <RuleList
        legend={EXCEPTIONS.title}
        help={EXCEPTIONS.help}
        empty={EXCEPTIONS.empty}
        fault={fault ?? describeExceptionFaults(exceptions)}
        rules={[...listed.filter(({ isPast }) => !isPast), ...listed.filter(({ isPast }) => isPast).toReversed()]}
        onEdit={setOpened}
        onRemove={(place) => onChange(exceptions.toSpliced(place, 1))}
      >
        <Button variant="default" onClick={() => setOpened(exceptions.length)}>
          {EXCEPTIONS.add}
        </Button>
      </RuleList>
      {opened !== undefined && (
        <ExceptionWindow
          {...{ lists, today, onChange }}
          place={opened}
          days={NO_DAYS}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
});

function list(exception: RuleException, place: number, today: LocalDate) {
  const isPast = exception.endDate < today;
  const names = [sayDates(exception), exception.label, isPast && EXCEPTIONS.past];
  return {
    kind: 'exception' as const,
    place,
    name: names.filter(Boolean).join(' · '),
    text: sayOwnLimits(exception),
    isPast,
  };
}
