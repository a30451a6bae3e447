import { doorCodeEdit } from '@approdo/shared/contract/stays/guide';
import { TextInput } from '@mantine/core';
import { DOOR_CODE_FORM } from '../../bookings/bookings/index.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { useDoorCode, useSetDoorCode } from './use-door-code.ts';

type Props = { readonly id: string; readonly onClose: () => void };

/** The door's code for a stay, as set on a keypad or lock. */
export function DoorCodeForm({ id, onClose }: Props) {
  const query = useDoorCode(id);
  return (
    <FormWindow title={DOOR_CODE_FORM.title} onClose={onClose}>
      <QueryStates query={query} failure={DOOR_CODE_FORM.loadFailed}>
        {({ doorCode = '' }) => <DoorCodeFields id={id} start={doorCode} onClose={onClose} />}
      </QueryStates>
    </FormWindow>
  );
}

function DoorCodeFields({ id, start, onClose }: Props & { readonly start: string }) {
  const set = useSetDoorCode(id);
  const form = useForm({
    schema: doorCodeEdit,
    start: { code: start },
    read: ({ code }) => ({ code: code.trim() || null }),
    save: ({ code }) => set.mutateAsync(code),
    onSaved: onClose,
    describe: DOOR_CODE_FORM.failed,
  });
  return (
    <StackedForm form={form}>
      <TextInput
        label={DOOR_CODE_FORM.title}
        description={DOOR_CODE_FORM.hint}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        data-autofocus
        {...form.field('code')}
      />
      <FormButtons isSaving={form.isSaving} onCancel={form.leaveBy(onClose)} />
    </StackedForm>
  );
}
