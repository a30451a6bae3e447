import type { Transport, WireAnswer } from '@approdo/shared/client';
import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import { WORDS } from '@approdo/shared/words/words';
import { chooseSpeech, LANG, type ListOffered, readAsked, type Speech, tellLanguage } from '../speech.ts';
import type { BoundRow } from './bind-contract.ts';
import { grantAccess, nobodyIn, type RawInput, readInput } from './call-endpoint.ts';
import { describeProblem, problemOf } from './error-answer.ts';

type Asked = { readonly today: () => LocalDate; readonly listOffered: ListOffered };

/** Calls the handlers without a network, always as nobody: a page made from it holds only what anyone may see. */
export function createInProcessTransport(rows: readonly BoundRow[], { today, listOffered }: Asked): Transport {
  const routes = rows.map((bound) => ({ ...bound, pattern: patternOf(bound.row.path) }));
  return async ({ method, path, query, body }) => {
    for (const { row, handler, pattern } of routes) {
      const params = row.method === method ? pattern.exec(path)?.groups : undefined;
      if (params || (row.method === method && row.path === path)) {
        const raw = { params: decoded(params ?? {}), query, body };
        const asked = readAsked(query[LANG]);
        return answer({ row, handler }, raw, { today, speech: await chooseSpeech(asked, undefined, listOffered) });
      }
    }
    return { status: 404, body: { error: WORDS.it.addressUnknown } };
  };
}

type Asking = { readonly today: () => LocalDate; readonly speech: Speech };

async function answer({ row, handler }: BoundRow, raw: RawInput, { today, speech }: Asking): Promise<WireAnswer> {
  try {
    grantAccess(row, undefined);
    const input = await readInput(row, raw, { caller: undefined, today });
    return {
      status: row.status,
      body: tellLanguage(await handler(input, nobodyIn(speech)), speech),
    };
  } catch (error) {
    const problem = problemOf(error);
    if (problem.status >= 500) throw error;
    return { status: problem.status, body: describeProblem(problem, speech) };
  }
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

function decoded(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]));
}
