import type { Transport, WireAnswer } from '@approdo/shared/client';
import type { LocalDate } from '@approdo/shared/domain/local-date';
import { italian } from '@approdo/shared/words/it/all';
import { wordAll } from '@approdo/shared/words/say';
import type { BoundRow } from './bind-contract.ts';
import { grantAccess, NOBODY, type RawInput, readInput } from './call-endpoint.ts';
import { describeProblem, problemOf } from './error-answer.ts';

/** Calls the handlers without a network, always as nobody: a page made from it holds only what anyone may see. */
export function createInProcessTransport(rows: readonly BoundRow[], today: () => LocalDate): Transport {
  const routes = rows.map((bound) => ({ ...bound, pattern: patternOf(bound.row.path) }));
  return async ({ method, path, query, body }) => {
    for (const { row, handler, pattern } of routes) {
      const params = row.method === method ? pattern.exec(path)?.groups : undefined;
      if (params || (row.method === method && row.path === path)) {
        return answer({ row, handler }, { params: decoded(params ?? {}), query, body }, today);
      }
    }
    return { status: 404, body: { error: italian.addressUnknown } };
  };
}

async function answer({ row, handler }: BoundRow, raw: RawInput, today: () => LocalDate): Promise<WireAnswer> {
  try {
    grantAccess(row, undefined);
    const input = await readInput(row, raw, { caller: undefined, today });
    return {
      status: row.status,
      body: wordAll(await handler(input, NOBODY), italian),
    };
  } catch (error) {
    const problem = problemOf(error);
    if (problem.status >= 500) throw error;
    return { status: problem.status, body: wordAll(describeProblem(problem), italian) };
  }
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

function decoded(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]));
}
