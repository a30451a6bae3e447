/** A way to reach a person outside the product: a draft mail, or the telephone. */
export type Reach =
  | {
      readonly kind: 'mail';
      readonly email: string;
      readonly subject?: string | undefined;
      readonly body?: string | undefined;
    }
  | { readonly kind: 'phone'; readonly number: string };

/** The `mailto:` or `tel:` address; foreign text is escaped, so that it cannot add header fields to the mail. */
export function reachAddress(reach: Reach): string {
  if (reach.kind === 'phone') return `tel:${reach.number.replace(/[^+\d]/g, '')}`;
  const fields = Object.entries({ subject: reach.subject, body: reach.body }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  const address = `mailto:${encodeURIComponent(reach.email).replace('%40', '@')}`;
  return fields.length > 0 ? `${address}?${fields.join('&')}` : address;
}

/** The address that opens a conversation with a number on WhatsApp; a number that names no country is taken as Italian. */
export function whatsAppAddress(number: string): string {
  const digits = number.replace('(0)', '').replace(/\D/g, '');
  if (number.trim().startsWith('+')) return `https://wa.me/${digits}`;
  return `https://wa.me/${digits.startsWith('00') ? digits.slice(2) : `39${digits}`}`;
}
