import { blog, type ListedPost, type Post, post as postShape } from '@approdo/shared/contract/content/blog';
import { formatInstantDate } from '@approdo/shared/domain/base/date/local-date';
import { Text } from '@mantine/core';
import { Avatar } from '../../../ui/avatar.tsx';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import type { RowActions } from '../../kit/feedback/use-row-actions.ts';
import kit from '../../kit/styles/kit.module.css';
import { EditableRowButtons } from '../../kit/table/editable-row-buttons.tsx';
import { useRead } from '../../session/use-read.ts';
import {
  EditableScreen,
  PUBLICATION,
  PublicationBadge,
  SavedDraftMark,
  WRITING_CARD,
  WRITING_ORDERS,
  type WritingKind,
  WritingWindow,
} from '../writing/index.ts';
import styles from './post-card.module.css';
import { NO_POST, type PostFields, postFields } from './post-fields.ts';
import { PostForm } from './post-form.tsx';
import { BLOG } from './texts.ts';
import { usePost, usePostActions, useSavePost } from './use-posts.ts';

const POST: WritingKind<PostFields, Post> = {
  subject: 'post',
  translated: 'posts',
  titles: BLOG,
  shape: postShape,
  fields: postFields,
  blank: NO_POST,
  fieldsOf: (post) => postFields.parse(post),
};

export function BlogScreen() {
  const actions = usePostActions();
  return (
    <EditableScreen
      subject="post"
      query={useRead(blog.listAll)}
      texts={BLOG}
      name="posts"
      textOf={({ title, excerpt, author }) => `${title} ${excerpt} ${author.name}`}
      orders={WRITING_ORDERS}
      card={(post, nameId, onEdit) => <PostCard post={post} nameId={nameId} actions={actions} onEdit={onEdit} />}
      window={(post, onClose) => <PostWindow post={post} onClose={onClose} />}
    />
  );
}

type Props = { readonly post: ListedPost | undefined; readonly onClose: () => void };

/** Loads the post first, since the list has no contents. */
function PostWindow({ post, onClose }: Props) {
  const query = usePost(post?.slug);
  const save = useSavePost(post?.id);
  return (
    <WritingWindow
      kind={POST}
      id={post?.id}
      saved={query.data}
      waiting={
        <QueryStates query={query} failure={BLOG.postFailed}>
          {() => null}
        </QueryStates>
      }
      onClose={onClose}
    >
      {(writing) => <PostForm writing={writing} save={save} />}
    </WritingWindow>
  );
}

type PostCardProps = {
  readonly post: ListedPost;
  /** The id of the element that names the card. */
  readonly nameId: string;
  readonly actions: RowActions<ListedPost>;
  readonly onEdit: () => void;
};

function PostCard({ post, nameId, actions, onEdit }: PostCardProps) {
  const { title, excerpt, coverImage, published, readTime, author, createdAt } = post;
  return (
    <article className={WRITING_CARD.card} aria-labelledby={nameId}>
      <div className={styles.cover}>
        {coverImage && <img src={`/uploads/${coverImage}?w=480`} alt="" loading="lazy" decoding="async" />}
      </div>
      <div className={WRITING_CARD.marks}>
        <PublicationBadge published={published} />
        <SavedDraftMark subject={`post:${post.id}`} describedBy={nameId} onOpen={onEdit} />
      </div>
      <h2 className={WRITING_CARD.title} id={nameId} tabIndex={-1}>
        {title}
      </h2>
      <Text lineClamp={3} className={kit.wrapAnywhere}>
        {excerpt}
      </Text>
      <div className={`${kit.facts} ${kit.hint}`} style={{ alignItems: 'center' }}>
        <span className={kit.inlineRow}>
          <Avatar person={author} size={28} />
          {author.name}
        </span>
        <time dateTime={createdAt}>{formatInstantDate(createdAt)}</time>
        <span>{BLOG.readTime(readTime)}</span>
      </div>
      <div className={WRITING_CARD.buttons}>
        <EditableRowButtons
          row={post}
          describedBy={nameId}
          actions={actions}
          change={published ? PUBLICATION.hide : PUBLICATION.publish}
          onEdit={onEdit}
        />
      </div>
    </article>
  );
}
