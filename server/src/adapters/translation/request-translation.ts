import type { z } from 'zod';
import { TranslationFault, type TranslationTrouble } from './translation-service.ts';

type ServiceRequest<Answer> = {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a GET if omitted. */
  readonly body?: string;
  readonly shape: z.ZodType<Answer>;
  readonly timeoutMs: number;
};

/** 456 is DeepL's own status for an exhausted character quota. */
const TROUBLES: Readonly<Record<number, TranslationTrouble>> = {
  401: 'key',
  403: 'key',
  429: 'busy',
  456: 'quota',
  529: 'busy',
};

/** The parsed answer of a translation service; throws a TranslationFault on anything else, redirects included. */
export async function requestTranslation<Answer>(request: ServiceRequest<Answer>): Promise<Answer> {
  const { url, headers, body, shape, timeoutMs } = request;
  const send = () =>
    fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  const response = await send().catch((fault) => (isTimeout(fault) ? failAsDown() : send().catch(failAsDown)));
  if (!response.ok) {
    await response.body?.cancel().catch(() => undefined);
    throw new TranslationFault(TROUBLES[response.status] ?? 'down', secondsIn(response.headers.get('retry-after')));
  }
  const answer = shape.safeParse(await response.json().catch(failAsDown));
  if (!answer.success) throw new TranslationFault('down');
  return answer.data;
}

/** Other errors are worth a retry: the server may have just closed a kept-alive connection. */
function isTimeout(fault: unknown): boolean {
  return fault instanceof DOMException && fault.name === 'TimeoutError';
}

function failAsDown(): never {
  throw new TranslationFault('down');
}

function secondsIn(header: string | null): number | undefined {
  return header !== null && /^\d{1,5}$/.test(header) ? Number(header) : undefined;
}
