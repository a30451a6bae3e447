import { type PortalStay, payouts, portalStayEdit } from '@approdo/shared/contract/money/payouts';
import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { isBlock } from '@approdo/shared/domain/stays/booking';
import { NativeSelect, Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { euros } from '../../kit/form/fields.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { columns } from '../../kit/styles/columns.ts';
import { sayDates, sayWho, useBookings } from '../../stays/stays/index.ts';
import { PORTALS_TAB } from './texts.ts';

type Props = { readonly stay: PortalStay; readonly onClose: () => void };

/** Which stay of this house a portal's stay is. */
export function LinkWindow({ stay, onClose }: Props) {
  const { data: bookings = [] } = useBookings();
  const form = useStayForm(
    { stay, onClose },
    {
      start: { bookingId: stay.bookingId ?? '' },
      read: ({ bookingId }) => ({ bookingId: bookingId || null }),
      saved: PORTALS_TAB.linkSaved,
    },
  );
  const leave = form.leaveBy(onClose);
  const confirmed = bookings
    .filter((booking) => !isBlock(booking) && booking.status === 'CONFIRMED')
    .map((booking) => ({ value: booking.id, label: `${sayWho(booking)}, ${sayDates(booking)}` }));
  return (
    <FormWindow title={PORTALS_TAB.link} onClose={leave}>
      <StackedForm form={form}>
        <Text fw={600}>{`${stay.guestName || stay.code}, ${formatLocalDate(stay.startDate)}`}</Text>
        <NativeSelect
          label={PORTALS_TAB.linked}
          data={[{ value: '', label: PORTALS_TAB.noBooking }, ...confirmed]}
          {...form.field('bookingId')}
        />
        <FormButtons isSaving={form.isSaving} onCancel={leave} />
      </StackedForm>
    </FormWindow>
  );
}

const FIGURES = ['gross', 'commission', 'withheld', 'paid'] as const;
const NO_FIGURES = { gross: undefined, commission: undefined, withheld: undefined, paid: undefined };

/** The figures as typed, and as the server takes them. */
const figuresForm = z.object({ gross: euros, commission: euros, withheld: euros, paid: euros });

/** What a stay in another currency came to, as the owner knows it. */
export function EurosWindow({ stay, onClose }: Props) {
  const form = useStayForm(
    { stay, onClose },
    {
      start: { euros: figuresForm.encode(stay.euros ?? NO_FIGURES) },
      read: (draft) => {
        const figures = figuresForm.decode(draft.euros);
        return { euros: FIGURES.every((name) => figures[name] === undefined) ? null : figures };
      },
      saved: PORTALS_TAB.eurosSaved,
    },
  );
  const leave = form.leaveBy(onClose);
  return (
    <FormWindow title={PORTALS_TAB.writeEuros} onClose={leave}>
      <StackedForm form={form}>
        <Text>{PORTALS_TAB.eurosHelp}</Text>
        <div style={columns('11rem')}>
          {FIGURES.map((name) => (
            <TextInput key={name} label={PORTALS_TAB[name]} inputMode="decimal" {...form.field(`euros.${name}`)} />
          ))}
        </div>
        <FormButtons isSaving={form.isSaving} onCancel={leave} />
      </StackedForm>
    </FormWindow>
  );
}

type StayForm<Draft> = {
  readonly start: Draft;
  readonly read: (draft: Draft) => unknown;
  /** Said once it is saved. */
  readonly saved: string;
};

function useStayForm<Draft extends object>({ stay, onClose }: Props, { start, read, saved }: StayForm<Draft>) {
  const save = useWrite(payouts.editStay, { success: () => saved });
  return useForm({
    schema: portalStayEdit,
    start,
    read,
    version: stay.version,
    loadLatest: undefined,
    save: (body, version) => save.mutateAsync({ params: { id: stay.id }, body, version }),
    onSaved: onClose,
    describe: PORTALS_TAB.saveFailed,
  });
}
