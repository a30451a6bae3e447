import type { PostSummary } from '@approdo/shared/contract/content/blog';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import section from '../../layout/section.module.css';
import strip from '../../layout/strip.module.css';
import { usePageTexts } from '../../texts/use-page-texts.ts';
import styles from './latest-posts.module.css';
import { PostCard } from './post-card.tsx';

/** The newest posts side by side, on a phone in a strip; nothing if there are none. */
export function LatestPosts({ posts }: { readonly posts: readonly PostSummary[] }) {
  const { language, blog } = usePageTexts();
  if (posts.length === 0) return null;
  return (
    <section className={section.section} aria-labelledby="ultimi-articoli">
      <header className={`${section.intro} ${styles.intro}`}>
        <h2 id="ultimi-articoli">{blog.latest}</h2>
        <a href={addressIn(language, '/blog')}>{blog.all}</a>
      </header>
      <div className={`${strip.strip} ${styles.tiles}`} data-share="small">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} look="tile" />
        ))}
      </div>
    </section>
  );
}
