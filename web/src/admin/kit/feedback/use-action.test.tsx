// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { clearPage, find, press, showOnPage } from '../../../testing/shown-page.tsx';
import { BannersContext, createBanners } from './banners.ts';
import { useAction } from './use-action.ts';

afterEach(clearPage);

type ListProps = { readonly readNames: () => Promise<string> };

function List({ readNames }: ListProps) {
  const names = useQuery({ queryKey: ['names'], queryFn: readNames });
  const add = useAction({ run: async () => 'Ada', reloads: [['names']], success: () => 'Salvato con successo' });
  return (
    <button type="button" onClick={() => add.mutate(undefined)}>
      {names.data}
    </button>
  );
}

test('what was done is said once what it changed has been read again', async () => {
  const banners = createBanners();
  const second = Promise.withResolvers<string>();
  const readNames = vi.fn(() => second.promise).mockResolvedValueOnce('nessuno');
  showOnPage(
    <QueryClientProvider client={new QueryClient()}>
      <BannersContext value={banners}>
        <List readNames={readNames} />
      </BannersContext>
    </QueryClientProvider>,
  );
  const isListed = (names: string) => expect.poll(() => find('button').textContent).toBe(names);
  await isListed('nessuno');
  press('nessuno');
  await expect.poll(() => readNames).toHaveBeenCalledTimes(2);
  expect(banners.read()).toEqual([]);
  second.resolve('Ada');
  await isListed('Ada');
  await expect.poll(() => banners.read()).toMatchObject([{ kind: 'success', text: 'Salvato con successo' }]);
});
