/** Of every engine that this runs in, browsers' and Node's, though only their own libraries of types name it (WHATWG URL). */
declare const URL: new (address: string) => { readonly hostname: string };

/** A host name as networks have it: letters of other scripts as `xn--…` (UTS 46); undefined where it is none. */
export function asciiHostName(name: string): string | undefined {
  try {
    return new URL(`http://${name}`).hostname;
  } catch {
    return undefined;
  }
}
