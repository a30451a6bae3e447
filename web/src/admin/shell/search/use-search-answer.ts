import { type SearchHit, search } from '@approdo/shared/contract/operations/search';
import { useEffect, useState } from 'react';
import { useCall } from '../../session/use-call.ts';

/** Milliseconds after the last keystroke. */
const WAIT_MS = 150;

type Answer = { readonly q: string; readonly hits: readonly SearchHit[]; readonly hasFailed: boolean };

const NOTHING: Answer = { q: '', hits: [], hasFailed: false };

/** The site's hits for a query. The previous answer stays while the next is awaited; the newest counts. */
export function useSearchAnswer(typed: string) {
  const call = useCall();
  const [answer, setAnswer] = useState(NOTHING);
  const q = typed.trim();

  useEffect(() => {
    if (q === '') {
      setAnswer(NOTHING);
      return undefined;
    }
    const controller = new AbortController();
    const take = (found: Answer) => {
      if (!controller.signal.aborted) setAnswer(found);
    };
    const timer = setTimeout(() => {
      call(search.find, { body: { q }, signal: controller.signal }).then(
        ({ hits }) => take({ q, hits, hasFailed: false }),
        () => take({ q, hits: [], hasFailed: true }),
      );
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [call, q]);

  return { ...(q === '' ? NOTHING : answer), isWaiting: q !== '' && answer.q !== q };
}
