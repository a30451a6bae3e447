import type { IncomingMessage } from 'node:http';

/** Where a visitor came from: a host, or the campaign that the link she followed named. */
export type Source = { readonly kind: 'REFERRER' | 'CAMPAIGN'; readonly name: string };

const CAMPAIGN = /^[a-z0-9-]{1,40}$/;
const HOST = /^(?=.{1,100}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/** A host stands near the beginning; what comes after it is nobody's business. */
const MOST_READ = 300;

const FROM = ['https:', 'http:', 'android-app:'];

/** Undefined where the request does not say, or says nothing that can be true. `ownHost` is no source of its own. */
export function findSource({ url = '', headers }: IncomingMessage, ownHost: string): Source | undefined {
  const campaign = findCampaign(url);
  if (campaign !== undefined) return { kind: 'CAMPAIGN', name: campaign };
  const host = findHost(headers.referer);
  return host === undefined || host === ownHost ? undefined : { kind: 'REFERRER', name: host };
}

function findCampaign(url: string): string | undefined {
  if (!url.includes('utm_source=')) return undefined;
  const named = new URLSearchParams(url.slice(url.indexOf('?'))).get('utm_source');
  return named !== null && CAMPAIGN.test(named) ? named : undefined;
}

function findHost(referer: string | undefined): string | undefined {
  const address = referer === undefined ? null : URL.parse(referer.slice(0, MOST_READ));
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
