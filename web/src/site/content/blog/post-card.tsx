import type { PostSummary } from '@approdo/shared/contract/content/blog';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { usePageTexts } from '../../texts/use-page-texts.ts';
import { Picture } from '../pictures/picture.tsx';
import styles from './post-card.module.css';
import { PostMeta } from './post-meta.tsx';

type PostCardProps = {
  readonly post: PostSummary;
  /** `feature`: across the page. `row`: picture beside the words. `tile`: one column of a strip. */
  readonly look: 'feature' | 'row' | 'tile';
};

const SIZES = {
  feature: '(width >= 62rem) 52rem, 100vw',
  row: '(width >= 48rem) 22rem, 100vw',
  tile: '(width >= 62rem) 20rem, (width >= 40rem) 45vw, 100vw',
} as const;

/** A post in a list. The whole card is clickable; screen readers get a single link. */
export function PostCard({ post, look }: PostCardProps) {
  const { language, blog } = usePageTexts();
  const { slug, title, excerpt, coverImage, publishedAt, createdAt } = post;
  return (
    <article className={styles.card} data-look={look}>
      <div className={styles.cover}>
        <Picture
          src={`/uploads/${coverImage}`}
          alt=""
          ratio={[3, 2]}
          sizes={SIZES[look]}
          isFirst={look === 'feature'}
        />
      </div>
      <div className={styles.words}>
        <PostMeta post={post} displayedAt={publishedAt ?? createdAt} />
        <h2>{title}</h2>
        <p className={styles.excerpt}>{excerpt}</p>
        <a className={styles.more} href={addressIn(language, `/blog/${slug}`)} aria-label={blog.readNamed(title)}>
          {blog.read}
        </a>
      </div>
    </article>
  );
}
