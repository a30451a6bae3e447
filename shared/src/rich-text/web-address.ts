/** An http or https address without a name or password in it; one that starts with `//` is read as https. */
export function readWebAddress(address: string): URL | undefined {
  const whole = address.startsWith('//') ? `https:${address}` : address;
  if (!/^https?:\/\/[^/\\]/i.test(whole) || !URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  return url.username === '' && url.password === '' ? url : undefined;
}
