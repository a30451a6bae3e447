import { type RegisterStay, registerStayFields } from '@approdo/shared/contract/law/register-stays';
import { number } from '../../../kit/form/fields.ts';
import { FormButtons } from '../../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../../kit/form/form-window.tsx';
import { StackedForm } from '../../../kit/form/stacked-form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { ADD_STAY, useSaveStay } from '../../guests/index.ts';
import { StayFields } from './stay-fields.tsx';

type Props = { readonly stay: RegisterStay; readonly onClose: () => void };

/** Title, dates and number of guests of an added stay. */
export function EditStayWindow({ stay, onClose }: Props) {
  const save = useSaveStay();
  const { title, startDate, endDate, numberOfGuests } = stay;
  const form = useForm({
    schema: registerStayFields,
    start: { title, startDate, endDate, numberOfGuests: String(numberOfGuests) },
    read: (draft) => ({ ...draft, numberOfGuests: number.decode(draft.numberOfGuests) }),
    save: (body) => save.mutateAsync({ id: stay.id, body }),
    onSaved: onClose,
    describe: ADD_STAY.saveFailed,
  });
  const leave = form.leaveBy(onClose);
  return (
    <FormWindow title={ADD_STAY.edit} onClose={leave}>
      <StackedForm form={form}>
        <StayFields draft={form.draft} field={form.field} />
        <FormButtons submit={ADD_STAY.save} isSaving={form.isSaving} onCancel={leave} />
      </StackedForm>
    </FormWindow>
  );
}
