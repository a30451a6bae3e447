import { type RefObject, useEffect, useRef } from 'react';

/** How far below the screen the next months are made ready. */
const AHEAD = '600px';

/** Calls whenever the end of the months comes near the screen; what it returns stands there. */
export function useMoreMonths(hasMore: boolean, onMore: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const showMore = useRef(onMore);
  useEffect(() => {
    showMore.current = onMore;
  });
  useEffect(() => {
    const element = end.current;
    if (!hasMore || !element) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) showMore.current();
      },
      { rootMargin: AHEAD },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [hasMore]);
  return end;
}
