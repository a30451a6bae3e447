import type { ListedPost } from '@approdo/shared/contract/blog';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { usePostActions, usePosts } from '../../resources/use-posts.ts';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { CardList } from '../../table/card-list.tsx';
import { BLOG } from '../../texts/blog.ts';
import { WRITING } from '../../texts/writing.ts';
import { KeptDraftNote } from '../../writing/kept-draft-note.tsx';
import { PostCard } from './post-card.tsx';
import { EditPostWindow, NewPostWindow } from './post-window.tsx';

type OpenWindow = { readonly kind: 'new' } | { readonly kind: 'edit'; readonly post: ListedPost };

const ORDERS = [
  { key: 'title', label: WRITING.title, by: ({ title }: ListedPost) => title },
  { key: 'created', label: WRITING.created, by: ({ createdAt }: ListedPost) => createdAt },
];

export function BlogScreen() {
  const query = usePosts();
  const actions = usePostActions();
  const [open, setOpen] = useState<OpenWindow>();
  const close = () => setOpen(undefined);

  return (
    <ScreenFrame actions={<Button onClick={() => setOpen({ kind: 'new' })}>{BLOG.create}</Button>}>
      {!open && <KeptDraftNote subject="post:new" onOpen={() => setOpen({ kind: 'new' })} />}
      <QueryFaces
        query={query}
        failure={BLOG.loadFailed}
        empty={{ when: (posts) => posts.length === 0, text: BLOG.empty }}
      >
        {(posts) => (
          <CardList
            label={BLOG.list}
            name="posts"
            rows={posts}
            keyOf={({ id }) => id}
            textOf={({ title, excerpt, author }) => `${title} ${excerpt} ${author.name}`}
            orders={ORDERS}
          >
            {(post, nameId) => (
              <PostCard post={post} nameId={nameId} actions={actions} onEdit={() => setOpen({ kind: 'edit', post })} />
            )}
          </CardList>
        )}
      </QueryFaces>
      {open?.kind === 'new' && <NewPostWindow onClose={close} />}
      {open?.kind === 'edit' && <EditPostWindow post={open.post} onClose={close} />}
    </ScreenFrame>
  );
}
