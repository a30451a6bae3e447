import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import type { Endpoint } from '@approdo/shared/contract/base/endpoint';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Wanted } from '../answers/answer-cache.ts';
import { writeJson } from '../answers/send-json.ts';
import { chooseLocale, LANG, type ListOffered, readAsked } from '../locale-context.ts';
import type { Headers } from '../security-headers.ts';
import { answerRow, type BoundRow } from './answer-row.ts';
import { asksForVersions } from './versions-asked.ts';

type PublicReads = {
  readonly rows: readonly BoundRow[];
  readonly headers: Headers;
  readonly today: () => LocalDate;
  readonly listOffered: ListOffered;
};

/** Finds the cacheable read of a request: public, at a fixed address, the same for everybody; else undefined. */
export function createPublicReads({ rows, headers, today, listOffered }: PublicReads) {
  const reads = new Map(rows.filter(({ row }) => isPublicRead(row)).map((bound) => [`/api${bound.row.path}`, bound]));
  const own = { ...headers, 'Content-Type': 'application/json; charset=utf-8' };

  return (request: IncomingMessage): Wanted | undefined => {
    if (request.method !== 'GET' || saysWhoAsks(request)) return undefined;
    const [path = '', search = ''] = (request.url ?? '').split('?', 2);
    const bound = reads.get(path);
    if (!bound || isOfWhoAsks(bound.row, search)) return undefined;
    const { row } = bound;
    const written = knownOf(row, search);
    return {
      kind: 'read',
      address: written === '' ? path : `${path}?${written}`,
      async make() {
        const query = parse(written);
        const locale = await chooseLocale(readAsked(query[LANG]), undefined, listOffered);
        const { etag, answer } = await answerRow(bound, { params: {}, query, locale, today });
        return {
          status: 200,
          headers: own,
          etag,
          counted: row.countsAs && { as: row.countsAs },
          bytes: Buffer.from(writeJson(answer)),
        };
      },
    };
  };
}

/** Whether an API request depends on its caller, so that no cached response answers it. */
export function saysWhoAsks({ headers }: IncomingMessage): boolean {
  return headers.authorization !== undefined || headers['if-match'] !== undefined || asksForVersions(headers.accept);
}

function isPublicRead(row: Endpoint): boolean {
  const isPlainAnswer = row.status === 200 && !row.download && !row.partly && !row.isAlwaysAnew;
  return row.method === 'GET' && row.access === 'anyone' && isPlainAnswer && !row.path.includes('{');
}

/** Whether it has the parameter that makes its answer specific to the caller. */
function isOfWhoAsks({ notKeptWith }: Endpoint, search: string): boolean {
  return notKeptWith !== undefined && Object.hasOwn(parse(search), notKeptWith);
}

/** The query with only the row's own parameters, as written. */
function knownOf({ query }: Endpoint, search: string): string {
  if (search === '') return '';
  const names = [LANG, ...Object.keys(query?.shape ?? {})];
  return search
    .split('&')
    .filter((part) => names.includes(part.split('=', 1)[0] ?? ''))
    .join('&');
}
