import { type Expense, expenses, newExpense } from '@approdo/shared/contract/money/expenses';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { EXPENSE_CATEGORIES, EXPENSE_CATEGORY_WORDS, EXPENSE_REPEATS } from '@approdo/shared/domain/money/year/expense';
import { FileInput, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { makeKey } from '../../../browser/make-key.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useRemoval } from '../../kit/feedback/use-row-actions.ts';
import { euros, eurosOrNull } from '../../kit/form/fields.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { useDownload } from '../../kit/frame/use-download.ts';
import { columns } from '../../kit/styles/columns.ts';
import { RowButton, RowButtons } from '../../kit/table/row-buttons.tsx';
import { rowId } from '../../kit/table/use-focus-on-row.ts';
import { usePlatform } from '../../session/platform-context.ts';
import lines from '../../shell/lines.module.css';
import { EXPENSES, REPEATS } from './texts.ts';

type Props = {
  /** Undefined for a new one. */
  readonly of: Expense | undefined;
  readonly today: LocalDate;
  readonly onClose: () => void;
};

const schema = newExpense.omit({ key: true }).extend({ file: z.instanceof(File).nullable() });
type Values = z.output<typeof schema>;

/** An expense, new or anew, with its receipt or invoice: a photo too, which a phone takes. */
export function ExpenseWindow({ of, today, onClose }: Props) {
  const save = useSaveExpense(of);
  const form = useForm({
    schema,
    start: {
      day: of?.day ?? today,
      category: of?.category ?? 'CLEANING',
      amount: euros.encode(of?.amount),
      euros: eurosOrNull.encode(of?.euros ?? null),
      supplier: of?.supplier ?? '',
      repeats: of?.repeats ?? '',
      note: of?.note ?? '',
      file: null as File | null,
    },
    read: (draft) => ({
      ...draft,
      amount: euros.decode(draft.amount),
      euros: eurosOrNull.decode(draft.euros),
      repeats: draft.repeats || null,
    }),
    version: of?.version,
    loadLatest: undefined,
    save: (values, version) => save.mutateAsync({ values, version }),
    onSaved: onClose,
    describe: EXPENSES.saveFailed,
  });
  const leave = form.leaveBy(onClose);
  const { currency = 'EUR' } = of ?? {};
  const { field } = form;
  return (
    <FormWindow title={of ? EXPENSES.editing : EXPENSES.add} onClose={leave}>
      <StackedForm form={form}>
        <div style={columns('12rem')}>
          <TextInput label={EXPENSES.day} type="date" max={today} {...field('day')} />
          <NativeSelect
            label={EXPENSES.category}
            {...field('category')}
            data={EXPENSE_CATEGORIES.map((value) => ({ value, label: EXPENSE_CATEGORY_WORDS[value] }))}
          />
          <TextInput label={EXPENSES.amountTyped(currency)} inputMode="decimal" {...field('amount')} />
          {currency !== 'EUR' && <TextInput label={EXPENSES.euros} inputMode="decimal" {...field('euros')} />}
          <NativeSelect
            label={EXPENSES.repeats}
            {...field('repeats')}
            data={[
              { value: '', label: EXPENSES.never },
              ...EXPENSE_REPEATS.map((value) => ({ value, label: REPEATS[value] })),
            ]}
          />
        </div>
        <TextInput label={EXPENSES.supplierTyped} {...field('supplier')} />
        <Textarea label={EXPENSES.note} autosize minRows={2} {...field('note')} />
        {of && <DocumentList documents={of.documents} />}
        <FileInput
          label={EXPENSES.document}
          accept="image/*,application/pdf"
          value={form.draft.file}
          error={form.faults.file}
          onChange={(file) => form.change('file', file)}
        />
        <FormButtons isSaving={form.isSaving} onCancel={leave} />
      </StackedForm>
    </FormWindow>
  );
}

type Listed = Expense['documents'][number];

/** The receipts and invoices of an expense, which can be saved on the device and deleted. */
function DocumentList({ documents }: { readonly documents: readonly Listed[] }) {
  const save = useDownload({
    read: async ({ id, name, type }: Listed, call) =>
      new File([await call(expenses.document, { params: { id } })], name, { type }),
    failed: EXPENSES.documentFailed,
  });
  const { removeDocument: title, removeQuestion } = EXPENSES;
  const removal = useRemoval<Listed>({
    run: ({ id }, call) => call(expenses.removeDocument, { params: { id } }),
    question: ({ name }) => ({ title, text: removeQuestion(name), action: title }),
    success: () => EXPENSES.removed,
    describe: EXPENSES.removeFailed,
  });
  return (
    <ul className={lines.lines} aria-label={EXPENSES.documents} hidden={documents.length === 0}>
      {documents.map((document) => {
        const button = { describedBy: rowId(document.id), isBusy: removal.isBusy(document) };
        return (
          <li key={document.id}>
            <span id={button.describedBy}>{document.name}</span>
            <RowButtons>
              {save && (
                <RowButton {...button} onClick={() => void save(document)}>
                  {EXPENSES.saveDocument}
                </RowButton>
              )}
              <RowButton {...button} onClick={() => void removal.remove(document)}>
                {title}
              </RowButton>
            </RowButtons>
          </li>
        );
      })}
    </ul>
  );
}

/** Saves an expense and then its document: where that is refused, the next try changes what was saved. */
function useSaveExpense(of: Expense | undefined) {
  const { preparePhoto } = usePlatform();
  const [key] = useState(makeKey);
  const saved = useRef<Expense>(undefined);
  return useAction({
    run: async ({ values, version }: { readonly values: Values; readonly version: string | undefined }, call) => {
      const { file, ...body } = values;
      const edited = saved.current ?? (of && { id: of.id, version });
      saved.current = edited
        ? await call(expenses.edit, { params: { id: edited.id }, body, version: edited.version })
        : await call(expenses.add, { body: { ...body, key } });
      if (file === null) return;
      const isPhoto = file.type.startsWith('image/');
      const sent = isPhoto ? await preparePhoto(file, new AbortController().signal) : file;
      await call(expenses.addDocument, { params: { id: saved.current.id }, body: {}, file: sent });
    },
    success: () => EXPENSES.saved,
  });
}
