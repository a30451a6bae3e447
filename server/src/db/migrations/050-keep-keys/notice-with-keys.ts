import { reworded } from '../039-renew-privacy-notice/reworded.ts';
import { noticeWithDevices } from '../046-keep-devices/notice-with-devices.ts';

/** The notice of before, and the one that tells of passkeys and codes. */
function withKeys({ now: before }: { readonly now: string }, ...words: readonly [before: string, now: string]) {
  return { before: [before], now: reworded(before, [words]) };
}

export const noticeWithKeys = {
  it: withKeys(
    noticeWithDevices.it,
    'Servono a vedere chi è entrato e a farlo uscire.',
    'Se li aggiungete voi, anche le passkey con il loro nome, l’app dei codici e i codici di riserva, in una forma che da sola non fa entrare nessuno, finché li togliete. Servono a vedere chi è entrato, a farlo uscire e a non far entrare altri.',
  ),
  en: withKeys(
    noticeWithDevices.en,
    'They show who has logged in, and let that be ended.',
    'If you add them, also passkeys with their names, the authenticator app and recovery codes, in a form that by itself lets nobody in, until you remove them. They show who has logged in, let that be ended, and keep others out.',
  ),
  de: withKeys(
    noticeWithDevices.de,
    'Sie zeigen, wer angemeldet ist, und erlauben, das zu beenden.',
    'Wenn Sie sie hinzufügen, auch Passkeys mit ihrem Namen, die Authenticator-App und Wiederherstellungscodes, in einer Form, die allein niemanden einlässt, bis Sie sie entfernen. Sie zeigen, wer angemeldet ist, erlauben, das zu beenden, und halten andere fern.',
  ),
  fr: withKeys(
    noticeWithDevices.fr,
    'Elles servent à voir qui s’est connecté et à y mettre fin.',
    'Si vous les ajoutez, aussi les clés d’accès avec leur nom, l’application d’authentification et les codes de secours, sous une forme qui seule ne laisse entrer personne, jusqu’à ce que vous les supprimiez. Elles servent à voir qui s’est connecté, à y mettre fin et à tenir les autres à l’écart.',
  ),
} as const;
