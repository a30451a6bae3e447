import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { type BookingMoney, bookingMoney, newSchedule } from '@approdo/shared/contract/money/payments';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { findDueDateFaults, findScheduleFault, isOfPrice } from '@approdo/shared/domain/money/instalments';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { bindEntry } from '../../kit/form/bind-entry.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { ListField } from '../../kit/form/list-field.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { type Faults, useForm } from '../../kit/form/use-form.ts';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import { SCHEDULE, SCHEDULE_FORM, useInstalmentNames } from '../payments/index.ts';
import styles from './form-rows.module.css';
import { draftOfSchedule, nextPart, OWN_KINDS, type PartDraft, saySum, scheduleForm } from './schedule-draft.ts';
import { useSetSchedule } from './use-money.ts';

type Props = {
  readonly booking: Booking;
  readonly money: BookingMoney;
  readonly today: LocalDate;
  readonly onClose: () => void;
};

/** The form for the instalments of a price. */
export function ScheduleForm({ money, ...window }: Props) {
  const [opened] = useState(money);
  return (
    <VersionedForm of={opened} shape={bookingMoney}>
      {(current, loadLatest) => <ScheduleWindow money={current} loadLatest={loadLatest} {...window} />}
    </VersionedForm>
  );
}

function ScheduleWindow({ booking, money, today, loadLatest, onClose }: Props & { readonly loadLatest: LoadLatest }) {
  const setSchedule = useSetSchedule();
  const total = money.price?.total ?? 0;
  const form = useForm({
    schema: newSchedule,
    start: { instalments: draftOfSchedule(money.instalments) },
    read: ({ instalments }) => ({ instalments: scheduleForm.decode(instalments) }),
    findFaults: ({ instalments }): Faults => {
      const fault = findScheduleFault(instalments, { total, formatAmount: formatEuros });
      const days = { today, departure: booking.endDate, former: money.instalments.filter(isOfPrice) };
      return {
        ...(fault !== undefined && { instalments: fault }),
        ...findDueDateFaults(instalments, days),
      };
    },
    version: money.version,
    loadLatest,
    save: async (body, version) => {
      await setSchedule.mutateAsync({ params: { id: booking.id }, body, version });
      onClose();
    },
    describe: (fault) => describeFailure(fault, SCHEDULE.saveFailed),
  });
  const leave = form.leaveBy(onClose);
  const { draft, faults } = form;
  const sum = saySum(draft.instalments, total);

  return (
    <FormWindow title={SCHEDULE_FORM.title} size="lg" onClose={leave}>
      <StackedForm form={form}>
        <ListField
          legend={SCHEDULE_FORM.instalments}
          entries={draft.instalments}
          blank={nextPart(draft.instalments, total)}
          words={{ add: SCHEDULE_FORM.add, remove: SCHEDULE_FORM.remove }}
          nameOf={SCHEDULE_FORM.instalment}
          onChange={(instalments) => form.change('instalments', instalments)}
        >
          {(part, index, changePart) => (
            <InstalmentFields
              part={part}
              name={SCHEDULE_FORM.instalment(index + 1)}
              departure={booking.endDate}
              faultOf={(field) => faults[`instalments.${index}.${field}`]}
              onChange={changePart}
            />
          )}
        </ListField>
        <p
          className={styles.sum}
          role="status"
          data-short={!sum.isWhole || undefined}
          data-fault={faults.instalments !== undefined}
          tabIndex={-1}
        >
          {sum.text}
        </p>
        <FormButtons isSaving={form.isSaving} onCancel={leave} />
      </StackedForm>
    </FormWindow>
  );
}

type InstalmentFieldsProps = {
  readonly part: PartDraft;
  /** For a screen reader. */
  readonly name: string;
  /** The latest possible due date. */
  readonly departure: LocalDate;
  readonly faultOf: (field: keyof PartDraft) => string | undefined;
  readonly onChange: (part: PartDraft) => void;
};

/** An instalment of a price. */
function InstalmentFields({ part, name, departure, faultOf, onChange }: InstalmentFieldsProps) {
  const names = useInstalmentNames();
  const field = bindEntry(part, { faultOf, onChange });
  return (
    <fieldset className={styles.instalment} aria-label={name}>
      <NativeSelect
        label={SCHEDULE_FORM.kind}
        value={part.kind}
        error={faultOf('kind')}
        data={OWN_KINDS.map((value) => ({ value, label: names[value] }))}
        onChange={({ currentTarget }) => {
          const kind = OWN_KINDS.find((known) => known === currentTarget.value);
          if (kind) onChange({ ...part, kind });
        }}
      />
      <TextInput label={SCHEDULE_FORM.amount} inputMode="decimal" {...field('amount')} />
      <TextInput label={SCHEDULE_FORM.dueDate} type="date" max={departure} {...field('dueDate')} />
    </fieldset>
  );
}
