/** Kinds of referring sites: search engines, social networks, rental portals, any other. */
export const REFERRER_KINDS = ['SEARCH', 'SOCIAL', 'PORTAL', 'SITE'] as const;

export type ReferrerKind = (typeof REFERRER_KINDS)[number];

/** Names within hosts, with anything before and after: `google` in `news.google.co.uk`. */
const NAMES: Readonly<Record<Exclude<ReferrerKind, 'SITE'>, string>> = {
  SEARCH:
    'google googlequicksearchbox bing duckduckgo ecosia qwant yahoo yandex baidu startpage kagi lilo libero virgilio chatgpt perplexity',
  SOCIAL:
    'facebook instagram whatsapp twitter tiktok youtube youtu pinterest linkedin lnkd reddit telegram threads bsky mastodon',
  PORTAL:
    'booking airbnb vrbo homeaway abritel fewo-direkt homelidays tripadvisor expedia holidu hometogo casevacanza subito agoda traum-ferienwohnungen atraveo interhome novasol belvilla wimdu likibu gites',
};

/** Hosts too short to be recognized by a name. */
const SHORT_HOSTS = ['x.com', 't.co', 't.me'];

/** Second-level domains before a country's: the name comes before the last two parts. */
const SECOND_LEVELS = ['co', 'com', 'net', 'org'];

/** A host's kind, `SITE` if it is not known. */
export function kindOfReferrer(host: string): ReferrerKind {
  if (SHORT_HOSTS.includes(host)) return 'SOCIAL';
  const name = nameOf(host.split('.'));
  const found = REFERRER_KINDS.find((kind) => kind !== 'SITE' && NAMES[kind].split(' ').includes(name));
  return found ?? 'SITE';
}

/** Apps on phones send their package, in reverse order: `com.facebook.katana`. */
function nameOf(parts: readonly string[]): string {
  if (parts[0] === 'com' || parts[0] === 'org') return parts[1] ?? '';
  const isBelowCountry = parts.length > 2 && SECOND_LEVELS.includes(parts.at(-2) ?? '');
  return parts.at(isBelowCountry ? -3 : -2) ?? '';
}
