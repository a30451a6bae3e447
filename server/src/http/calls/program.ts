import { TOKEN_PREFIX, type TokenScope } from '@approdo/shared/domain/base/token-scope';
import { say } from '@approdo/shared/words/say';
import type { Request, Response } from 'express';
import { unauthenticated } from '../problems.ts';
import { whenOut } from '../when-out.ts';

/** What calls with an access token of its own: no person, with no account, no session and no role. */
export type Program = { readonly tokenId: string; readonly scopes: readonly TokenScope[] };

type Admitted = {
  readonly program: Program;
  /** To be called once the answer has gone out. */
  readonly onAnswered: () => void;
};

/** The program of an access token; undefined where there is none, or no longer. Throws 429 where it has called too often. */
export type AdmitPrograms = (token: string) => Promise<Admitted | undefined>;

/** The program that calls; undefined where whoever calls shows no access token. Throws 401 for one that is not good. */
export async function readProgramOf(
  request: Request,
  response: Response,
  admit: AdmitPrograms,
): Promise<Program | undefined> {
  const token = /^Bearer +(\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
  if (!token?.startsWith(TOKEN_PREFIX)) return undefined;
  const admitted = await admit(token);
  if (!admitted) throw unauthenticated(say('tokenEnded'));
  whenOut(response, admitted.onAnswered);
  return admitted.program;
}
