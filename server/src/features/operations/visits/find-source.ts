import type { VisitRequest } from '../../../http/count-visit.ts';

/** Where a visitor came from: a host, or the campaign named by the link. */
export type Source = { readonly kind: 'REFERRER' | 'CAMPAIGN'; readonly name: string };

const CAMPAIGN = /^[a-z0-9-]{1,40}$/;
const HOST = /^(?=.{1,100}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/** Characters read of a referrer: the host is near the beginning, and the rest is private. */
const MOST_READ = 300;

const FROM = ['https:', 'http:', 'android-app:'];

/** Only scheme and host: the path is private. */
const SITE = /^[a-z-]+:\/\/[^/?#]*/i;

/**
 * Finds where a request comes from; `ownHost` does not count as a source. Undefined if the request does not say, or says
 * nothing plausible.
 */
export function findSource({ url = '', headers }: VisitRequest, ownHost: string): Source | undefined {
  const campaign = findCampaign(url);
  if (campaign !== undefined) return { kind: 'CAMPAIGN', name: campaign };
  const host = findHost(headers.referer ?? '');
  return host === undefined || host === ownHost ? undefined : { kind: 'REFERRER', name: host };
}

function findCampaign(url: string): string | undefined {
  if (!url.includes('utm_source=')) return undefined;
  const named = new URLSearchParams(url.slice(url.indexOf('?'))).get('utm_source');
  return named !== null && CAMPAIGN.test(named) ? named : undefined;
}

function findHost(referer: string): string | undefined {
  const [site = ''] = SITE.exec(referer.slice(0, MOST_READ)) ?? [];
  const address = URL.parse(site);
  if (!address || !FROM.includes(address.protocol)) return undefined;
  const host = bareHost(address.hostname);
  return HOST.test(host) ? host : undefined;
}

/** The host without `www.` and a final dot: `www.example.com.` is `example.com`. */
export function bareHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '');
}
