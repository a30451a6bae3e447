import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { usePageTexts } from '../../texts/use-page-texts.ts';
import { listPageNumbers } from './list-page-numbers.ts';
import styles from './pager.module.css';

type PagerProps = { readonly page: number; readonly pageCount: number };

/** A button for each page, and for the previous and the next. Nothing if there is only one page. */
export function Pager({ page, pageCount }: PagerProps) {
  const { language, blog } = usePageTexts();
  const addressOf = (page: number) => addressIn(language, page === 1 ? '/blog' : `/blog?page=${page}`);
  if (pageCount < 2) return null;
  return (
    <nav className={styles.pager} aria-label={blog.pages}>
      <PageLink href={page > 1 ? addressOf(page - 1) : undefined} rel="prev">
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
      <PageLink href={page < pageCount ? addressOf(page + 1) : undefined} rel="next">
        {blog.next}
      </PageLink>
    </nav>
  );
}

const CURRENT = { 'aria-current': 'page' } as const;

type PageLinkProps = {
  /** Left out if there is no such page. */
  readonly href: string | undefined;
  readonly rel: 'prev' | 'next';
  readonly children: string;
};

/** It keeps its place if there is no such page. */
function PageLink({ href, rel, children }: PageLinkProps) {
  if (!href) {
    return (
      <button type="button" disabled>
        {children}
      </button>
    );
  }
  return (
    <a href={href} rel={rel}>
      {children}
    </a>
  );
}
