import { type OfficialCode, officialCodes } from '@approdo/shared/contract/law/official-tables';
import { ITALY, TABLE_KINDS, type TableKind } from '@approdo/shared/domain/law/register/official-tables';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { REGISTER_KEY } from '../../session/refreshes.ts';
import { useCall } from '../../session/use-call.ts';

/** Delay after the last key. */
const WAIT_MS = 200;
const FIRST_LETTERS = 2;

/** The lists of a field, searched in order; `on` limits results to rows that were valid on a day. */
export type Lookup = { readonly tables: readonly TableKind[]; readonly on: string | undefined };

type Answer = { readonly q: string; readonly found: readonly OfficialCode[]; readonly hasFailed: boolean };

const NOTHING: Answer = { q: '', found: [], hasFailed: false };

/** Search results in the official lists, from the second letter on; an outdated response is ignored. */
export function useCodeSearch(typed: string, { tables, on }: Lookup) {
  const call = useCall();
  const [answer, setAnswer] = useState(NOTHING);
  const q = typed.trim();
  const isEnabled = q.length >= FIRST_LETTERS;
  const kinds = tables.join();

  useEffect(() => {
    if (!isEnabled) {
      setAnswer(NOTHING);
      return undefined;
    }
    const controller = new AbortController();
    const take = (found: Answer) => {
      if (!controller.signal.aborted) setAnswer(found);
    };
    const timer = setTimeout(() => {
      const requests = readKinds(kinds).map((kind) =>
        call(officialCodes.find, { query: { kind, q: q.slice(0, 60), on }, signal: controller.signal }),
      );
      Promise.all(requests).then(
        (found) => take({ q, found: found.flat(), hasFailed: false }),
        () => take({ q, found: [], hasFailed: true }),
      );
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [call, q, isEnabled, kinds, on]);

  return { ...(isEnabled ? answer : NOTHING), isEnabled, isWaiting: isEnabled && answer.q !== q };
}

/** The row of a code, ended or not; never cached, since it is a guest's data. */
export function useCodeRow(code: string, { tables }: Lookup) {
  const call = useCall();
  return useQuery({
    queryKey: ['register-code', ...tables, code],
    queryFn: async ({ signal }) => {
      const requests = tables.map((kind) => call(officialCodes.find, { query: { kind, q: code }, signal }));
      return (await Promise.all(requests)).flat().find((row) => row.code === code) ?? null;
    },
    enabled: code !== '',
    ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  }).data;
}

/** The code of Italy; null where the list of states is missing, undefined while it is loading. */
export function useItaly(): string | null | undefined {
  const call = useCall();
  const { data } = useQuery({
    queryKey: [...REGISTER_KEY, 'tables', 'italy'],
    queryFn: async ({ signal }) => {
      const found = await call(officialCodes.find, { query: { kind: 'STATI', q: ITALY }, signal });
      return found.find(({ name }) => name === ITALY)?.code ?? null;
    },
  });
  return data;
}

function readKinds(joined: string): readonly TableKind[] {
  return TABLE_KINDS.filter((kind) => joined.split(',').includes(kind));
}
