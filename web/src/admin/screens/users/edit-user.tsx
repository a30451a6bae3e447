import { type Account, account as accountShape, newAccount } from '@approdo/shared/contract/account/users';
import { TextInput } from '@mantine/core';
import type { TakeUp } from '../../feedback/conflict.ts';
import { sayWhatServerSaid } from '../../feedback/failure.ts';
import { InlineForm } from '../../form/inline-form.tsx';
import { useForm } from '../../form/use-form.ts';
import { VersionedForm } from '../../form/versioned-form.tsx';
import { USER_ACTIONS, USER_FORM } from '../../texts/users.ts';
import { readEdit } from './read-edit.ts';
import { RoleSelect } from './role-select.tsx';
import { useEditUser } from './use-users.ts';

const accountEdit = newAccount.partial();

type Props = { readonly user: Account; readonly onClose: () => void };

/** An account is edited where it stands. */
export function EditUser({ user, onClose }: Props) {
  return (
    <VersionedForm of={user} shape={accountShape}>
      {(current, takeUp) => <UserFields user={current} takeUp={takeUp} onClose={onClose} />}
    </VersionedForm>
  );
}

function UserFields({ user, takeUp, onClose }: Props & { readonly takeUp: TakeUp }) {
  const edit = useEditUser();
  const form = useForm({
    schema: accountEdit,
    start: { name: user.name, email: user.email, role: user.role, password: '' },
    read: (draft) => readEdit(draft, user),
    version: user.version,
    takeUp,
    save: async (body, version) => {
      await edit.mutateAsync({ params: { id: user.id }, body, version });
      onClose();
    },
    describe: (fault) => sayWhatServerSaid(fault, USER_ACTIONS.saveFailed),
  });
  return (
    <InlineForm label={USER_FORM.editing(user.name)} form={form} onCancel={onClose}>
      <TextInput label={USER_FORM.name} autoComplete="off" {...form.field('name')} />
      <TextInput label={USER_FORM.email} type="email" autoComplete="off" {...form.field('email')} />
      <RoleSelect {...form.field('role')} value={form.draft.role} />
      <TextInput
        label={USER_FORM.newPassword}
        description={USER_FORM.newPasswordHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        type="password"
        autoComplete="new-password"
        {...form.field('password')}
      />
    </InlineForm>
  );
}
