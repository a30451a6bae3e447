// @vitest-environment jsdom
import { ApiError } from '@approdo/shared/client';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type Reading, readMarkup } from '../../../testing/read-markup.ts';
import { QueryStates } from './query-states.tsx';

const KEY = ['names'];

function Names() {
  const query = useQuery<string[]>({ queryKey: KEY, queryFn: () => [], retryOnMount: false });
  return (
    <QueryStates query={query} failure="Non si legge" empty={{ when: (names) => names.length === 0, text: 'Nessuno' }}>
      {(names) => <p>{names.join(', ')}</p>}
    </QueryStates>
  );
}

function show(queries: QueryClient): Reading {
  return readMarkup(
    <MantineProvider>
      <QueryClientProvider client={queries}>
        <Names />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

async function failWith(status: number, error: string): Promise<QueryClient> {
  const queries = new QueryClient();
  const fault = new ApiError({ status, body: { error } }, error, {});
  await queries.prefetchQuery({ queryKey: KEY, queryFn: () => Promise.reject(fault), retry: false });
  return queries;
}

test('what is not there yet is loading', () => {
  expect(show(new QueryClient()).text).toContain('Caricamento…');
});

test('what is there is shown', () => {
  const queries = new QueryClient();
  queries.setQueryData(KEY, ['Anna', 'Luca']);
  expect(show(queries).text).toContain('Anna, Luca');
});

test('an empty list says so', () => {
  const queries = new QueryClient();
  queries.setQueryData(KEY, []);
  expect(show(queries).text).toContain('Nessuno');
});

test('a failure has its text, the reason and a way on', async () => {
  const { text, find } = show(await failWith(500, 'Errore interno'));
  expect(text).toContain('Non si legge');
  expect(text).toContain('Errore interno');
  find('button', 'Riprova');
});

test('a session that is over is no failure of the screen', async () => {
  expect(show(await failWith(401, 'Authentication required')).text).toContain('Caricamento…');
});
