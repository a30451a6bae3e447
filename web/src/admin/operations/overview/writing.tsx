import { blog, type PostSummary } from '@approdo/shared/contract/content/blog';
import type { PageSummary } from '@approdo/shared/contract/content/pages';
import { formatInstantDate } from '@approdo/shared/domain/base/date/local-date';
import { Link } from 'react-router-dom';
import { BLOG } from '../../content/blog/index.ts';
import { PAGES } from '../../content/pages/index.ts';
import { usePages } from '../../content/records/index.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import kit from '../../kit/styles/kit.module.css';
import { useRead } from '../../session/use-read.ts';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';
import { OVERVIEW } from './texts/overview.ts';

const LATEST = 4;

/** Drafts, and what was published last. */
export function Writing() {
  const posts = useRead(blog.listAll);
  const pages = usePages();
  return (
    <>
      <Panel title={OVERVIEW.drafts} size="half">
        <QueryStates query={posts} failure={BLOG.loadFailed}>
          {(foundPosts) => (
            <QueryStates query={pages} failure={PAGES.loadFailed}>
              {(foundPages) => <Drafts posts={foundPosts} pages={foundPages} />}
            </QueryStates>
          )}
        </QueryStates>
      </Panel>
      <Panel title={OVERVIEW.latest} size="half">
        <QueryStates query={posts} failure={BLOG.loadFailed}>
          {(found) => <Latest posts={found} />}
        </QueryStates>
      </Panel>
    </>
  );
}

type DraftsProps = { readonly posts: readonly PostSummary[]; readonly pages: readonly PageSummary[] };

function Drafts({ posts, pages }: DraftsProps) {
  const drafts = [
    ...posts.map((post) => ({ ...post, to: '/blog', kind: OVERVIEW.post })),
    ...pages.map((page) => ({ ...page, to: '/pages', kind: OVERVIEW.page })),
  ].filter(({ published }) => !published);
  if (drafts.length === 0) return <p className={`${kit.soft} ${kit.flush}`}>{OVERVIEW.noDrafts}</p>;
  return (
    <ul className={`${styles.list} ${styles.writings}`}>
      {drafts.map(({ id, title, kind, to, createdAt }) => (
        <li key={id}>
          <Link className={kit.link} to={to}>
            {title}
          </Link>
          <span className={kit.muted}>
            {kind} · {formatInstantDate(createdAt)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Latest({ posts }: { readonly posts: readonly PostSummary[] }) {
  const published = posts
    .filter((post) => post.published)
    .toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))
    .slice(0, LATEST);
  if (published.length === 0) return <p className={`${kit.soft} ${kit.flush}`}>{OVERVIEW.noLatest}</p>;
  return (
    <ul className={`${styles.list} ${styles.writings}`}>
      {published.map(({ id, title, publishedAt }) => (
        <li key={id}>
          <Link className={kit.link} to="/blog">
            {title}
          </Link>
          <span className={kit.muted}>{publishedAt && formatInstantDate(publishedAt)}</span>
        </li>
      ))}
    </ul>
  );
}
