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

/** Of a row a portrait is cut out of its picture, which is nearly twice as wide. */
const SIZES = {
  feature: '(width >= 90rem) 48rem, (width >= 48rem) 52vw, 90vw',
  row: '(width >= 48rem) 22rem, 13rem',
  tile: '(width >= 68rem) 20rem, (width >= 40rem) 45vw, 60vw',
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
