import type { ListedPost } from '@approdo/shared/contract/blog';
import { formatInstantDate } from '@approdo/shared/domain/local-date';
import { Avatar } from '../../../ui/avatar.tsx';
import { PublicationBadge } from '../../badge/badge.tsx';
import type { RowActions } from '../../feedback/use-row-actions.ts';
import { RowButton, RowButtons } from '../../table/row-buttons.tsx';
import { BLOG } from '../../texts/blog.ts';
import { PUBLICATION } from '../../texts/publication.ts';
import { WRITING } from '../../texts/writing.ts';
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
  const button = { describedBy: nameId, isBusy: actions.isBusy(post) };
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
        <RowButtons>
          <RowButton {...button} onClick={() => actions.change(post)}>
            {published ? PUBLICATION.hide : PUBLICATION.publish}
          </RowButton>
          <RowButton {...button} onClick={onEdit}>
            {WRITING.edit}
          </RowButton>
          <RowButton {...button} variant="outline" color="red" onClick={() => void actions.remove(post)}>
            {WRITING.remove}
          </RowButton>
        </RowButtons>
      </div>
    </article>
  );
}
