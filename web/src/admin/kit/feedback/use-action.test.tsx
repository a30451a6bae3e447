// @vitest-environment jsdom
import type { WireAnswer, WireCall } from '@approdo/shared/client';
import { devices } from '@approdo/shared/contract/accounts/devices';
import { tokens } from '@approdo/shared/contract/accounts/tokens';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { clearPage, find, press, showOnPage } from '../../../testing/show-on-page.tsx';
import { PlatformContext } from '../../session/platform-context.ts';
import { useRead } from '../../session/use-read.ts';
import { BannersContext, createBanners } from './banners.ts';
import { useAction } from './use-action.ts';

afterEach(clearPage);

function List() {
  const opened = useRead(devices.list);
  const made = useRead(tokens.list);
  const end = useAction({
    run: (id: string, call) => call(devices.end, { params: { id } }),
    success: () => 'Salvato con successo',
  });
  return (
    <button type="button" onClick={() => end.mutate('7')}>
      {opened.data && made.data && `${opened.data.length} aperte`}
    </button>
  );
}

/** The list, in a shell where the server answers like this. */
function showList(answer: (call: WireCall) => Promise<WireAnswer>) {
  const banners = createBanners();
  const platform = {
    transport: answer,
    session: {
      readUser: () => undefined,
      subscribe: () => () => undefined,
      signIn: async () => undefined,
      signOut: async () => undefined,
    },
    preparePhoto: async (photo: File) => photo,
  };
  showOnPage(
    <PlatformContext value={platform}>
      <QueryClientProvider client={new QueryClient()}>
        <BannersContext value={banners}>
          <List />
        </BannersContext>
      </QueryClientProvider>
    </PlatformContext>,
  );
  return banners;
}

const isListed = (text: string) => expect.poll(() => find('button').textContent).toBe(text);

test('what was done is said once what it changed has been read again', async () => {
  const second = Promise.withResolvers<WireAnswer>();
  const readSessions = vi.fn(() => second.promise).mockResolvedValueOnce({ status: 200, body: [{}, {}] });
  const banners = showList(async ({ method, path }) =>
    method === 'GET' && path === '/auth/sessions' ? readSessions() : { status: 200, body: [] },
  );
  await isListed('2 aperte');
  press('2 aperte');
  await expect.poll(() => readSessions).toHaveBeenCalledTimes(2);
  expect(banners.read()).toEqual([]);
  second.resolve({ status: 200, body: [{}] });
  await isListed('1 aperte');
  await expect.poll(() => banners.read()).toMatchObject([{ kind: 'success', text: 'Salvato con successo' }]);
});

test('what it left alone is not read again', async () => {
  const calls: string[] = [];
  const banners = showList(async ({ method, path }) => {
    calls.push(`${method} ${path}`);
    return { status: 200, body: [] };
  });
  await isListed('0 aperte');
  press('0 aperte');
  await expect.poll(() => banners.read()).toHaveLength(1);
  expect(calls.slice(2)).toEqual(['DELETE /auth/sessions/7', 'GET /auth/sessions']);
});
