import { usePageTexts } from '../../texts/use-page-texts.ts';
import { listPageNumbers } from './list-page-numbers.ts';
import styles from './pager.module.css';

type PagerProps = { readonly page: number; readonly pageCount: number };

/** A button for each page, with one to the page before and one to the next. Nothing where there is one page. */
export function Pager({ page, pageCount }: PagerProps) {
  const { blog } = usePageTexts();
  if (pageCount < 2) return null;
  return (
    <nav className={styles.pager} aria-label={blog.pages}>
      <PageLink to={page - 1} pageCount={pageCount} rel="prev">
        {blog.previous}
      </PageLink>
      <ol>
        {listPageNumbers(page, pageCount).map((number) => (
          <li key={number}>
            <a href={addressOf(number)} aria-label={blog.page(number)} {...(number === page && CURRENT)}>
              {number}
            </a>
          </li>
        ))}
      </ol>
      <PageLink to={page + 1} pageCount={pageCount} rel="next">
        {blog.next}
      </PageLink>
    </nav>
  );
}

const CURRENT = { 'aria-current': 'page' } as const;

type PageLinkProps = {
  readonly to: number;
  readonly pageCount: number;
  readonly rel: 'prev' | 'next';
  readonly children: string;
};

/** It keeps its place where there is no such page. */
function PageLink({ to, pageCount, rel, children }: PageLinkProps) {
  if (to < 1 || to > pageCount) {
    return (
      <button type="button" disabled>
        {children}
      </button>
    );
  }
  return (
    <a href={addressOf(to)} rel={rel}>
      {children}
    </a>
  );
}

function addressOf(page: number): string {
  return page === 1 ? '/blog' : `/blog?page=${page}`;
}
