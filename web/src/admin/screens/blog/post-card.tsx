import type { ListedPost } from '@approdo/shared/contract/content/blog';
import { formatInstantDate } from '@approdo/shared/domain/date/local-date';
import { Avatar } from '../../../ui/avatar.tsx';
import { PublicationBadge } from '../../badge/badge.tsx';
import type { RowActions } from '../../feedback/use-row-actions.ts';
import { EditableRowButtons } from '../../table/editable-row-buttons.tsx';
import { BLOG } from '../../texts/blog.ts';
import { PUBLICATION } from '../../texts/publication.ts';
import { KeptDraftMark } from '../../writing/kept-draft-mark.tsx';
import cards from '../../writing/writing-card.module.css';
import styles from './post-card.module.css';

type Props = {
  readonly post: ListedPost;
  /** The id of what names the card. */
  readonly nameId: string;
  readonly actions: RowActions<ListedPost>;
  readonly onEdit: () => void;
};

export function PostCard({ post, nameId, actions, onEdit }: Props) {
  const { title, excerpt, coverImage, published, readTime, author, createdAt } = post;
  return (
    <article className={cards.card} aria-labelledby={nameId}>
      <div className={styles.cover}>
        {coverImage && <img src={`/uploads/${coverImage}?w=480`} alt="" loading="lazy" decoding="async" />}
      </div>
      <div className={cards.marks}>
        <PublicationBadge published={published} />
        <KeptDraftMark subject={`post:${post.id}`} describedBy={nameId} onOpen={onEdit} />
      </div>
      <h2 className={cards.title} id={nameId} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.excerpt}>{excerpt}</p>
      <div className={styles.facts}>
        <span className={styles.author}>
          <Avatar person={author} size={28} />
          {author.name}
        </span>
        <time dateTime={createdAt}>{formatInstantDate(createdAt)}</time>
        <span>{BLOG.readTime(readTime)}</span>
      </div>
      <div className={cards.buttons}>
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
