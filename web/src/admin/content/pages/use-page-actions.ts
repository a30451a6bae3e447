import { type PageSummary, pages } from '@approdo/shared/contract/content/pages';
import { describeServerError } from '../../kit/feedback/failure.ts';
import { useRowActions } from '../../kit/feedback/use-row-actions.ts';
import { useSave } from '../../kit/feedback/use-save.ts';
import { EDITABLE_ROW } from '../../kit/table/texts.ts';
import { PAGE_ACTIONS, PAGE_FORM, REMOVE_PAGE } from './texts.ts';

/** The actions of a page: publish, hide and delete. */
export function usePageActions() {
  return useRowActions<PageSummary>({
    change: {
      run: ({ id, version, published }, call) =>
        call(pages.edit, { params: { id }, body: { published: !published }, version }),
      success: ({ published }) => (published ? PAGE_ACTIONS.hidden : PAGE_ACTIONS.published),
      describe: (fault) => describeServerError(fault, PAGE_ACTIONS.changeFailed),
    },
    remove: {
      run: ({ id }, call) => call(pages.remove, { params: { id } }),
      question: ({ title }) => ({
        title: REMOVE_PAGE.title,
        text: REMOVE_PAGE.text(title),
        action: EDITABLE_ROW.remove,
      }),
      success: () => PAGE_ACTIONS.removed,
      describe: (fault) => describeServerError(fault, PAGE_ACTIONS.removeFailed),
    },
  });
}

export function useSavePage(id: string | undefined) {
  return useSave({ id, create: pages.create, edit: pages.edit, success: PAGE_FORM.saved });
}
