import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { type BookingMoney, bookingMoney } from '@approdo/shared/contract/money/payments';
import { newPrice } from '@approdo/shared/contract/prices/booking-price';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { PRICE_LINE_KINDS } from '@approdo/shared/domain/prices/price';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { bindEntry } from '../../kit/form/bind-entry.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { ListField } from '../../kit/form/list-field.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import { PRICE, PRICE_FORM, PRICE_KINDS } from '../payments/index.ts';
import styles from './form-rows.module.css';
import { draftOfPrice, type LineDraft, NEW_LINE, readLines, sumOfLines } from './price-draft.ts';
import { useSetPrice } from './use-money.ts';

type Start = { readonly lines: readonly LineDraft[]; readonly reason: string };

type Props = {
  readonly booking: Booking;
  readonly money: BookingMoney;
  readonly start: Start;
  readonly onClose: () => void;
};

/** The form for a stay's price lines; after a conflict it starts from what was saved meanwhile. */
export function PriceForm({ booking, money, start, onClose }: Props) {
  const [opened] = useState(money);
  return (
    <VersionedForm of={opened} shape={bookingMoney}>
      {(current, loadLatest) => (
        <PriceWindow
          booking={booking}
          money={current}
          loadLatest={loadLatest}
          start={current === opened ? start : { lines: draftOfPrice(current.price), reason: '' }}
          onClose={onClose}
        />
      )}
    </VersionedForm>
  );
}

function PriceWindow({ booking, money, loadLatest, start, onClose }: Props & { readonly loadLatest: LoadLatest }) {
  const setPrice = useSetPrice();
  const form = useForm({
    schema: newPrice,
    start,
    read: ({ lines, reason }) => ({ lines: readLines(lines), reason }),
    version: money.version,
    loadLatest,
    save: async (body, version) => {
      await setPrice.mutateAsync({ params: { id: booking.id }, body, version });
      onClose();
    },
    describe: (fault) => describeFailure(fault, PRICE.saveFailed),
  });
  const leave = form.leaveBy(onClose);
  const { draft, faults } = form;
  const needsReason = booking.status === 'CONFIRMED' && money.price !== null && money.price.total !== null;

  return (
    <FormWindow title={PRICE_FORM.title} size="xl" onClose={leave}>
      <StackedForm form={form}>
        <ListField
          legend={PRICE_FORM.lines}
          entries={draft.lines}
          blank={NEW_LINE}
          words={{ add: PRICE_FORM.addLine, remove: PRICE_FORM.removeLine }}
          nameOf={PRICE_FORM.line}
          onChange={(lines) => form.change('lines', lines)}
        >
          {(line, index, changeLine) => (
            <PriceLineFields
              line={line}
              name={PRICE_FORM.line(index + 1)}
              faultOf={(part) => faults[`lines.${index}.${part}`]}
              onChange={changeLine}
            />
          )}
        </ListField>
        <p className={styles.sum} role="status">
          {PRICE.total}: {formatEuros(sumOfLines(draft.lines))}
        </p>
        {needsReason && (
          <TextInput label={PRICE_FORM.reason} description={PRICE_FORM.reasonHelp} {...form.field('reason')} />
        )}
        <FormButtons isSaving={form.isSaving} onCancel={leave} />
      </StackedForm>
    </FormWindow>
  );
}

type PriceLineFieldsProps = {
  readonly line: LineDraft;
  /** For a screen reader. */
  readonly name: string;
  readonly faultOf: (part: keyof LineDraft) => string | undefined;
  readonly onChange: (line: LineDraft) => void;
};

/** A line of a price. */
function PriceLineFields({ line, name, faultOf, onChange }: PriceLineFieldsProps) {
  const field = bindEntry(line, { faultOf, onChange });
  return (
    <fieldset className={styles.line} aria-label={name}>
      <NativeSelect
        label={PRICE_FORM.kind}
        value={line.kind}
        error={faultOf('kind')}
        data={PRICE_LINE_KINDS.map((value) => ({ value, label: PRICE_KINDS[value] }))}
        onChange={({ currentTarget }) => {
          const kind = PRICE_LINE_KINDS.find((known) => known === currentTarget.value);
          if (kind) onChange({ ...line, kind });
        }}
      />
      <TextInput className={styles.wide} label={PRICE_FORM.label} {...field('label')} />
      <TextInput label={PRICE_FORM.amount} inputMode="decimal" {...field('amount')} />
    </fieldset>
  );
}
