import { contract } from '@approdo/shared/contract';
import { expect, it } from 'vitest';
import { checkAnswers } from './check-answers.ts';

const account = {
  id: 'a',
  name: 'Ada',
  email: 'ada@example.com',
  role: 'ADMIN',
  avatar: null,
  emailConfirmed: true,
  createdAt: '2027-03-01T10:00:00.000Z',
  version: 'v',
};

const answered = (body: unknown) =>
  checkAnswers(contract, async () => ({ status: 200, body }))({
    method: 'GET',
    path: '/auth/users',
    query: {},
    body: undefined,
  });

it('passes on what the contract says', async () => {
  expect(await answered([account])).toEqual({ status: 200, body: [account] });
});

it('refuses a row that is answered whole', async () => {
  await expect(answered([{ ...account, password_hash: 'secret' }])).rejects.toThrow(
    'answers more than the contract says',
  );
});

it('refuses a view that forgot a field', async () => {
  const { email: _, ...forgetful } = account;
  await expect(answered([forgetful])).rejects.toThrow('does not answer what the contract says');
});
