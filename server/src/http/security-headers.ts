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

const frameSources = frameHosts.map((host) => `https://${host}`);

/** What a page of the site may load: its own files, and embeds that the visitor opens. */
const SITE: Directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'https:'],
  'media-src': ["'self'", 'https:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': frameSources,
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

/** The back office shows the preview of a look in a frame. */
const BACK_OFFICE: Directives = { ...APPLICATION, 'frame-src': ["'self'", ...frameSources] };

/** A page of the site at rest, for a frame of the back office. */
const PREVIEW: Directives = {
  ...SITE,
  'script-src': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
};

export type HeaderSets = {
  readonly site: Headers;
  readonly application: Headers;
  readonly backOffice: Headers;
  readonly preview: Headers;
  readonly api: Headers;
  readonly uploads: Headers;
  readonly avatars: Headers;
  readonly busy: Headers;
};

/** The headers of each kind of response, computed once; `overTls` is true where the site's address is https. */
export function createHeaderSets({ overTls }: { readonly overTls: boolean }): HeaderSets {
  return {
    site: headersFor(SITE, overTls),
    application: headersFor(APPLICATION, overTls),
    backOffice: headersFor(BACK_OFFICE, overTls),
    preview: {
      ...headersFor(PREVIEW, overTls),
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'Cache-Control': 'no-store',
    },
    api: { ...headersFor(NOWHERE, overTls), 'Cache-Control': 'no-store' },
    uploads: headersFor({ ...NOWHERE, sandbox: [] }, overTls),
    // Two of the styles blend and mask by style attributes.
    avatars: headersFor({ ...NOWHERE, 'style-src': ["'unsafe-inline'"], sandbox: [] }, overTls),
    busy: headersFor({ ...NOWHERE, 'style-src': [BUSY_STYLE] }, overTls),
  };
}

/** The headers of a page with inline styles: the policy allows exactly these. */
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
 * The headers that helmet sets, computed once so that a cached page runs no middleware. Helmet only calls `setHeader`
 * and `removeHeader`, so a stub suffices. A real response would slow later ones: V8 sizes objects by the first seven,
 * and seven empty ones turn all later ones and their sockets into slow dictionaries (measured: half again the time).
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
