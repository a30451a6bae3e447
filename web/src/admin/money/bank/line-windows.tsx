import {
  type acceptance,
  type BankLineAnswer,
  type BankMatch,
  expenseOfLine,
  lineParts,
} from '@approdo/shared/contract/money/bank';
import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { ENTRY_PURPOSES } from '@approdo/shared/domain/money/ledger';
import { EXPENSE_CATEGORIES, EXPENSE_CATEGORY_WORDS, sayAmount } from '@approdo/shared/domain/money/year/expense';
import { isBlock } from '@approdo/shared/domain/stays/booking';
import { NativeSelect, Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { bindEntry } from '../../kit/form/bind-entry.ts';
import { euros } from '../../kit/form/fields.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { ListField } from '../../kit/form/list-field.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { columns } from '../../kit/styles/columns.ts';
import { sayDates, sayWho, useBookings } from '../../stays/stays/index.ts';
import { PURPOSES } from '../payments/index.ts';
import { LINE } from './texts.ts';

type Without<Body> = Body extends unknown ? Omit<Body, 'key' | 'line'> : never;
/** What a line is, but for the line itself. */
export type Accepting = Without<z.input<typeof acceptance>>;

type LineWindow = {
  readonly line: BankLineAnswer;
  /** Rejects where the server refuses. */
  readonly onAccept: (accepting: Accepting) => Promise<unknown>;
  readonly onClose: () => void;
};

/** The parts of a line as typed, and as the server takes them. */
const partsForm = z.object({
  parts: z.array(z.object({ bookingId: z.string(), purpose: z.string(), amount: euros })),
});

const NEW_PART = { bookingId: '', purpose: 'STAY', amount: '' };

type PartsProps = LineWindow & { readonly proposed: z.output<typeof lineParts>['parts'] };

/** What a line is made of, stay by stay; it begins with what is proposed. */
export function PartsWindow({ line, proposed, onAccept, onClose }: PartsProps) {
  const { data: bookings = [] } = useBookings();
  const as = line.amount > 0 ? 'PAYMENT' : 'REFUND';
  const whole = { bookingId: '', purpose: 'STAY', amount: Math.abs(line.amount) };
  const form = useForm({
    schema: lineParts,
    start: partsForm.encode({ parts: proposed.length > 0 ? proposed : [whole] }),
    read: partsForm.decode,
    save: ({ parts }) => onAccept({ as, parts }),
    onSaved: onClose,
    describe: LINE.failed,
  });
  const leave = form.leaveBy(onClose);
  const stays = bookings
    .filter((booking) => !isBlock(booking) && (as === 'REFUND' || booking.status === 'CONFIRMED'))
    .map((booking) => ({ value: booking.id, label: `${sayWho(booking)}, ${sayDates(booking)}` }));

  return (
    <FormWindow title={LINE.change} size="lg" onClose={leave}>
      <StackedForm form={form}>
        <Text fw={600}>{sayLine(line)}</Text>
        <ListField
          legend={LINE.parts}
          entries={form.draft.parts}
          blank={NEW_PART}
          words={{ add: LINE.addPart, remove: LINE.removePart }}
          nameOf={LINE.part}
          onChange={(parts) => form.change('parts', parts)}
        >
          {(part, index, onChange) => {
            const bind = bindEntry(part, { faultOf: (name) => form.faults[`parts.${index}.${name}`], onChange });
            return (
              <div style={columns('11rem')}>
                <NativeSelect
                  label={LINE.stay}
                  data={[{ value: '', label: LINE.chooseStay }, ...stays]}
                  {...bind('bookingId')}
                />
                <NativeSelect
                  label={LINE.purpose}
                  data={ENTRY_PURPOSES.map((value) => ({ value, label: PURPOSES[value] }))}
                  {...bind('purpose')}
                />
                <TextInput label={LINE.amount} inputMode="decimal" {...bind('amount')} />
              </div>
            );
          }}
        </ListField>
        <FormButtons submit={LINE.register} isSaving={form.isSaving} onCancel={leave} />
      </StackedForm>
    </FormWindow>
  );
}

/** An expense that takes its day and amount from the line. */
export function ExpenseWindow({ line, onAccept, onClose }: LineWindow) {
  const form = useForm({
    schema: expenseOfLine,
    start: { category: 'OTHER', supplier: (line.name ?? '').slice(0, 100), note: '' },
    save: (expense) => onAccept({ as: 'EXPENSE', expense }),
    onSaved: onClose,
    describe: LINE.failed,
  });
  const leave = form.leaveBy(onClose);
  return (
    <FormWindow title={LINE.newExpense} onClose={leave}>
      <StackedForm form={form}>
        <Text fw={600}>{sayLine(line)}</Text>
        <NativeSelect
          label={LINE.category}
          {...form.field('category')}
          data={EXPENSE_CATEGORIES.map((value) => ({ value, label: EXPENSE_CATEGORY_WORDS[value] }))}
        />
        <TextInput label={LINE.supplier} {...form.field('supplier')} />
        <TextInput label={LINE.note} {...form.field('note')} />
        <FormButtons submit={LINE.register} isSaving={form.isSaving} onCancel={leave} />
      </StackedForm>
    </FormWindow>
  );
}

type Said = Pick<BankMatch, 'date' | 'amount'> & Partial<Pick<BankLineAnswer, 'currency'>>;

/** `mar 01, 2027: 181,71 €` */
export function sayLine({ date, amount, currency = 'EUR' }: Said): string {
  return `${formatLocalDate(date)}: ${sayAmount({ amount, currency })}`;
}
