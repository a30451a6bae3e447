import { newAccount } from '@approdo/shared/contract/account/users';
import type { Role } from '@approdo/shared/domain/account/access';
import { Stack, TextInput } from '@mantine/core';
import { sayWhatServerSaid } from '../../feedback/failure.ts';
import { FormButtons } from '../../form/form-buttons.tsx';
import { FormProblem } from '../../form/form-problem.tsx';
import { FormWindow } from '../../form/form-window.tsx';
import { useForm } from '../../form/use-form.ts';
import { USER_ACTIONS, USER_FORM } from '../../texts/users.ts';
import { RoleSelect } from './role-select.tsx';
import { useCreateUser } from './use-users.ts';

type Draft = Readonly<Record<'name' | 'email' | 'password', string>> & { readonly role: Role | '' };

const BLANK: Draft = { name: '', email: '', password: '', role: '' };

export function CreateUser({ onClose }: { readonly onClose: () => void }) {
  const create = useCreateUser();
  const form = useForm({
    schema: newAccount,
    start: BLANK,
    save: async (body) => {
      await create.mutateAsync({ body });
      onClose();
    },
    describe: (fault) => sayWhatServerSaid(fault, USER_ACTIONS.createFailed),
  });
  const leave = form.leaveBy(onClose);
  return (
    <FormWindow title={USER_FORM.title} onClose={leave}>
      <form {...form.props}>
        <Stack>
          <FormProblem problem={form.problem} />
          <TextInput label={USER_FORM.name} autoComplete="off" {...form.field('name')} />
          <TextInput label={USER_FORM.email} type="email" autoComplete="off" {...form.field('email')} />
          <TextInput
            label={USER_FORM.password}
            type="password"
            autoComplete="new-password"
            {...form.field('password')}
          />
          <RoleSelect {...form.field('role')} value={form.draft.role} />
          <FormButtons isSaving={form.isSaving} onCancel={leave} />
        </Stack>
      </form>
    </FormWindow>
  );
}
