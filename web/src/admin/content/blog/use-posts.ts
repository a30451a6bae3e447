import { blog, type ListedPost } from '@approdo/shared/contract/content/blog';
import { skipToken, useQuery } from '@tanstack/react-query';
import { describeServerError } from '../../kit/feedback/failure.ts';
import { useRowActions } from '../../kit/feedback/use-row-actions.ts';
import { useSave } from '../../kit/feedback/use-save.ts';
import { EDITABLE_ROW } from '../../kit/table/texts.ts';
import { useCall } from '../../session/use-call.ts';
import { POST_ACTIONS, POST_FORM, REMOVE_POST } from './texts.ts';

/** One post with its content, always loaded afresh, so that nobody edits a stale one. Loads nothing without a slug. */
export function usePost(slug: string | undefined) {
  const call = useCall();
  return useQuery({
    queryKey: ['post', slug],
    queryFn: slug === undefined ? skipToken : ({ signal }) => call(blog.get, { params: { slug }, signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** The actions of a post: publish, hide and delete. */
export function usePostActions() {
  return useRowActions<ListedPost>({
    change: {
      run: ({ id, version, published }, call) =>
        call(blog.edit, { params: { id }, body: { published: !published }, version }),
      success: ({ published }) => (published ? POST_ACTIONS.hidden : POST_ACTIONS.published),
      describe: (fault) => describeServerError(fault, POST_ACTIONS.changeFailed),
    },
    remove: {
      run: ({ id }, call) => call(blog.remove, { params: { id } }),
      question: ({ title }) => ({
        title: REMOVE_POST.title,
        text: REMOVE_POST.text(title),
        action: EDITABLE_ROW.remove,
      }),
      success: () => POST_ACTIONS.removed,
      describe: (fault) => describeServerError(fault, POST_ACTIONS.removeFailed),
    },
  });
}

export function useSavePost(id: string | undefined) {
  return useSave({ id, create: blog.create, edit: blog.edit, success: POST_FORM.saved });
}
