import { type BookingMoney, bookingMoney, newSchedule } from '@approdo/shared/contract/money/payments';
import type { Booking } from '@approdo/shared/contract/stay/bookings';
import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import { findDueDateFaults, findScheduleFault, isOfPrice } from '@approdo/shared/domain/money/instalments';
import { formatEuros } from '@approdo/shared/domain/money/money';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import type { TakeUp } from '../../../feedback/conflict.ts';
import { sayThisFirst } from '../../../feedback/failure.ts';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { FormProblem } from '../../../form/form-problem.tsx';
import { FormWindow } from '../../../form/form-window.tsx';
import { ListField } from '../../../form/list-field.tsx';
import { type Faults, useForm } from '../../../form/use-form.ts';
import { VersionedForm } from '../../../form/versioned-form.tsx';
import { useSetSchedule } from '../../../resources/use-money.ts';
import { SCHEDULE, SCHEDULE_FORM } from '../../../texts/money.ts';
import styles from './form-rows.module.css';
import { InstalmentFields } from './instalment-fields.tsx';
import { draftOfSchedule, nextPart, readSchedule, saySum } from './schedule-draft.ts';

type Props = {
  readonly booking: Booking;
  readonly money: BookingMoney;
  readonly today: LocalDate;
  readonly onClose: () => void;
};

/** In which parts the price is paid, and until when. */
export function ScheduleForm({ money, ...window }: Props) {
  const [opened] = useState(money);
  return (
    <VersionedForm of={opened} shape={bookingMoney}>
      {(current, takeUp) => <ScheduleWindow money={current} takeUp={takeUp} {...window} />}
    </VersionedForm>
  );
}

function ScheduleWindow({ booking, money, today, takeUp, onClose }: Props & { readonly takeUp: TakeUp }) {
  const setSchedule = useSetSchedule();
  const total = money.price?.total ?? 0;
  const form = useForm({
    schema: newSchedule,
    start: { instalments: draftOfSchedule(money.instalments) },
    read: ({ instalments }) => ({ instalments: readSchedule(instalments) }),
    findFaults: ({ instalments }): Faults => {
      const fault = findScheduleFault(instalments, { total, formatAmount: formatEuros });
      const days = { today, departure: booking.endDate, former: money.instalments.filter(isOfPrice) };
      return {
        ...(fault !== undefined && { instalments: fault }),
        ...findDueDateFaults(instalments, days),
      };
    },
    version: money.version,
    takeUp,
    save: async (body, version) => {
      await setSchedule.mutateAsync({ params: { id: booking.id }, body, version });
      onClose();
    },
    describe: (fault) => sayThisFirst(fault, SCHEDULE.saveFailed),
  });
  const leave = form.leaveBy(onClose);
  const { draft, faults } = form;
  const sum = saySum(draft.instalments, total);

  return (
    <FormWindow title={SCHEDULE_FORM.title} size="lg" onClose={leave}>
      <form {...form.props}>
        <Stack>
          <FormProblem problem={form.problem} />
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
        </Stack>
      </form>
    </FormWindow>
  );
}
