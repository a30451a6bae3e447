import { TOKEN_PREFIX, type TokenScope } from '@approdo/shared/domain/base/token-scope';
import { say } from '@approdo/shared/words/say';
import type { Request, Response } from 'express';
import { unauthenticated } from '../problems.ts';
import { whenSent } from '../when-sent.ts';

/** A program that calls with an access token of its own: it has no account, session or role. */
export type Program = { readonly tokenId: string; readonly scopes: readonly TokenScope[] };

type Admitted = {
  readonly program: Program;
  /** To be called once the answer is sent. */
  readonly onAnswered: () => void;
};

/** The program of an access token; undefined where the token is unknown or revoked. Throws 429 over its call limit. */
export type AdmitPrograms = (token: string) => Promise<Admitted | undefined>;

/** The calling program; undefined where the request has no access token. Throws 401 for an invalid one. */
export async function readProgramOf(
  request: Request,
  response: Response,
  admitProgram: AdmitPrograms,
): Promise<Program | undefined> {
  const token = /^Bearer +(\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
  if (!token?.startsWith(TOKEN_PREFIX)) return undefined;
  const admitted = await admitProgram(token);
  if (!admitted) throw unauthenticated(say('tokenEnded'));
  whenSent(response, admitted.onAnswered);
  return admitted.program;
}
