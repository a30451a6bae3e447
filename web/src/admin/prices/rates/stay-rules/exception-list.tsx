import { stayRuleList } from '@approdo/shared/contract/stays/stay-rules';
import { isLocalDate, type LocalDate, listDays } from '@approdo/shared/domain/base/date/local-date';
import { describeExceptionFaults } from '@approdo/shared/domain/stays/rule-list-faults';
import type { RuleLists } from '@approdo/shared/domain/stays/rule-lookup';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import type { RuleException } from '@approdo/shared/domain/stays/stay-rules';
import { Button, TextInput } from '@mantine/core';
import { memo, useState } from 'react';
import { FormButtons } from '../../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../../kit/form/form-window.tsx';
import { StackedForm } from '../../../kit/form/stacked-form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { columns } from '../../../kit/styles/columns.ts';
import { sayDates } from '../../../stays/stays/index.ts';
import { EXCEPTIONS, LISTED_RULES } from '../texts/stay-rules.ts';
import { LimitFields } from './limit-fields.tsx';
import { draftLimits, type LimitName, readLimits } from './limits-draft.ts';
import { findShared, prepareRuleDays } from './rule-days.ts';
import { RuleList } from './rule-list.tsx';
import { putException } from './rules-draft.ts';
import { sayInherited, sayOwnLimits } from './say-limits.ts';

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

type WindowProps = {
  readonly lists: RuleLists;
  /** The place of the exception in its list; one after the last is new. */
  readonly place: number;
  /** The days of a new exception. */
  readonly days: Stay;
  readonly today: LocalDate;
  readonly onChange: (exceptions: readonly RuleException[]) => void;
  readonly onClose: () => void;
};

const MAX_DAYS = 366;

/** The window to edit an exception. */
export function ExceptionWindow({ lists, place, days, today, onChange, onClose }: WindowProps) {
  const { exceptions } = lists;
  const exception: RuleException = exceptions[place] ?? days;
  const { startDate, endDate, label = '', ...limits } = exception;
  const form = useForm({
    schema: stayRuleList.shape.exceptions.element,
    start: { startDate, endDate, label, ...draftLimits(limits) },
    read: (draft) => ({
      startDate: draft.startDate,
      endDate: draft.endDate,
      ...(draft.label.trim() !== '' && { label: draft.label }),
      ...readLimits(draft),
    }),
    findFaults: (typed) => {
      const fault = describeExceptionFaults([...exceptions.toSpliced(place, 1), typed]);
      return fault === '' ? {} : { startDate: fault };
    },
    save: async (typed) => onChange(putException(exceptions, place, typed)),
    onSaved: onClose,
    describe: () => ({ text: '' }),
  });
  const leave = form.leaveBy(onClose);
  const inherited = inheritedBy(form.draft, lists);

  return (
    <FormWindow title={EXCEPTIONS.window} onClose={leave} size="lg">
      <StackedForm form={form}>
        <div style={columns('11rem', { gap: 'var(--space-3) var(--space-5)' })}>
          <TextInput
            label={EXCEPTIONS.startDate}
            type="date"
            min={startDate < today ? startDate : today}
            {...form.field('startDate')}
          />
          <TextInput
            label={EXCEPTIONS.endDate}
            type="date"
            min={form.draft.startDate || today}
            {...form.field('endDate')}
          />
        </div>
        <TextInput label={EXCEPTIONS.label} description={EXCEPTIONS.labelHelp} {...form.field('label')} />
        <LimitFields
          limits={form.draft}
          inherited={inherited}
          faultOf={(name) => form.faults[name]}
          onChange={form.change}
        />
        <FormButtons submit={LISTED_RULES.put} isSaving={form.isSaving} onCancel={leave} />
      </StackedForm>
    </FormWindow>
  );
}

/** The rules of these days without the exception, if all have the same. */
function inheritedBy({ startDate, endDate }: Pick<RuleException, 'startDate' | 'endDate'>, lists: RuleLists) {
  const isRange = isLocalDate(startDate) && isLocalDate(endDate) && startDate <= endDate;
  const days = isRange ? listDays(startDate, endDate).slice(0, MAX_DAYS) : [];
  const findRule = prepareRuleDays({ ...lists, exceptions: [] });
  return (name: LimitName) => findShared(days, (day) => sayInherited(name, findRule(day).limits));
}
