/**
 * Every kind of link in the site's letters, by target and parameters, with an example address. A test names the further
 * kinds in a letter, and a story opens them all.
 */
export const LETTER_LINKS: Readonly<Record<string, string>> = {
  '/': '/#recensioni',
  '/admin/access': '/admin/access',
  '/admin/backup': '/admin/backup',
  '/admin/bookings': '/admin/bookings',
  '/admin/calendars': '/admin/calendars',
  '/admin/due': '/admin/due',
  '/admin/messages': '/admin/messages',
  '/admin/payments': '/admin/payments',
  '/admin/register': '/admin/register',
  '/admin/turnovers': '/admin/turnovers',
  '/booking': '/booking',
  '/check-in': `/check-in#${'a'.repeat(43)}`,
  '/confirm-email?email&token': `/confirm-email?token=${'a'.repeat(43)}&email=ada%40example.com`,
  '/contact': '/contact',
  '/disown?email&token': `/disown?token=${'a'.repeat(43)}&email=ada%40example.com`,
  '/reset-password?email&token': `/reset-password?token=${'a'.repeat(43)}&email=ada%40example.com`,
};

const ID = /\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The kind of a link, whatever its booking and fragment. */
export function kindOfLink(link: string): string {
  const { pathname, searchParams } = new URL(link);
  const names = [...searchParams.keys()].toSorted();
  return `${pathname.replace(ID, '')}${names.length > 0 ? `?${names.join('&')}` : ''}`;
}

/** The links to the site at an origin in a text. */
export function linksIn(text: string, origin: string): string[] {
  return (text.match(/https?:\/\/[^\s<>"]+/g) ?? []).filter((link) => new URL(link).origin === origin);
}
