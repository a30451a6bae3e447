import type { IncomingMessage, ServerResponse } from 'node:http';
import { cutOf, type Harm, isDenial, type Step } from './stand-in-faults.ts';
import { type Files, fileMetadata, type StandInFile, showFile } from './stand-in-files.ts';
import { readBytes } from './stand-in-http.ts';
import type { OAuth } from './stand-in-oauth.ts';
import type { Uploads } from './stand-in-uploads.ts';

type StandInRequest = {
  readonly url: URL;
  /** Body of a request to the token endpoint. */
  readonly form: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly harm: Harm | undefined;
};

/** Returns the JSON body; undefined where the response only needs to be ended. */
type Answer = (requested: StandInRequest) => Promise<unknown>;

type AnswersNeeds = {
  readonly account: string;
  readonly oauth: OAuth;
  readonly files: Files;
  readonly uploads: Uploads;
  readonly pageSize: number;
};

/** Google's answers without faults. */
export function createAnswers(needs: AnswersNeeds): Readonly<Record<Step, Answer>> {
  const { account, oauth, files, uploads } = needs;
  const answerProgress: Answer = async ({ url, response }) => {
    const progress = uploads.progress(sessionOf(url));
    if (typeof progress !== 'number') return show(progress, url);
    response.writeHead(308, progress > 0 ? { range: `bytes=0-${progress - 1}` } : {});
    return undefined;
  };

  return {
    async consent({ url, harm, response }) {
      const location = isDenial(harm) ? oauth.deny(url.searchParams) : oauth.consent(url.searchParams);
      response.writeHead(302, { location });
    },
    token: async ({ form }) => oauth.exchange(new URLSearchParams(form)),
    refresh: async ({ form }) => oauth.refresh(new URLSearchParams(form)),
    revoke: async ({ url }) => {
      oauth.revoke(url.searchParams.get('token') ?? '');
      return {};
    },
    about: async () => ({ user: { emailAddress: account } }),
    list: async ({ url }) => listPage(needs, url.searchParams),
    create: async ({ request, url }) => show(files.add(await readMetadata(request), Buffer.alloc(0)), url),

    async begin({ request, response, url }) {
      const session = uploads.begin(await readMetadata(request));
      url.searchParams.set('upload_id', session);
      response.setHeader('location', url.href);
    },

    async upload(requested) {
      const { request, url, harm } = requested;
      const cutAfter = cutOf(harm);
      const taken = await readBytes(request, cutAfter);
      const bytes = harm === 'spoil' ? spoil(taken) : taken;
      uploads.take({ session: sessionOf(url), range: request.headers['content-range'], bytes }, cutAfter !== undefined);
      return await answerProgress(requested);
    },

    status: answerProgress,
    update: async ({ request, url }) => show(files.update(idOf(url), await readMetadata(request)), url),
    delete: async ({ url }) => files.remove(idOf(url)),

    async download({ url, request, response, harm }) {
      const { content } = files.get(idOf(url));
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      const piece = from === undefined ? content : content.subarray(Number(from), Number(to) + 1);
      response.writeHead(from === undefined ? 200 : 206, { 'content-length': piece.length });
      response.write((harm === 'spoil' ? spoil(piece) : piece).subarray(0, cutOf(harm)));
    },
  };
}

function listPage({ files, pageSize }: AnswersNeeds, requested: URLSearchParams) {
  const found = files.find(requested.get('q') ?? '');
  const start = Number(requested.get('pageToken') ?? 0);
  const end = start + Math.min(pageSize, Number(requested.get('pageSize') ?? 100));
  const fields = requested.get('fields') ?? '';
  const hasMore = end < found.length && fields.includes('nextPageToken');
  return {
    files: found.slice(start, end).map((file) => showFile(file, fieldsOf(fields))),
    ...(hasMore && { nextPageToken: String(end) }),
  };
}

async function readMetadata(request: IncomingMessage) {
  return fileMetadata.parse(JSON.parse((await readBytes(request)).toString()));
}

function sessionOf({ searchParams }: URL): string {
  return searchParams.get('upload_id') ?? '';
}

function idOf({ pathname }: URL): string {
  return decodeURIComponent(pathname.split('/').at(-1) ?? '');
}

function show(file: StandInFile, { searchParams }: URL): unknown {
  return showFile(file, fieldsOf(searchParams.get('fields') ?? 'id,name,mimeType'));
}

/** `nextPageToken, files(id, name)` names id and name. */
function fieldsOf(requested: string): string[] {
  return (/\((.*)\)/.exec(requested)?.[1] ?? requested).split(',').map((field) => field.trim());
}

function spoil(bytes: Buffer): Buffer {
  const spoilt = Buffer.from(bytes);
  if (spoilt.length > 0) spoilt[0] = (spoilt[0] ?? 0) ^ 0xff;
  return spoilt;
}
