import { reworded } from '../039-renew-privacy-notice/reworded.ts';
import { noticeWithTelephone } from '../041-note-changes/notice-with-telephone.ts';

type Words = {
  /** What the last item of what is kept, that on security, ends with. */
  readonly security: string;
  readonly sessions: string;
  /** The last sentence of what the browser keeps. */
  readonly browser: string;
  readonly device: string;
};

/** The earlier notice, and the one that mentions sessions and devices. */
function withDevices({ now: before }: { readonly now: string }, { security, sessions, browser, device }: Words) {
  return {
    before: [before],
    now: reworded(before, [
      [`${security}</p></li></ul>`, `${security}</p></li><li><p>${sessions}</p></li></ul>`],
      [browser, `${device} ${browser}`],
    ]),
  };
}

export const noticeWithDevices = {
  it: withDevices(noticeWithTelephone.it, {
    security: 'legittimo interesse alla sicurezza del sito (lett. f).',
    sessions:
      '<strong>Accessi e dispositivi</strong>: di ogni accesso a un account il nome del browser e del sistema, il giorno e l’ora, in che modo è avvenuto e quando è stato usato l’ultima volta, finché dura: al massimo trenta giorni; di chi gestisce il sito anche da quali dispositivi entra, fino a novanta giorni dopo l’ultima volta. Servono a vedere chi è entrato e a farlo uscire. Base giuridica: legittimo interesse alla sicurezza degli account (lett. f).',
    browser: 'Sono informazioni tecniche indispensabili.',
    device: 'Quello di chi gestisce il sito conserva anche un codice con cui il sito lo riconosce.',
  }),
  en: withDevices(noticeWithTelephone.en, {
    security: 'our legitimate interest in the security of the site (point (f)).',
    sessions:
      '<strong>Logins and devices</strong>: of each login to an account the name of the browser and of the system, the day and time, how it was done and when it was last used, for as long as it lasts: thirty days at most; of those who run the site also which devices they log in from, until ninety days after the last time. They show who has logged in, and let that be ended. Legal basis: our legitimate interest in the security of accounts (point (f)).',
    browser: 'All of this is technically indispensable.',
    device: 'The browser of those who run the site also keeps a code by which the site recognises it.',
  }),
  de: withDevices(noticeWithTelephone.de, {
    security: 'berechtigtes Interesse an der Sicherheit der Website (Buchst. f).',
    sessions:
      '<strong>Anmeldungen und Geräte</strong>: von jeder Anmeldung in einem Konto der Name von Browser und System, Tag und Uhrzeit, auf welche Weise sie erfolgte und wann sie zuletzt benutzt wurde, solange sie dauert, höchstens dreißig Tage; von denen, die die Website verwalten, auch, von welchen Geräten sie sich anmelden, bis neunzig Tage nach dem letzten Mal. Sie zeigen, wer angemeldet ist, und erlauben, das zu beenden. Rechtsgrundlage: berechtigtes Interesse an der Sicherheit der Konten (Buchst. f).',
    browser: 'All das ist technisch unerlässlich.',
    device:
      'Der Browser derer, die die Website verwalten, bewahrt auch einen Code auf, an dem die Website ihn erkennt.',
  }),
  fr: withDevices(noticeWithTelephone.fr, {
    security: 'intérêt légitime à la sécurité du site (point f).',
    sessions:
      '<strong>Connexions et appareils</strong>\u00A0: de chaque connexion à un compte, le nom du navigateur et du système, le jour et l’heure, la manière dont elle s’est faite et sa dernière utilisation, tant qu’elle dure\u00A0: trente jours au plus\u00A0; de ceux qui gèrent le site, aussi les appareils d’où ils se connectent, jusqu’à quatre-vingt-dix jours après la dernière fois. Elles servent à voir qui s’est connecté et à y mettre fin. Base juridique\u00A0: intérêt légitime à la sécurité des comptes (point f).',
    browser: 'Ce sont des informations techniques indispensables.',
    device: 'Celui de ceux qui gèrent le site conserve aussi un code auquel le site le reconnaît.',
  }),
} as const;
