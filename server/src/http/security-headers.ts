import type { IncomingMessage, ServerResponse } from 'node:http';
import { frameHosts } from '@approdo/shared/rich-text/embed-source';
import helmet, { type HelmetOptions } from 'helmet';
import { BUSY_STYLE } from './busy-page.ts';
import { nameStyle } from './name-style.ts';

export type Headers = Readonly<Record<string, string>>;

type Directives = Readonly<Record<string, readonly string[]>>;

const NOWHERE: Directives = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** What a page of the site may load: its own files, and the embeds that a visitor asked to see. */
const SITE: Directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'https:'],
  'media-src': ["'self'", 'https:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': frameHosts.map((host) => `https://${host}`),
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** The back office and the API's page draw with style attributes of their libraries. */
const APPLICATION: Directives = {
  ...SITE,
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'media-src': ["'self'", 'blob:', 'https:'],
};

export type HeaderSets = {
  readonly site: Headers;
  readonly application: Headers;
  readonly api: Headers;
  readonly uploads: Headers;
  readonly avatars: Headers;
  readonly busy: Headers;
};

/** The headers of each kind of answer, worked out once; `overTls` where the site's own address is https. */
export function createHeaderSets({ overTls }: { readonly overTls: boolean }): HeaderSets {
  return {
    site: headersFor(SITE, overTls),
    application: headersFor(APPLICATION, overTls),
    api: { ...headersFor(NOWHERE, overTls), 'Cache-Control': 'no-store' },
    uploads: headersFor({ ...NOWHERE, sandbox: [] }, overTls),
    // Two of the styles blend and mask by style attributes.
    avatars: headersFor({ ...NOWHERE, 'style-src': ["'unsafe-inline'"], sandbox: [] }, overTls),
    busy: headersFor({ ...NOWHERE, 'style-src': [BUSY_STYLE] }, overTls),
  };
}

/** The headers of a page of the site that has its rules in it: the policy allows these and no others. */
export function allowStyles(site: Headers, styles: string): Headers {
  const policy = site[POLICY]?.replace("style-src 'self'", `style-src 'self' ${nameStyle(styles)}`);
  return policy ? { ...site, [POLICY]: policy } : site;
}

const POLICY = 'content-security-policy';

function headersFor(directives: Directives, overTls: boolean): Headers {
  return headersOf({
    contentSecurityPolicy: { useDefaults: false, directives: mutable(directives) },
    strictTransportSecurity: overTls ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
}

/**
 * What helmet sets on an answer: asked once here, so that a page from the cache costs no middleware. It asks no more of an answer
 * than to take headers. A real one is not made: V8 measures what answers come to by the first seven, and seven that
 * nobody fills make all later ones, and their sockets, slow dictionaries (measured: half again the time of a kept page).
 */
function headersOf(options: HelmetOptions): Headers {
  const headers = new Map<string, string>();
  const answer: Pick<ServerResponse, 'setHeader' | 'removeHeader'> = {
    setHeader(name, value) {
      headers.set(name.toLowerCase(), String(value));
      return answer as ServerResponse;
    },
    removeHeader: (name) => void headers.delete(name.toLowerCase()),
  };
  helmet(options)({} as IncomingMessage, answer as ServerResponse, () => undefined);
  return Object.fromEntries(headers);
}

function mutable(directives: Directives): Record<string, string[]> {
  return Object.fromEntries(Object.entries(directives).map(([name, values]) => [name, [...values]]));
}
