import { ApiError } from '@approdo/shared/client';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QueryFaces } from './query-faces.tsx';

const KEY = ['names'];

function Names() {
  const query = useQuery<string[]>({ queryKey: KEY, queryFn: () => [], retryOnMount: false });
  return (
    <QueryFaces query={query} failure="Non si legge" empty={{ when: (names) => names.length === 0, text: 'Nessuno' }}>
      {(names) => <p>{names.join(', ')}</p>}
    </QueryFaces>
  );
}

function textOf(queries: QueryClient): string {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={queries}>
        <Names />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return html.replace(/<style.*?<\/style>/gs, '').replace(/<[^>]+>/g, ' ');
}

async function failWith(status: number, error: string): Promise<QueryClient> {
  const queries = new QueryClient();
  const fault = new ApiError({ status, body: { error } }, error, {});
  await queries.prefetchQuery({ queryKey: KEY, queryFn: () => Promise.reject(fault), retry: false });
  return queries;
}

test('what is not there yet is loading', () => {
  expect(textOf(new QueryClient())).toContain('Caricamento…');
});

test('what is there is shown', () => {
  const queries = new QueryClient();
  queries.setQueryData(KEY, ['Anna', 'Luca']);
  expect(textOf(queries)).toContain('Anna, Luca');
});

test('an empty list says so', () => {
  const queries = new QueryClient();
  queries.setQueryData(KEY, []);
  expect(textOf(queries)).toContain('Nessuno');
});

test('a failure has its text, the reason and a way on', async () => {
  const text = textOf(await failWith(500, 'Errore interno'));
  expect(text).toContain('Non si legge');
  expect(text).toContain('Errore interno');
  expect(text).toContain('Riprova');
});

test('a session that is over is no failure of the screen', async () => {
  expect(textOf(await failWith(401, 'Authentication required'))).toContain('Caricamento…');
});
