import type { DeadlineAnswer } from '@approdo/shared/contract/law/deadlines';
import type { TouristTaxReport } from '@approdo/shared/contract/law/tourist-tax';
import { elideBeforeDates, sayInstantDate, sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { Button } from '@mantine/core';
import { useTickDeadline } from '../../deadlines/index.ts';
import { TAX, useTaxDeadline } from '../../tourist-tax/index.ts';
import register from '../register.module.css';
import styles from './tax.module.css';

type Props = { readonly report: Pick<TouristTaxReport, 'period' | 'dueOn'> };

/** The deadline of a period, and whether the owner has declared it; none before nights were taxed here. */
export function Declaration({ report }: Props) {
  const { data: deadline } = useTaxDeadline(report);
  return (
    <div className={styles.due}>
      <span>{elideBeforeDates(TAX.dueOn(sayLocalDate(report.dueOn)))}</span>
      {deadline?.state === 'LATE' && <strong className={register.late}>{TAX.late}</strong>}
      {deadline && <Tick deadline={deadline} />}
    </div>
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
