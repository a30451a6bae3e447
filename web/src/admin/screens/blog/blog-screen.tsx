import { usePostActions, usePosts } from '../../resources/use-posts.ts';
import { BLOG } from '../../texts/blog.ts';
import { EditableScreen } from '../../writing/editable-screen.tsx';
import { WRITING_ORDERS } from '../../writing/writing-orders.ts';
import { PostCard } from './post-card.tsx';
import { PostWindow } from './post-window.tsx';

export function BlogScreen() {
  const actions = usePostActions();
  return (
    <EditableScreen
      subject="post"
      query={usePosts()}
      says={BLOG}
      name="posts"
      textOf={({ title, excerpt, author }) => `${title} ${excerpt} ${author.name}`}
      orders={WRITING_ORDERS}
      card={(post, nameId, onEdit) => <PostCard post={post} nameId={nameId} actions={actions} onEdit={onEdit} />}
      window={(post, onClose) => <PostWindow post={post} onClose={onClose} />}
    />
  );
}
