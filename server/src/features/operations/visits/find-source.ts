import type { CountedRequest } from '../../../http/counted.ts';

/** Where a visitor came from: a host, or the campaign that the link she followed named. */
export type Source = { readonly kind: 'REFERRER' | 'CAMPAIGN'; readonly name: string };

const CAMPAIGN = /^[a-z0-9-]{1,40}$/;
const HOST = /^(?=.{1,100}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/** A host stands near the beginning; what comes after it is nobody's business. */
const MOST_READ = 300;

const FROM = ['https:', 'http:', 'android-app:'];

/** Sites that visitors come from, so many at a time: reading the name of one costs more than all else that is counted. */
const MOST_REMEMBERED = 200;

/** What lies on a site is nobody's business, and is not remembered. */
const SITE = /^[a-z-]+:\/\/[^/?#]*/i;

/** Tells where requests come from; `ownHost` is no source of its own. */
export function createSourceFinder(ownHost: string) {
  const hosts = new Map<string, string | undefined>();

  function findHost(referer: string): string | undefined {
    const [site] = SITE.exec(referer.slice(0, MOST_READ)) ?? [];
    if (site === undefined) return undefined;
    if (hosts.has(site)) return hosts.get(site);
    const host = readHost(site);
    if (hosts.size >= MOST_REMEMBERED) hosts.clear();
    hosts.set(site, host);
    return host;
  }

  /** Undefined where the request does not say, or says nothing that can be true. */
  return ({ url = '', headers }: CountedRequest): Source | undefined => {
    const campaign = findCampaign(url);
    if (campaign !== undefined) return { kind: 'CAMPAIGN', name: campaign };
    const host = headers.referer === undefined ? undefined : findHost(headers.referer);
    return host === undefined || host === ownHost ? undefined : { kind: 'REFERRER', name: host };
  };
}

function findCampaign(url: string): string | undefined {
  if (!url.includes('utm_source=')) return undefined;
  const named = new URLSearchParams(url.slice(url.indexOf('?'))).get('utm_source');
  return named !== null && CAMPAIGN.test(named) ? named : undefined;
}

function readHost(site: string): string | undefined {
  const address = URL.parse(site);
  if (!address || !FROM.includes(address.protocol)) return undefined;
  const host = bareHost(address.hostname);
  return HOST.test(host) ? host : undefined;
}

/** As it is told apart from others: `www.example.com.` is `example.com`. */
export function bareHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '');
}
