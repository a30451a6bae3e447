import type { PostSummary } from '@approdo/shared/contract/content/blog';
import { formatInstantDate } from '@approdo/shared/domain/base/date/local-date';
import { Avatar } from '../../../ui/avatar.tsx';
import { usePageTexts } from '../../texts/use-page-texts.ts';
import styles from './post-meta.module.css';

type PostMetaProps = {
  readonly post: Pick<PostSummary, 'author' | 'readTime'>;
  /** The instant to show. */
  readonly displayedAt: string;
};

/** The author, the date, and the reading time. */
export function PostMeta({ post: { author, readTime }, displayedAt }: PostMetaProps) {
  const { language, blog } = usePageTexts();
  return (
    <p className={styles.meta}>
      <Avatar person={author} size={28} />
      <span>{author.name}</span>
      <time dateTime={displayedAt}>{formatInstantDate(displayedAt, language)}</time>
      <span>{blog.readTime(readTime)}</span>
    </p>
  );
}
