import { complianceNote } from '@approdo/shared/contract/law/compliance';
import { type ComplianceItem, nameCompliance } from '@approdo/shared/domain/law/deadlines/compliance';
import { Textarea, TextInput } from '@mantine/core';
import { FormButtons } from '../../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../../kit/form/form-window.tsx';
import { StackedForm } from '../../../kit/form/stacked-form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { COMPLIANCE, useNoteCompliance } from '../../deadlines/index.ts';

type Props = { readonly item: ComplianceItem; readonly version: string | undefined; readonly onClose: () => void };

/** The renewal date of an item, and the owner's note. */
export function ComplianceWindow({ item, version, onClose }: Props) {
  const note = useNoteCompliance('form');
  const form = useForm({
    schema: complianceNote,
    start: { date: item.date ?? '', note: item.note ?? '' },
    read: (draft) => ({ date: draft.date || null, note: draft.note.trim() || null }),
    version,
    loadLatest: undefined,
    save: (values, read) => note.mutateAsync({ item: { key: item.key, ...values }, version: read }),
    onSaved: onClose,
    describe: COMPLIANCE.saveFailed,
  });
  const leave = form.leaveBy(onClose);
  return (
    <FormWindow title={nameCompliance(item.key)} onClose={leave}>
      <StackedForm form={form}>
        <TextInput label={COMPLIANCE.date} description={COMPLIANCE.dateHint} type="date" {...form.field('date')} />
        <Textarea label={COMPLIANCE.note} rows={3} {...form.field('note')} />
        <FormButtons submit={COMPLIANCE.save} isSaving={form.isSaving} onCancel={leave} />
      </StackedForm>
    </FormWindow>
  );
}
