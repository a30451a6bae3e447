/** The domain of the demo guests' addresses: reserved, so that no mail there can reach anybody (RFC 6761). */
export const INVENTED_DOMAIN = 'ospiti-demo.example';

/** Whether an address is a demo guest's: the owner sees mail to it, but it is never sent. */
export function isInvented(address: string): boolean {
  return address.toLowerCase().endsWith(`@${INVENTED_DOMAIN}`);
}
