/** Where the back office has an address that the server names: `/bookings/7` of `/admin/bookings/7`. */
export function pathOfAddress(address: string): string {
  return address.replace(/^\/admin(?=\/|$)/, '') || '/';
}
