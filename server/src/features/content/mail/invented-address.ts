/** Where the guests of the starter content have their mail: nobody does, in a domain that nobody can have (RFC 6761). */
export const INVENTED_DOMAIN = 'ospiti-demo.example';

/** Whether nobody reads mail there: what is addressed to it is shown to the owner, and never leaves. */
export function isInvented(address: string): boolean {
  return address.toLowerCase().endsWith(`@${INVENTED_DOMAIN}`);
}
