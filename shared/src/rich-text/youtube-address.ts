import { readWebAddress } from './web-address.ts';

const HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com'];
const PRIVATE_HOSTS = ['youtube-nocookie.com', 'www.youtube-nocookie.com'];
const SHORT_HOSTS = ['youtu.be', 'www.youtu.be'];

/** The id of a video out of any address that YouTube gives for it; undefined for anything else. */
export function readYoutubeId(address: string): string | undefined {
  const url = readWebAddress(address);
  if (!url) return undefined;
  const id = idOf(url);
  return id !== undefined && /^[\w-]{11}$/.test(id) ? id : undefined;
}

/** The player's address on the host that sets no cookie before the video plays. */
export function youtubeAddress(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}`;
}

function idOf(url: URL): string | undefined {
  const [first, second] = url.pathname.split('/').slice(1);
  if (SHORT_HOSTS.includes(url.hostname)) return first;
  if (!HOSTS.includes(url.hostname) && !PRIVATE_HOSTS.includes(url.hostname)) return undefined;
  if (first === 'watch') return url.searchParams.get('v') ?? undefined;
  return first && ['embed', 'shorts', 'live', 'v', 'e'].includes(first) ? second : undefined;
}
