// @vitest-environment jsdom
import { ApiError } from '@approdo/shared/client';
import { TextInput } from '@mantine/core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { enter, fieldOf, leaveAdmin, press, see, showAdmin } from '../../../testing/show-admin.tsx';
import type { LoadLatest } from '../feedback/conflict.ts';
import { FormProblem } from './form-problem.tsx';
import { useForm } from './use-form.ts';
import { VersionedForm } from './versioned-form.tsx';

const schema = z.object({
  name: z.string().min(1, 'Scrivi il nome'),
  from: z.string().min(1, 'Scrivi da quando'),
  until: z.string().min(1, 'Scrivi fino a quando'),
});

let save: (values?: unknown) => Promise<unknown>;

/** A form of three fields, two of which are validated together. */
function Season() {
  const form = useForm({
    schema,
    start: { name: '', from: '', until: '' },
    findFaults: ({ from, until }) => (until < from ? { until: 'Finisce prima di cominciare' } : {}),
    save: () => save(),
    describe: (fault) => ({ text: fault instanceof Error ? fault.message : 'no' }),
  });
  return (
    <form {...form.props}>
      <FormProblem problem={form.problem} />
      <TextInput label="Nome" {...form.field('name')} />
      <TextInput label="Dal" {...form.field('from')} />
      <TextInput label="Al" {...form.field('until')} />
      <button type="submit">Salva</button>
    </form>
  );
}

const problem = () => document.querySelector('form [role="alert"]')?.textContent;
const wrong = () => [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map(({ name }) => name);
const messages = () => [problem(), wrong()];

const REFUSED = { name: 'Nome già usato', until: 'Troppo lontano' };

async function send(): Promise<void> {
  await press('Salva');
}

beforeEach(() => {
  save = async () => undefined;
});
afterEach(leaveAdmin);

test('a fault goes as its field changes, and above the form stands only what is still so', async () => {
  await showAdmin(<Season />);
  await send();
  await expect.poll(messages).toEqual(['Scrivi il nome', ['name', 'from', 'until']]);
  await enter('Nome', 'Alta');
  expect(messages()).toEqual(['Scrivi da quando', ['from', 'until']]);
  await enter('Al', '2027-08-31');
  expect(messages()).toEqual(['Scrivi da quando', ['from']]);
  await enter('Dal', '2027-09-01');
  expect(messages()).toEqual([undefined, []]);
});

test('what is mended in another field is wrong no more', async () => {
  await showAdmin(<Season />);
  for (const [label, typed] of [
    ['Nome', 'Alta'],
    ['Dal', '2027-09-01'],
    ['Al', '2027-08-31'],
  ] as const) {
    await enter(label, typed);
  }
  await send();
  await expect.poll(messages).toEqual(['Finisce prima di cominciare', ['until']]);
  await enter('Dal', '2027-08-01');
  expect(messages()).toEqual([undefined, []]);
});

test('what the server refuses goes with its fields; what is about none stays', async () => {
  await showAdmin(<Season />);
  for (const label of ['Nome', 'Dal', 'Al']) await enter(label, '2027');
  save = async () => {
    throw new ApiError({ status: 400, body: {} }, 'Nome già usato', REFUSED);
  };
  await send();
  await expect.poll(messages).toEqual(['Nome già usato', ['name', 'until']]);
  await enter('Nome', 'Alta');
  expect(messages()).toEqual(['Troppo lontano', ['until']]);
  await enter('Al', '2028');
  expect(messages()).toEqual([undefined, []]);
  save = async () => {
    throw new ApiError({ status: 503, body: {} }, 'Il sito non risponde', {});
  };
  await send();
  await expect.poll(problem).toBe('Il sito non risponde');
  await enter('Nome', 'Bassa');
  expect(problem()).toBe('Il sito non risponde');
});

const note = z.object({ text: z.string(), version: z.string() });
type Note = z.output<typeof note>;

const HERS = { text: 'Le chiavi sono dal vicino', version: 'v2' };
const MINE = 'Le chiavi sono sotto il vaso';
const sent: unknown[] = [];

/** A form of a note that somebody else has changed meanwhile. */
function NoteForm({ original, loadLatest }: { readonly original: Note; readonly loadLatest: LoadLatest }) {
  const form = useForm({
    schema: note.pick({ text: true }),
    start: { text: original.text },
    version: original.version,
    loadLatest,
    save: async ({ text }, version) => {
      sent.push({ text, version });
      if (version !== HERS.version) throw new ApiError({ status: 412, body: { current: HERS } }, 'no', {});
    },
    describe: () => ({ text: 'Non salvato' }),
  });
  return (
    <form {...form.props}>
      <FormProblem problem={form.problem} />
      <TextInput label="Nota" {...form.field('text')} />
      <button type="submit">Salva</button>
    </form>
  );
}

describe('what somebody else saved meanwhile', () => {
  beforeEach(async () => {
    sent.length = 0;
    await showAdmin(
      <VersionedForm of={{ text: 'Le chiavi sono in casa', version: 'v1' }} shape={note}>
        {(original, loadLatest) => <NoteForm original={original} loadLatest={loadLatest} />}
      </VersionedForm>,
    );
    await enter('Nota', MINE);
    await press('Salva');
    await see('Nel frattempo qualcun altro ha modificato questi dati.');
  });

  test('is not written over unseen, and what was typed stays, to be saved again knowingly', async () => {
    expect(fieldOf('Nota').value).toBe(MINE);
    await press('Salva');
    await expect
      .poll(() => sent)
      .toEqual([
        { text: MINE, version: 'v1' },
        { text: MINE, version: 'v2' },
      ]);
    expect(problem()).toBeUndefined();
  });

  test('is taken up by an editor who agrees to leave what was typed, and written on', async () => {
    await press('Carica la versione più recente');
    await press('Carica');
    await expect.poll(() => fieldOf('Nota').value).toBe(HERS.text);
    expect(problem()).toBeUndefined();
    await enter('Nota', MINE);
    await press('Salva');
    await expect.poll(() => sent.at(-1)).toEqual({ text: MINE, version: 'v2' });
  });
});

const terms = z.object({
  owner: z.object({ name: z.string().min(1, 'Scrivi chi'), taxCode: z.string() }),
  days: z.array(z.string().min(1, 'Scrivi quanti')),
});

/** A form with nested parts and a list. */
function Terms() {
  const form = useForm({
    schema: terms,
    start: { owner: { name: '', taxCode: 'RSS' }, days: ['1', ''] },
    save: async (values) => save(values),
    describe: () => ({ text: 'no' }),
  });
  return (
    <form {...form.props}>
      <TextInput label="Chi" {...form.field('owner.name')} />
      <TextInput label="Primo" {...form.field('days.0')} />
      <TextInput label="Secondo" {...form.field('days.1')} />
      <button type="submit">Salva</button>
    </form>
  );
}

test('what stands in a part or a list is typed and told by its whole name, and leaves its neighbours as they are', async () => {
  const saved: unknown[] = [];
  save = async (values) => {
    saved.push(values);
  };
  await showAdmin(<Terms />);
  await send();
  await expect.poll(wrong).toEqual(['owner.name', 'days.1']);
  await enter('Chi', 'Maria');
  expect(wrong()).toEqual(['days.1']);
  await enter('Secondo', '7');
  await send();
  await expect.poll(() => saved).toEqual([{ owner: { name: 'Maria', taxCode: 'RSS' }, days: ['1', '7'] }]);
});
