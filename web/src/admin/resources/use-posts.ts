import { blog, type ListedPost } from '@approdo/shared/contract/blog';
import { useQuery } from '@tanstack/react-query';
import { useConfirm } from '../feedback/confirm.tsx';
import { sayWhatServerSaid } from '../feedback/failure.ts';
import { useAction } from '../feedback/use-action.ts';
import { useClient } from '../session/platform-context.ts';
import { POST_ACTIONS, POST_FORM, REMOVE_POST } from '../texts/blog.ts';
import { WRITING } from '../texts/writing.ts';

const ROWS = { blog };
const POSTS_KEY = ['posts'];

/** Every post, drafts too, newest first. */
export function usePosts() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: POSTS_KEY, queryFn: ({ signal }) => client.blog.listAll({ signal }) });
}

/** One post, whole, as it is now: nothing is edited that was read at another time. */
export function usePost(slug: string) {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: ['post', slug],
    queryFn: ({ signal }) => client.blog.get({ params: { slug }, signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** What the buttons of a post do. */
export function usePostActions() {
  const client = useClient(ROWS);
  const confirm = useConfirm();
  const change = useAction({
    run: ({ id, version, published }: ListedPost) =>
      client.blog.edit({ params: { id }, body: { published: !published }, version }),
    reloads: [POSTS_KEY],
    success: ({ published }) => (published ? POST_ACTIONS.hidden : POST_ACTIONS.published),
    describe: (fault) => sayWhatServerSaid(fault, POST_ACTIONS.changeFailed),
  });
  const remove = useAction({
    run: ({ id }: ListedPost) => client.blog.remove({ params: { id } }),
    reloads: [POSTS_KEY],
    success: () => POST_ACTIONS.removed,
    describe: (fault) => sayWhatServerSaid(fault, POST_ACTIONS.removeFailed),
  });
  return {
    isBusy: ({ id }: ListedPost) =>
      [change, remove].some(({ isPending, variables }) => isPending && variables.id === id),
    togglePublished: (post: ListedPost) => change.mutate(post),
    remove: async (post: ListedPost) => {
      const isSure = await confirm({
        title: REMOVE_POST.title,
        text: REMOVE_POST.text(post.title),
        action: WRITING.remove,
      });
      if (isSure) remove.mutate(post);
    },
  };
}

export type PostActions = ReturnType<typeof usePostActions>;

/** Both reject where the server refuses. */
export function useSavePost() {
  const client = useClient(ROWS);
  const shared = { reloads: [POSTS_KEY], success: () => POST_FORM.saved };
  return {
    create: useAction({ run: client.blog.create, ...shared }),
    edit: useAction({ run: client.blog.edit, ...shared }),
  };
}
