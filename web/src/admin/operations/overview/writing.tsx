import { blog, type PostSummary } from '@approdo/shared/contract/content/blog';
import type { PageSummary } from '@approdo/shared/contract/content/pages';
import { formatInstantDate } from '@approdo/shared/domain/base/date/local-date';
import { BLOG } from '../../content/blog/index.ts';
import { PAGES } from '../../content/pages/index.ts';
import { usePages } from '../../content/records/index.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { useRead } from '../../session/use-read.ts';
import { LinkList, Panel } from './panel.tsx';
import { OVERVIEW } from './texts/overview.ts';

const LATEST = 4;

/** Drafts, and what was published last. */
export function Writing({ folds = false }: { readonly folds?: boolean }) {
  return (
    <>
      <Panel title={OVERVIEW.drafts} folds={folds}>
        <Drafts />
      </Panel>
      <Panel title={OVERVIEW.latest} folds={folds}>
        <Latest />
      </Panel>
    </>
  );
}

function Drafts() {
  const posts = useRead(blog.listAll);
  const pages = usePages();
  return (
    <QueryStates query={posts} failure={BLOG.loadFailed}>
      {(foundPosts) => (
        <QueryStates query={pages} failure={PAGES.loadFailed}>
          {(foundPages) => <LinkList rows={listDrafts(foundPosts, foundPages)} none={OVERVIEW.noDrafts} />}
        </QueryStates>
      )}
    </QueryStates>
  );
}

function listDrafts(posts: readonly PostSummary[], pages: readonly PageSummary[]) {
  return [
    ...posts.map((post) => ({ ...post, to: '/blog', kind: OVERVIEW.post })),
    ...pages.map((page) => ({ ...page, to: '/pages', kind: OVERVIEW.page })),
  ]
    .filter(({ published }) => !published)
    .map(({ id, title, kind, to, createdAt }) => ({
      id,
      name: title,
      to,
      facts: [kind, formatInstantDate(createdAt)],
    }));
}

function Latest() {
  return (
    <QueryStates query={useRead(blog.listAll)} failure={BLOG.loadFailed}>
      {(posts) => <LinkList rows={listLatest(posts)} none={OVERVIEW.noLatest} />}
    </QueryStates>
  );
}

function listLatest(posts: readonly PostSummary[]) {
  return posts
    .filter((post) => post.published)
    .toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))
    .slice(0, LATEST)
    .map(({ id, title, publishedAt }) => ({
      id,
      name: title,
      to: '/blog',
      facts: publishedAt ? [formatInstantDate(publishedAt)] : [],
    }));
}
