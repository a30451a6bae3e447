/** The route of an address that the server names: `/bookings/7` for `/admin/bookings/7`. */
export function pathOfAddress(address: string): string {
  return address.replace(/^\/admin(?=\/|$)/, '') || '/';
}
