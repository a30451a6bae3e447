/**
 * Every kind of link that the letters of the site have, by where it leads and what it carries, with an address of that kind: a
 * test names the kinds that a letter has besides, and a story opens them all.
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

/** Whose booking a link is to, and where on the page it leads, makes no other kind of it. */
export function kindOfLink(link: string): string {
  const { pathname, searchParams } = new URL(link);
  const names = [...searchParams.keys()].toSorted();
  return `${pathname.replace(ID, '')}${names.length > 0 ? `?${names.join('&')}` : ''}`;
}

/** The links to the site at an origin that stand in a text. */
export function linksIn(text: string, origin: string): string[] {
  return (text.match(/https?:\/\/[^\s<>"]+/g) ?? []).filter((link) => new URL(link).origin === origin);
}
