import { type PageSummary, pages } from '@approdo/shared/contract/content/pages';
import { useSave } from '../../kit/feedback/use-save.ts';
import { usePublicationActions } from '../writing/index.ts';
import { PAGE_ACTIONS, PAGE_FORM, REMOVE_PAGE } from './texts.ts';

/** The actions of a page: publish, hide and delete. */
export function usePageActions() {
  return usePublicationActions<PageSummary>({
    edit: pages.edit,
    remove: pages.remove,
    says: PAGE_ACTIONS,
    asks: REMOVE_PAGE,
  });
}

export function useSavePage(id: string | undefined) {
  return useSave({ id, create: pages.create, edit: pages.edit, success: PAGE_FORM.saved });
}
