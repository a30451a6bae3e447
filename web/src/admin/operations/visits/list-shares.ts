import type { VisitCounts } from '@approdo/shared/contract/operations/visits';
import { LANGUAGE_NAMES } from '@approdo/shared/domain/base/language/language';
import type { Sums } from './periods.ts';
import type { Share } from './share-list.tsx';
import { REFERRERS, VISIT_COUNTS, VISIT_PARTS } from './texts.ts';

const MOST_PAGES = 10;

/** Hosts with fewer arrivals are summed: they say little, and might identify a visitor. */
const FEW = 3;

export function shareFunnel(
  { quotes, requests, confirmations }: Sums,
  before: Sums,
  sayBefore: (count: number) => string,
): Share[] {
  return [
    { name: VISIT_COUNTS.quotes, count: quotes, detail: sayBefore(before.quotes) },
    { name: VISIT_COUNTS.requests, count: requests, detail: sayBefore(before.requests) },
    { name: VISIT_COUNTS.confirmations, count: confirmations, detail: sayBefore(before.confirmations) },
  ];
}

/** The most viewed pages, in all languages, and the sum of the others. */
export function sharePages({ pages }: VisitCounts): Share[] {
  const byPage = Array.from(
    Map.groupBy(pages, ({ page }) => page),
    ([page, own]) => ({ name: sayPage(page), count: own.reduce((sum, { views }) => sum + views, 0) }),
  ).toSorted((a, b) => b.count - a.count);
  const otherPages = byPage.slice(MOST_PAGES);
  return [...byPage.slice(0, MOST_PAGES), ...together(VISIT_PARTS.morePages(otherPages.length), otherPages)];
}

export function shareLanguages({ languages }: VisitCounts): Share[] {
  return languages.map(({ language, views }) => ({ name: LANGUAGE_NAMES[language], count: views }));
}

/** Hosts and campaigns, the sum of those with few arrivals, and arrivals without a source. */
export function shareReferrers({ referrers }: VisitCounts, arrivals: number): Share[] {
  const shares = referrers.map(({ kind, name, arrivals: count }) => ({ name, count, detail: REFERRERS.kinds[kind] }));
  const named = shares.filter(({ count }) => count >= FEW);
  const few = shares.filter(({ count }) => count < FEW);
  const direct = arrivals - referrers.reduce((sum, { arrivals: count }) => sum + count, 0);
  return [
    ...named,
    ...together(REFERRERS.few, few),
    ...(direct > 0 ? [{ name: REFERRERS.direct, count: direct }] : []),
  ];
}

function together(name: string, shares: readonly Share[]): Share[] {
  if (shares.length === 0) return [];
  return [{ name, count: shares.reduce((sum, { count }) => sum + count, 0) }];
}

/** The page as in its address, with percent signs decoded. */
function sayPage(page: string): string {
  try {
    return decodeURI(page);
  } catch {
    return page;
  }
}
