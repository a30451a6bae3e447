import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../../contract/base/endpoint.ts';
import { createCheckedClient, createMemoryClient } from './checked-client.ts';

const guest = z.object({ name: z.string(), phone: z.string().optional() });

const rows = {
  guests: {
    get: endpoint({
      method: 'GET',
      path: '/guests/{id}',
      access: 'anyone',
      summary: '',
      params: z.object({ id: z.string() }),
      answer: z.object({ guests: z.array(guest) }),
      status: 200,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/guests',
      access: 'anyone',
      summary: '',
      status: 204,
      refusals: { 409: ['emailTaken'] },
    }),
  },
};

const answering = (body: unknown, status = 200) => createCheckedClient(rows, async () => ({ status, body })).guests;

describe('an answer', () => {
  test('that is as its row says is given', async () => {
    const body = { guests: [{ name: 'Ada' }, { name: 'Luca', phone: '333' }] };
    expect(await answering(body).get({ params: { id: 'a' } })).toEqual(body);
  });

  test.each([
    ['lacks a field', { guests: [{}] }, 'guests.0.name'],
    ['has a field of another kind', { guests: [{ name: 1 }] }, 'guests.0.name'],
    ['has a field besides', { guests: [{ name: 'Ada', password: 'x' }] }, 'guests.0.password'],
    ['is none', undefined, 'GET /guests/a'],
  ])('that %s is an error that names it', async (_, body, named) => {
    await expect(answering(body).get({ params: { id: 'a' } })).rejects.toThrow(named);
  });

  test('to a row without one is an error', async () => {
    await expect(answering({}, 204).remove()).rejects.toThrow('a body');
    expect(await answering(undefined, 204).remove()).toBeUndefined();
  });

  test('that refuses by a key of its own is an error where the row does not declare it', async () => {
    const taken = { error: 'Preso', code: 'EMAIL_TAKEN' };
    await expect(answering(taken, 409).get({ params: { id: 'a' } })).rejects.toThrow('409 EMAIL_TAKEN');
    await expect(answering(taken, 409).remove()).rejects.toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
  });

  test('that is a refusal is thrown as one', async () => {
    const refused = answering({ error: 'No' }, 403).get({ params: { id: 'a' } });
    await expect(refused).rejects.toMatchObject({ status: 403, message: 'No' });
  });
});

test('a site in memory is asked with the parameters of the row, and knows nothing else', async () => {
  const site = createMemoryClient(rows, {
    guests: { get: ({ params }) => (params.id === 'a b' ? { guests: [{ name: 'Ada' }] } : undefined) },
  });
  expect(await site.guests.get({ params: { id: 'a b' } })).toEqual({ guests: [{ name: 'Ada' }] });
  await expect(site.guests.get({ params: { id: 'c' } })).rejects.toMatchObject({ status: 404 });
  await expect(site.guests.remove()).rejects.toMatchObject({ status: 404 });
});
