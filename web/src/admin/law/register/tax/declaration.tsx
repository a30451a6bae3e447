import type { DeadlineAnswer } from '@approdo/shared/contract/law/deadlines';
import type { TouristTaxReport } from '@approdo/shared/contract/law/tourist-tax';
import { elideBeforeDates, sayInstantDate, sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { Button, Group } from '@mantine/core';
import kit from '../../../kit/styles/kit.module.css';
import { useTickDeadline } from '../../deadlines/index.ts';
import { TAX, useTaxDeadline } from '../../tourist-tax/index.ts';

type Props = { readonly report: Pick<TouristTaxReport, 'period' | 'dueOn'> };

/** The deadline of a period, and whether the owner has declared it; none before nights were taxed here. */
export function Declaration({ report }: Props) {
  const { data: deadline } = useTaxDeadline(report);
  return (
    <Group gap="var(--space-2) var(--space-4)">
      <span>{elideBeforeDates(TAX.dueOn(sayLocalDate(report.dueOn)))}</span>
      {deadline?.state === 'LATE' && <strong className={`${kit.strong} ${kit.danger}`}>{TAX.late}</strong>}
      {deadline && <Tick deadline={deadline} />}
    </Group>
  );
}

function Tick({ deadline: { key, state, doneAt, by } }: { readonly deadline: DeadlineAnswer }) {
  const declare = useTickDeadline(TAX);
  const isDone = state === 'DONE';
  return (
    <>
      {doneAt !== undefined && <span>{elideBeforeDates(TAX.declaredOn(sayInstantDate(doneAt), by))}</span>}
      <Button
        variant="default"
        aria-disabled={declare.isPending}
        onClick={() => !declare.isPending && declare.mutate({ key, isDone: !isDone })}
      >
        {isDone ? TAX.undeclare : TAX.declare}
      </Button>
    </>
  );
}
