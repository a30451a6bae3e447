import { z } from 'zod';
import { DriveProblem } from './drive-problem.ts';

/** The parts used of errors that Google's client throws, from the API or the token endpoint. */
const googleError = z.object({
  response: z.object({ status: z.number(), headers: z.unknown(), data: z.unknown() }).optional(),
});

const apiAnswer = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string() })).default([]), message: z.string().default('') }),
});
const tokenAnswer = z.object({ error: z.string() });

/** Reasons of the Drive API (developers.google.com/workspace/drive/api/guides/handle-errors). */
const FULL = ['storageQuotaExceeded', 'teamDriveFileLimitExceeded', 'numChildrenInNonRootLimitExceeded'];
const BUSY = ['userRateLimitExceeded', 'rateLimitExceeded', 'dailyLimitExceeded', 'sharingRateLimitExceeded'];

const REFUSALS: Readonly<Record<string, string>> = {
  accessNotConfigured:
    'Nel progetto Google manca la «Google Drive API». Attivala nella console di Google e riprova tra qualche minuto.',
  insufficientPermissions:
    'Approdo non ha il permesso di usare Google Drive. Scollegalo, collegalo di nuovo e consenti.',
  invalid_client:
    'Google non riconosce le credenziali di questo programma. Controlla ID client e client secret (sul server GOOGLE_DRIVE_CLIENT_ID e GOOGLE_DRIVE_CLIENT_SECRET).',
  unauthorized_client:
    'Google non riconosce le credenziali di questo programma. Controlla ID client e client secret (sul server GOOGLE_DRIVE_CLIENT_ID e GOOGLE_DRIVE_CLIENT_SECRET).',
  redirect_uri_mismatch:
    'L’indirizzo di ritorno non è tra quelli delle credenziali di Google. Aggiungilo nella console di Google e riprova.',
};

/**
 * Converts an error of Google's client to a DriveProblem with a message for the owner; other errors are returned as
 * they are. Nothing of the original is kept, since it holds addresses with tokens.
 */
export function readGoogleFault(error: unknown): unknown {
  const isFromGoogle = error instanceof Error && 'config' in error;
  if (!isFromGoogle) return error;
  const response = googleError.safeParse(error).data?.response;
  if (!response) return new DriveProblem('offline');
  const { status } = response;
  const reason = reasonOf(response.data);
  const retryAfterSeconds = retryAfterOf(response.headers);
  if (reason === 'invalid_grant') return new DriveProblem('revoked');
  if (FULL.includes(reason)) return new DriveProblem('full');
  if (status === 429 || BUSY.includes(reason)) return new DriveProblem('busy', { retryAfterSeconds });
  if (status >= 500 || status === 408) return new DriveProblem('offline', { retryAfterSeconds });
  if (status === 404 || status === 410) return new DriveProblem('missing');
  const words = REFUSALS[reason] ?? `Google Drive ha rifiutato la richiesta (${reason || status}).`;
  return new DriveProblem('refused', { words });
}

/** Whether the access token was refused and must be renewed with the refresh token. */
export function isTokenStale(error: unknown): boolean {
  return googleError.safeParse(error).data?.response?.status === 401;
}

function reasonOf(data: unknown): string {
  const value = data instanceof ArrayBuffer ? parseJson(Buffer.from(data).toString()) : data;
  return tokenAnswer.safeParse(value).data?.error ?? apiAnswer.safeParse(value).data?.error.errors[0]?.reason ?? '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Seconds of `Retry-After`; undefined where Google sent none. */
function retryAfterOf(headers: unknown): number | undefined {
  const value = headers instanceof Headers ? Number(headers.get('retry-after')) : Number.NaN;
  return value > 0 ? value : undefined;
}
