/** Available in browsers and Node, but declared only in their type libraries (WHATWG URL). */
declare const URL: new (address: string) => { readonly hostname: string };

/** A host name in ASCII, other scripts as `xn--…` (UTS 46); undefined where it is invalid. */
export function asciiHostName(name: string): string | undefined {
  try {
    return new URL(`http://${name}`).hostname;
  } catch {
    return undefined;
  }
}

/** The host in lower case without `www.`: one site has both. */
export function bareHost(host: string): string {
  return host.toLowerCase().replace(/^www\./, '');
}
