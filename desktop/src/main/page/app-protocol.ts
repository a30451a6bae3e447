import { isOwnAddress } from '../app-address.ts';
import type { Fetch } from '../electron-surface.ts';
import type { SessionStore } from '../session/session.ts';
import type { SiteStore } from '../session/site-store.ts';
import { TEXTS } from '../texts.ts';
import { answerProblem } from './answers.ts';
import { createForwarder, isForwarded } from './forwarder.ts';
import { openRendererFiles } from './renderer-files.ts';

type Options = {
  readonly rendererFolder: string;
  readonly sites: Pick<SiteStore, 'current'>;
  readonly session: Pick<SessionStore, 'findSessionOf' | 'end'>;
  readonly fetch: Fetch;
  readonly isOnline: () => boolean;
};

/** Answers everything under `app://approdo`: the built renderer, and of the site's server what is forwarded. */
export async function createAppProtocol(options: Options): Promise<(request: Request) => Promise<Response>> {
  const answerFile = await openRendererFiles(options.rendererFolder);
  const forward = createForwarder(options);

  return async (request) => {
    if (!isOwnAddress(request.url)) return answerProblem(404, TEXTS.notFound);
    const url = new URL(request.url);
    if (isForwarded(url.pathname)) return forward(request, url);
    if (request.method !== 'GET' && request.method !== 'HEAD') return answerProblem(405, TEXTS.notAllowed);
    return answerFile(url.pathname);
  };
}
