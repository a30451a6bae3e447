import { blog, type ListedPost } from '@approdo/shared/contract/content/blog';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useSave } from '../../kit/feedback/use-save.ts';
import { useCall } from '../../session/use-call.ts';
import { usePublicationActions } from '../writing/index.ts';
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
  return usePublicationActions<ListedPost>({
    edit: blog.edit,
    remove: blog.remove,
    says: POST_ACTIONS,
    asks: REMOVE_POST,
  });
}

export function useSavePost(id: string | undefined) {
  return useSave({ id, create: blog.create, edit: blog.edit, success: POST_FORM.saved });
}
