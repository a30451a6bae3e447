/** Where nobody has mail, in a domain that nobody can have: nothing that is addressed there ever leaves (server/src/features/content/mail). */
const at = (name: string): string => `${name}@ospiti-demo.example`;

/** Guests who opened an account; nobody knows their password. */
export const demoGuests = [
  { id: 'guest-sofia', name: 'Sofia Marchetti', email: at('sofia'), daysAgo: 190 },
  { id: 'guest-luca', name: 'Luca Sanna', email: at('luca'), daysAgo: 75 },
  { id: 'guest-chiara', name: 'Chiara Lombardi', email: at('chiara'), daysAgo: 2 },
] as const;

/** Of a password of 32 random bytes that was thrown away: no sign-in can be right, and each takes as long as any. */
export const NOBODYS_PASSWORD_HASH = '$2b$11$0i5oyd3g3/pVaSPik2qgwexIgAgIjJ2m9HZ.bA5HCW8hD8UJi2i0S';

/** Who is known by name and address alone. */
export const people = {
  sofia: { name: 'Sofia Marchetti', email: at('sofia') },
  luca: { name: 'Luca Sanna', email: at('luca') },
  chiara: { name: 'Chiara Lombardi', email: at('chiara') },
  giulia: { name: 'Giulia Ferrante', email: at('giulia') },
  marco: { name: 'Marco Bellini', email: at('marco') },
  elena: { name: 'Elena Ricci', email: at('elena') },
  thomas: { name: 'Thomas Weber', email: at('thomas') },
  paola: { name: 'Paola De Santis', email: at('paola') },
  dario: { name: 'Dario Conti', email: at('dario') },
  marta: { name: 'Marta Colombo', email: at('marta') },
  emily: { name: 'Emily Carter', email: at('emily') },
  rosaria: { name: 'Rosaria Esposito', email: at('rosaria') },
} as const;
