import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import type { Endpoint } from '@approdo/shared/contract/base/endpoint';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { chooseLocale, LANG, type ListOffered, parseLang } from '../locale-context.ts';
import type { ResponseSource } from '../responses/response-cache.ts';
import { writeJson } from '../responses/send-json.ts';
import type { Headers } from '../security-headers.ts';
import { answerRow, type BoundRow } from './answer-row.ts';
import { asksForVersions } from './answer-versions.ts';

type PublicReads = {
  readonly rows: readonly BoundRow[];
  readonly headers: Headers;
  readonly today: () => LocalDate;
  readonly listOffered: ListOffered;
};

/** Finds the cacheable read of a request: public, at a fixed address, the same for everybody; else undefined. */
export function createPublicReads({ rows, headers, today, listOffered }: PublicReads) {
  const reads = new Map(rows.filter(({ row }) => isPublicRead(row)).map((bound) => [`/api${bound.row.path}`, bound]));
  const readHeaders = { ...headers, 'Content-Type': 'application/json; charset=utf-8' };

  return (request: IncomingMessage): ResponseSource | undefined => {
    if (request.method !== 'GET' || identifiesCaller(request)) return undefined;
    const [path = '', search = ''] = (request.url ?? '').split('?', 2);
    const bound = reads.get(path);
    if (!bound || isCallerSpecific(bound.row, search)) return undefined;
    const { row } = bound;
    const knownQuery = knownQueryOf(row, search);
    return {
      kind: 'read',
      address: knownQuery === '' ? path : `${path}?${knownQuery}`,
      async make() {
        const query = parse(knownQuery);
        const locale = await chooseLocale(parseLang(query[LANG]), undefined, listOffered);
        const { etag, answer } = await answerRow(bound, { params: {}, query, locale, today });
        return {
          status: 200,
          headers: readHeaders,
          etag,
          countedAs: row.countsAs && { as: row.countsAs },
          bytes: Buffer.from(writeJson(answer)),
        };
      },
    };
  };
}

/** Whether an API request depends on its caller, so that no cached response answers it. */
export function identifiesCaller({ headers }: IncomingMessage): boolean {
  return headers.authorization !== undefined || headers['if-match'] !== undefined || asksForVersions(headers.accept);
}

function isPublicRead(row: Endpoint): boolean {
  const isPlainAnswer = row.status === 200 && !row.download && !row.partly && !row.isNeverCached;
  return row.method === 'GET' && row.access === 'anyone' && isPlainAnswer && !row.path.includes('{');
}

/** Whether it has the parameter that makes its answer specific to the caller. */
function isCallerSpecific({ notCachedWith }: Endpoint, search: string): boolean {
  return notCachedWith !== undefined && Object.hasOwn(parse(search), notCachedWith);
}

/** The query with only the row's own parameters, as written. */
function knownQueryOf({ query }: Endpoint, search: string): string {
  if (search === '') return '';
  const names = [LANG, ...Object.keys(query?.shape ?? {})];
  return search
    .split('&')
    .filter((part) => names.includes(part.split('=', 1)[0] ?? ''))
    .join('&');
}
