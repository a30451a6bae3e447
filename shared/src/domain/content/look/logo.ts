/** Maximum bytes of an uploaded logo. */
export const LOGO_MAX_BYTES = 2 ** 20;

/** Maximum pixels of a side of an uploaded logo. */
export const LOGO_MAX_SIDE = 2000;

/** What an owner may want to change about a logo or an icon that was accepted. */
export type LogoHint =
  | 'Il logo si vede poco su fondo chiaro'
  | 'Il logo si vede poco su fondo scuro'
  | 'Il logo è molto largo: nella barra sarà piccolo'
  | 'I testi del logo vanno convertiti in tracciati'
  | 'Per l’icona serve un’immagine quadrata';
