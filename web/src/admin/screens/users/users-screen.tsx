import type { Account } from '@approdo/shared/contract/account/users';
import { formatInstantDate } from '@approdo/shared/domain/date/local-date';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Badge, type Tone } from '../../badge/badge.tsx';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { DataTable } from '../../table/data-table.tsx';
import { RowButton, RowButtons } from '../../table/row-buttons.tsx';
import type { Column } from '../../table/rows.ts';
import tables from '../../table/table.module.css';
import { ROLES, USER_ACTIONS, USER_COLUMNS, USERS } from '../../texts/users.ts';
import { CreateUser } from './create-user.tsx';
import { EditUser } from './edit-user.tsx';
import { useRemoveUser, useUsers } from './use-users.ts';

const TONES: Readonly<Record<Account['role'], Tone>> = { ADMIN: 'waiting', EDITOR: 'done', USER: 'resting' };

export function UsersScreen() {
  const query = useUsers();
  const [isCreating, setIsCreating] = useState(false);
  return (
    <ScreenFrame actions={<Button onClick={() => setIsCreating(true)}>{USERS.add}</Button>}>
      <QueryFaces
        query={query}
        failure={USERS.loadFailed}
        empty={{ when: (users) => users.length === 0, text: USERS.empty }}
      >
        {(users) => <UserTable users={users} />}
      </QueryFaces>
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
    key: 'creato',
    label: USER_COLUMNS.created,
    sortBy: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <span className={tables.date}>{formatInstantDate(createdAt)}</span>,
  },
];
