import { type Account, account as accountShape, newAccount } from '@approdo/shared/contract/accounts/users';
import type { Role } from '@approdo/shared/domain/base/access';
import { formatInstantDate } from '@approdo/shared/domain/base/date/local-date';
import { Button, NativeSelect, type NativeSelectProps, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Badge, type Tone } from '../../kit/badge/badge.tsx';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { InlineForm } from '../../kit/form/inline-form.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import kit from '../../kit/styles/kit.module.css';
import { DataTable } from '../../kit/table/data-table.tsx';
import { RowButton, RowButtons } from '../../kit/table/row-buttons.tsx';
import type { Column } from '../../kit/table/rows.ts';
import tables from '../../kit/table/table.module.css';
import { useSession } from '../../session/session-context.ts';
import { readEdit } from './read-edit.ts';
import { StaffProofs } from './staff-proofs.tsx';
import { HAS_TWO_PROOFS, REMOVE_KEYS, ROLES, USER_ACTIONS, USER_COLUMNS, USER_FORM, USERS } from './texts.ts';
import { useCreateUser, useEditUser, useRemoveKeys, useRemoveUser, useUsers } from './use-users.ts';

const CHOICES = Object.entries(ROLES).map(([value, label]) => ({ value, label }));

const accountEdit = newAccount.partial();

const BLANK: Draft = { name: '', email: '', password: '', role: '' };

const TONES: Readonly<Record<Account['role'], Tone>> = { ADMIN: 'waiting', EDITOR: 'done', USER: 'resting' };

export function UsersScreen() {
  const query = useUsers();
  const [isCreating, setIsCreating] = useState(false);
  return (
    <ScreenFrame actions={<Button onClick={() => setIsCreating(true)}>{USERS.add}</Button>}>
      <StaffProofs />
      <QueryStates
        query={query}
        failure={USERS.loadFailed}
        empty={{ when: (users) => users.length === 0, text: USERS.empty }}
      >
        {(users) => <UserTable users={users} />}
      </QueryStates>
      {isCreating && <CreateUser onClose={() => setIsCreating(false)} />}
    </ScreenFrame>
  );
}

function UserTable({ users }: { readonly users: readonly Account[] }) {
  const { isBusy, remove } = useRemoveUser();
  const [edited, setEdited] = useState<Account>();
  return (
    <DataTable
      label={USERS.list}
      name="utenti"
      rows={users}
      keyOf={({ id }) => id}
      textOf={({ name, email, role }) => `${name} ${email} ${ROLES[role]}`}
      columns={COLUMNS}
      editing={edited && { key: edited.id, form: <EditUser user={edited} onClose={() => setEdited(undefined)} /> }}
      actions={(user, describedBy) => {
        const button = { describedBy, isBusy: isBusy(user) };
        return (
          <RowButtons>
            <RowButton {...button} onClick={() => setEdited(user)}>
              {USER_ACTIONS.edit}
            </RowButton>
            <RowButton {...button} variant="outline" color="red" onClick={() => void remove(user)}>
              {USER_ACTIONS.remove}
            </RowButton>
          </RowButtons>
        );
      }}
    />
  );
}

const COLUMNS: readonly [Column<Account>, ...Column<Account>[]] = [
  { key: 'nome', label: USER_COLUMNS.name, sortBy: ({ name }) => name, cell: ({ name }) => name },
  {
    key: 'email',
    label: USER_COLUMNS.email,
    sortBy: ({ email }) => email,
    cell: ({ email, emailConfirmed }) => (
      <>
        {email}
        {!emailConfirmed && <span className={tables.detail}>{USERS.unconfirmed}</span>}
      </>
    ),
  },
  {
    key: 'ruolo',
    label: USER_COLUMNS.role,
    sortBy: ({ role }) => ROLES[role],
    cell: ({ role }) => <Badge tone={TONES[role]}>{ROLES[role]}</Badge>,
  },
  {
    key: 'prove',
    label: USER_COLUMNS.twoProofs,
    sortBy: ({ twoProofs }) => Number(twoProofs),
    cell: ({ twoProofs }) => (twoProofs ? HAS_TWO_PROOFS.yes : HAS_TWO_PROOFS.no),
  },
  {
    key: 'creato',
    label: USER_COLUMNS.created,
    sortBy: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <span className={kit.noWrap}>{formatInstantDate(createdAt)}</span>,
  },
];

type Draft = Readonly<Record<'name' | 'email' | 'password', string>> & { readonly role: Role | '' };

function CreateUser({ onClose }: { readonly onClose: () => void }) {
  const create = useCreateUser();
  const form = useForm({
    schema: newAccount,
    start: BLANK,
    save: async (body) => {
      await create.mutateAsync({ body });
      onClose();
    },
    describe: USER_ACTIONS.createFailed,
  });
  const leave = form.leaveBy(onClose);
  return (
    <FormWindow title={USER_FORM.title} onClose={leave}>
      <StackedForm form={form}>
        <TextInput label={USER_FORM.name} autoComplete="off" {...form.field('name')} />
        <TextInput label={USER_FORM.email} type="email" autoComplete="off" {...form.field('email')} />
        <TextInput label={USER_FORM.password} type="password" autoComplete="new-password" {...form.field('password')} />
        <RoleSelect {...form.field('role')} value={form.draft.role} />
        <FormButtons isSaving={form.isSaving} onCancel={leave} />
      </StackedForm>
    </FormWindow>
  );
}

type Props = { readonly user: Account; readonly onClose: () => void };

/** Edits an account in place. */
function EditUser({ user, onClose }: Props) {
  return (
    <VersionedForm of={user} shape={accountShape}>
      {(current, loadLatest) => <UserFields user={current} loadLatest={loadLatest} onClose={onClose} />}
    </VersionedForm>
  );
}

function UserFields({ user, loadLatest, onClose }: Props & { readonly loadLatest: LoadLatest }) {
  const { user: self } = useSession();
  const edit = useEditUser();
  const form = useForm({
    schema: accountEdit,
    start: { name: user.name, email: user.email, role: user.role, password: '' },
    read: (draft) => readEdit(draft, user),
    version: user.version,
    loadLatest,
    save: async (body, version) => {
      await edit.mutateAsync({ params: { id: user.id }, body, version });
      onClose();
    },
    describe: USER_ACTIONS.saveFailed,
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
      {user.id !== self.id && <RemoveKeys user={user} />}
    </InlineForm>
  );
}

/** For a user who lost every other way to sign in: leaves only the password. */
function RemoveKeys({ user }: Pick<Props, 'user'>) {
  const removal = useRemoveKeys();
  return (
    <Button
      variant="outline"
      color="red"
      style={{ alignSelf: 'end', justifySelf: 'start' }}
      aria-disabled={removal.isRunning}
      onClick={() => !removal.isRunning && void removal.remove(user)}
    >
      {REMOVE_KEYS.action}
    </Button>
  );
}

type RoleSelectProps = Omit<NativeSelectProps, 'data' | 'label'> & { readonly value: Role | '' };

/** A new account has no role until one is chosen. */
function RoleSelect({ value, ...select }: RoleSelectProps) {
  const data = value === '' ? [{ value: '', label: USER_FORM.chooseRole }, ...CHOICES] : CHOICES;
  return <NativeSelect label={USER_FORM.role} value={value} data={data} {...select} />;
}
