type Guests = { readonly numberOfGuests: number; readonly children?: number | undefined };

/** The number of guests, for the owner: `4 ospiti, di cui 1 bambino`. */
export function sayGuests({ numberOfGuests, children = 0 }: Guests): string {
  const guests = numberOfGuests === 1 ? '1 ospite' : `${numberOfGuests} ospiti`;
  if (children === 0) return guests;
  return `${guests}, di cui ${children === 1 ? '1 bambino' : `${children} bambini`}`;
}
