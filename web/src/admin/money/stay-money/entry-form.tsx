import { newEntry } from '@approdo/shared/contract/money/ledger-entry';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { readTypedEuros } from '@approdo/shared/domain/base/money/typed-euros';
import { balancesOf, ENTRY_PURPOSES, type EntryPurpose } from '@approdo/shared/domain/money/ledger';
import { NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { makeKey } from '../../../browser/make-key.ts';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { columns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import { ENTRY_FORM, METHODS, PURPOSES } from '../payments/index.ts';
import { likelyAmount, listPurposes, type Money } from './entry-draft.ts';
import { useEnterMoney } from './use-money.ts';

export type EntryStart = {
  readonly direction: 'IN' | 'OUT';
  readonly purpose: EntryPurpose;
  readonly amount: string;
};

type Props = {
  readonly bookingId: string;
  /** What it is about, where the screen below does not say so. */
  readonly about?: string;
  /** Undefined until it is read: the initial values stand without it. */
  readonly money: Money | undefined;
  readonly today: LocalDate;
  readonly start: EntryStart;
  readonly onClose: () => void;
};

const UNREAD: Money = { instalments: [], entries: [], credit: 0, pay: null };

/** Records money that came in or went out, with likely initial values; its key makes one entry. */
export function EntryForm({ bookingId, about, money = UNREAD, today, start, onClose }: Props) {
  const { direction, purpose, amount } = start;
  const words = ENTRY_FORM[direction];
  const [key] = useState(makeKey);
  const enter = useEnterMoney();
  const form = useForm({
    schema: newEntry,
    start: { purpose, amount, method: 'BANK', date: today, reference: '', note: '' },
    read: (draft) => ({ ...draft, key, direction, amount: readTypedEuros(draft.amount) }),
    save: async (body) => {
      await enter.mutateAsync({ params: { id: bookingId }, body });
      onClose();
    },
    describe: (fault) => describeFailure(fault, words.failed),
  });
  const leave = form.leaveBy(onClose);
  const { draft, field } = form;

  /** A suggested amount changes with the purpose; a typed one stays. */
  function choose(value: string): void {
    const chosen = ENTRY_PURPOSES.find((known) => known === value);
    if (!chosen) return;
    const isOffered = [start.amount, likelyAmount(money, direction, draft.purpose)].includes(draft.amount);
    if (isOffered) form.change('amount', likelyAmount(money, direction, chosen));
    form.change('purpose', chosen);
  }

  return (
    <FormWindow title={words.title} onClose={leave}>
      <form {...form.props}>
        <Stack>
          {about && <Text fw={600}>{about}</Text>}
          <FormProblem problem={form.problem} />
          <TextInput
            label={ENTRY_FORM.amount}
            inputMode="decimal"
            description={
              direction === 'OUT' && ENTRY_FORM.maximum(formatEuros(balancesOf(money.entries)[draft.purpose]))
            }
            {...field('amount')}
          />
          <NativeSelect
            label={ENTRY_FORM.purpose}
            {...field('purpose')}
            data={listPurposes(money, direction).map((value) => ({ value, label: PURPOSES[value] }))}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
          <div style={columns('12rem')}>
            <NativeSelect
              label={ENTRY_FORM.method}
              {...field('method')}
              data={newEntry.shape.method.options.map((value) => ({ value, label: METHODS[value] }))}
            />
            <TextInput label={ENTRY_FORM.date} type="date" max={today} {...field('date')} />
          </div>
          <details className={kit.more}>
            <summary>{ENTRY_FORM.more}</summary>
            <Stack>
              <TextInput label={ENTRY_FORM.reference} {...field('reference')} />
              <Textarea
                label={ENTRY_FORM.note}
                description={ENTRY_FORM.noteHelp}
                autosize
                minRows={2}
                {...field('note')}
              />
            </Stack>
          </details>
          <FormButtons isSaving={form.isSaving} onCancel={leave} />
        </Stack>
      </form>
    </FormWindow>
  );
}
