/** From what kind of place a visitor came: a search engine, a social network, a site that lets houses, any other site. */
export const REFERRER_KINDS = ['SEARCH', 'SOCIAL', 'PORTAL', 'SITE'] as const;

export type ReferrerKind = (typeof REFERRER_KINDS)[number];

/** Names within hosts, whatever stands before and behind them: `google` of `news.google.co.uk`. */
const NAMES: Readonly<Record<Exclude<ReferrerKind, 'SITE'>, string>> = {
  SEARCH:
    'google googlequicksearchbox bing duckduckgo ecosia qwant yahoo yandex baidu startpage kagi lilo libero virgilio chatgpt perplexity',
  SOCIAL:
    'facebook instagram whatsapp twitter tiktok youtube youtu pinterest linkedin lnkd reddit telegram threads bsky mastodon',
  PORTAL:
    'booking airbnb vrbo homeaway abritel fewo-direkt homelidays tripadvisor expedia holidu hometogo casevacanza subito agoda traum-ferienwohnungen atraveo interhome novasol belvilla wimdu likibu gites',
};

/** Too short to be known by their names. */
const SHORT_HOSTS = ['x.com', 't.co', 't.me'];

/** Whose last part is a country's, so that the name stands before the last two. */
const SECOND_LEVELS = ['co', 'com', 'net', 'org'];

/** The kind of a host, `SITE` where it is none that is known. */
export function kindOfReferrer(host: string): ReferrerKind {
  if (SHORT_HOSTS.includes(host)) return 'SOCIAL';
  const name = nameOf(host.split('.'));
  const found = REFERRER_KINDS.find((kind) => kind !== 'SITE' && NAMES[kind].split(' ').includes(name));
  return found ?? 'SITE';
}

/** An app of a phone calls itself by its package, which begins with what ends a host: `com.facebook.katana`. */
function nameOf(parts: readonly string[]): string {
  if (parts[0] === 'com' || parts[0] === 'org') return parts[1] ?? '';
  const isBelowCountry = parts.length > 2 && SECOND_LEVELS.includes(parts.at(-2) ?? '');
  return parts.at(isBelowCountry ? -3 : -2) ?? '';
}
