import type { Transport, WireAnswer } from '@approdo/shared/client';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { WORDS } from '@approdo/shared/words/words';
import { chooseLocale, LANG, type ListOffered, parseLang } from '../locale-context.ts';
import { answerRow, type BoundRow } from './answer-row.ts';
import { describeProblem, problemOf } from './error-response.ts';

type TransportNeeds = { readonly today: () => LocalDate; readonly listOffered: ListOffered };

/** Calls the handlers without a network, always anonymously, so that a page made from it shows only public data. */
export function createInProcessTransport(rows: readonly BoundRow[], { today, listOffered }: TransportNeeds): Transport {
  const routes = rows.map((bound) => ({ ...bound, pattern: patternOf(bound.row.path) }));
  return async ({ method, path, query, body }) => {
    for (const { row, handler, pattern } of routes) {
      const params = row.method === method ? pattern.exec(path)?.groups : undefined;
      if (params || (row.method === method && row.path === path)) {
        const locale = await chooseLocale(parseLang(query[LANG]), undefined, listOffered);
        return answer({ row, handler }, { params: decoded(params ?? {}), query, body, locale, today });
      }
    }
    return { status: 404, body: { error: WORDS.it.addressUnknown } };
  };
}

type Call = Pick<Parameters<typeof answerRow>[1], 'params' | 'query' | 'locale' | 'today'> & { readonly body: unknown };

async function answer(bound: BoundRow, { body, ...call }: Call): Promise<WireAnswer> {
  const { locale } = call;
  try {
    // A page's data has the contract's types, versions included; it is never sent as it is.
    const answered = await answerRow(bound, { ...call, wantsVersions: true, withBody: (use) => use({ body }) });
    return { status: answered.status, body: answered.answer };
  } catch (error) {
    const problem = problemOf(error);
    if (problem.status >= 500) throw error;
    return { status: problem.status, body: describeProblem(problem, locale) };
  }
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

function decoded(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]));
}
