import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '@approdo/shared/client/page';
import { programPath } from '../program.ts';

/** The build output of the web package: all that the server uses of it. */
export type WebBuild = {
  /** The folder of the files that browsers load. */
  readonly client: string;
  /** The HTML document of the back office. */
  readonly adminDocument: string;
  readonly renderPage: RenderPage;
};

export class WebBuildError extends Error {
  override readonly name = 'WebBuildError';
}

const webDist = programPath('web/dist');

/** Throws a WebBuildError if the web package has not been built. */
export async function loadWebBuild(dist: string = webDist): Promise<WebBuild> {
  const entry = join(dist, 'server', 'entry-server.js');
  if (!existsSync(entry))
    throw new WebBuildError(`the web room is not built: run "npm run build" (${entry} is missing)`);
  const bundle: { readonly renderPage: RenderPage } = await import(pathToFileURL(entry).href);
  const client = join(dist, 'client');
  return { client, adminDocument: join(client, 'admin.html'), renderPage: bundle.renderPage };
}
