import { type PageSummary, pages } from '@approdo/shared/contract/content/pages';
import { sayWhatServerSaid } from '../../kit/feedback/failure.ts';
import { useRowActions } from '../../kit/feedback/use-row-actions.ts';
import { useSave } from '../../kit/feedback/use-save.ts';
import { EDITABLE_ROW } from '../../kit/table/texts.ts';
import { useClient } from '../../session/platform-context.ts';
import { PAGES_KEY } from '../records/index.ts';
import { PAGE_ACTIONS, PAGE_FORM, REMOVE_PAGE } from './texts.ts';

const ROWS = { pages };

/** What the buttons of a page do: to publish a draft or to hide what is published, and to delete it. */
export function usePageActions() {
  const client = useClient(ROWS);
  return useRowActions<PageSummary>({
    reloads: [PAGES_KEY],
    change: {
      run: ({ id, version, published }) =>
        client.pages.edit({ params: { id }, body: { published: !published }, version }),
      success: ({ published }) => (published ? PAGE_ACTIONS.hidden : PAGE_ACTIONS.published),
      describe: (fault) => sayWhatServerSaid(fault, PAGE_ACTIONS.changeFailed),
    },
    remove: {
      run: ({ id }) => client.pages.remove({ params: { id } }),
      question: ({ title }) => ({
        title: REMOVE_PAGE.title,
        text: REMOVE_PAGE.text(title),
        action: EDITABLE_ROW.remove,
      }),
      success: () => PAGE_ACTIONS.removed,
      describe: (fault) => sayWhatServerSaid(fault, PAGE_ACTIONS.removeFailed),
    },
  });
}

export function useSavePage(id: string | undefined) {
  const { create, edit } = useClient(ROWS).pages;
  return useSave({ id, create, edit, reloads: [PAGES_KEY], success: PAGE_FORM.saved });
}
