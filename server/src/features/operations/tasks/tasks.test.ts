import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

let site: TestSite;
let admin: TestSite['anyone'];
beforeEach(async () => {
  site = await createTestSite({ now: '2027-03-01T10:00:00Z' });
  ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
});
afterEach(() => site.close());

describe('a task', () => {
  it('needs no more than a name', async () => {
    const task = await admin.tasks.create({ body: { name: 'Cambiare la lampadina' } });
    expect(task).toEqual({
      id: expect.any(String),
      name: 'Cambiare la lampadina',
      description: '',
      due_date: null,
      priority: 3,
      completed: false,
      order_index: 0,
      updated_at: '2027-03-01T10:00:00.000Z',
      version: expect.any(String),
    });
    expect(await admin.tasks.list()).toEqual([task]);
  });

  it('comes last', async () => {
    for (const name of ['Prima', 'Seconda', 'Terza']) await admin.tasks.create({ body: { name } });
    expect((await admin.tasks.list()).map(({ name, order_index }) => [name, order_index])).toEqual([
      ['Prima', 0],
      ['Seconda', 1],
      ['Terza', 2],
    ]);
  });

  it('keeps what an edit leaves out and tells when it was changed', async () => {
    const before = await admin.tasks.create({ body: { name: 'Potare', due_date: '2027-04-10', priority: 7 } });
    site.clock.advance(60_000);
    const after = await admin.tasks.update({ params: { id: before.id }, body: { description: 'I limoni' } });
    expect(after).toEqual({
      ...before,
      description: 'I limoni',
      updated_at: '2027-03-01T10:01:00.000Z',
      version: after.version,
    });
    expect(await admin.tasks.list()).toEqual([after]);
  });

  it('loses its due date by null', async () => {
    const { id } = await admin.tasks.create({ body: { name: 'Potare', due_date: '2027-04-10' } });
    expect(await admin.tasks.update({ params: { id }, body: { due_date: null } })).toMatchObject({ due_date: null });
  });

  it('is completed and opened again', async () => {
    const { id } = await admin.tasks.create({ body: { name: 'Potare' } });
    expect(await admin.tasks.complete({ params: { id }, body: { completed: true } })).toMatchObject({
      completed: true,
    });
    expect(await admin.tasks.complete({ params: { id }, body: { completed: false } })).toMatchObject({
      completed: false,
    });
  });

  it.each([0, 11, 2.5, '3', null])('has no priority %j', async (priority) => {
    const response = await fetch(`${site.origin}/api/task`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${(await site.signIn({ role: 'ADMIN', emailConfirmed: true })).token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ name: 'Potare', priority }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      fields: { priority: 'La priorità deve essere un numero intero da 1 a 10' },
    });
  });

  it('has a name of 1 to 200 characters and a due date that is one', async () => {
    await expect(admin.tasks.create({ body: { name: ' ', due_date: '2027-02-29' } })).rejects.toMatchObject({
      status: 400,
      fields: { name: 'Il nome è obbligatorio', due_date: 'Scegli una data valida' },
    });
    await expect(admin.tasks.create({ body: { name: 'a'.repeat(201) } })).rejects.toMatchObject({ status: 400 });
    await expect(admin.tasks.create({ body: { name: 'à'.repeat(200) } })).resolves.toBeDefined();
  });
});

describe('deleting', () => {
  it('takes one task away', async () => {
    const { id } = await admin.tasks.create({ body: { name: 'Potare' } });
    await admin.tasks.remove({ params: { id } });
    expect(await admin.tasks.list()).toEqual([]);
  });

  it('takes all completed ones away and counts them', async () => {
    const tasks = [];
    for (const name of ['Una', 'Due', 'Tre']) tasks.push(await admin.tasks.create({ body: { name } }));
    for (const { id } of tasks.slice(0, 2)) await admin.tasks.complete({ params: { id }, body: { completed: true } });
    expect(await admin.tasks.removeCompleted()).toEqual({ deleted: 2 });
    expect((await admin.tasks.list()).map(({ name }) => name)).toEqual(['Tre']);
    expect(await admin.tasks.removeCompleted()).toEqual({ deleted: 0 });
  });

  it.each(['update', 'complete', 'remove'] as const)('answers 404 to %s where there is none', async (call) => {
    const params = { id: 'nobody-knows-this' };
    const calls = {
      update: () => admin.tasks.update({ params, body: { name: 'Potare' } }),
      complete: () => admin.tasks.complete({ params, body: { completed: true } }),
      remove: () => admin.tasks.remove({ params }),
    };
    await expect(calls[call]()).rejects.toMatchObject({ status: 404, message: 'Attività non trovata' });
  });
});
