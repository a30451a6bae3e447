import { type PageSummary, pages } from '@approdo/shared/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { useConfirm } from '../feedback/confirm.tsx';
import { sayWhatServerSaid } from '../feedback/failure.ts';
import { useAction } from '../feedback/use-action.ts';
import { useClient } from '../session/platform-context.ts';
import { PAGE_ACTIONS, PAGE_FORM, REMOVE_PAGE } from '../texts/pages.ts';
import { WRITING } from '../texts/writing.ts';

const ROWS = { pages };
const PAGES_KEY = ['pages'];

/** Every page, drafts too, newest first. */
export function usePages() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: PAGES_KEY, queryFn: ({ signal }) => client.pages.listAll({ signal }) });
}

/** What the buttons of a page do. */
export function usePageActions() {
  const client = useClient(ROWS);
  const confirm = useConfirm();
  const change = useAction({
    run: ({ id, version, published }: PageSummary) =>
      client.pages.edit({ params: { id }, body: { published: !published }, version }),
    reloads: [PAGES_KEY],
    success: ({ published }) => (published ? PAGE_ACTIONS.hidden : PAGE_ACTIONS.published),
    describe: (fault) => sayWhatServerSaid(fault, PAGE_ACTIONS.changeFailed),
  });
  const remove = useAction({
    run: ({ id }: PageSummary) => client.pages.remove({ params: { id } }),
    reloads: [PAGES_KEY],
    success: () => PAGE_ACTIONS.removed,
    describe: (fault) => sayWhatServerSaid(fault, PAGE_ACTIONS.removeFailed),
  });
  return {
    isBusy: ({ id }: PageSummary) =>
      [change, remove].some(({ isPending, variables }) => isPending && variables.id === id),
    togglePublished: (page: PageSummary) => change.mutate(page),
    remove: async (page: PageSummary) => {
      const isSure = await confirm({
        title: REMOVE_PAGE.title,
        text: REMOVE_PAGE.text(page.title),
        action: WRITING.remove,
      });
      if (isSure) remove.mutate(page);
    },
  };
}

export type PageActions = ReturnType<typeof usePageActions>;

/** Both reject where the server refuses. */
export function useSavePage() {
  const client = useClient(ROWS);
  const shared = { reloads: [PAGES_KEY], success: () => PAGE_FORM.saved };
  return {
    create: useAction({ run: client.pages.create, ...shared }),
    edit: useAction({ run: client.pages.edit, ...shared }),
  };
}
