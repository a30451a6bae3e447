import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { byId, email, newPassword, personName, role, version } from '../base/fields.ts';
import { user } from './auth.ts';

export const newAccount = z.object({ name: personName, email, password: newPassword, role });

/** An account as administrators manage it. */
export const account = user.omit({ mustChangePassword: true, mustAddProof: true }).extend({
  version,
  /** Whether its password alone no longer signs in. */
  twoProofs: z.boolean(),
});
export type Account = z.output<typeof account>;

export const users = {
  list: endpoint({
    method: 'GET',
    path: '/auth/users',
    access: 'admin',
    summary: 'Every account, the oldest first',
    answer: z.array(account),
    status: 200,
  }),
  create: endpoint({
    method: 'POST',
    path: '/auth/users/create',
    access: 'admin',
    fresh: 'ANY',
    summary: 'Open an account for somebody, its e-mail already confirmed',
    body: newAccount,
    answer: account,
    status: 201,
    refusals: { 409: ['emailTaken'] },
    leavesSiteAlone: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/auth/users/{id}',
    access: 'admin',
    fresh: 'ANY',
    summary: 'Change an account; a new role, e-mail or password ends its sessions',
    params: byId,
    body: newAccount.partial(),
    versioned: true,
    answer: account,
    status: 200,
    refusals: { 409: ['emailTaken', 'notOneself', 'lastAdministrator'] },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/auth/users/{id}',
    access: 'admin',
    fresh: 'ANY',
    summary: 'Delete an account; what it wrote and booked stays, without its name in public',
    params: byId,
    status: 204,
    refusals: { 409: ['notOneself', 'lastAdministrator'] },
  }),
  removeKeys: endpoint({
    method: 'DELETE',
    path: '/auth/users/{id}/keys',
    access: 'admin',
    fresh: 'ANY',
    summary: 'End all keys, recovery codes, devices and sessions of another account: its password alone lets in',
    params: byId,
    status: 204,
    refusals: { 409: ['notOwnKeys'] },
    leavesSiteAlone: true,
  }),
};
