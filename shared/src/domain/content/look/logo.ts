/** Maximum bytes of an uploaded logo. */
export const LOGO_MAX_BYTES = 2 ** 20;

/** Maximum pixels of a side of an uploaded logo. */
export const LOGO_MAX_SIDE = 2000;

/** What an owner may want to change about a logo or an icon that was accepted. */
export const LOGO_HINTS = {
  onLight: 'Il logo si vede poco su fondo chiaro',
  onDark: 'Il logo si vede poco su fondo scuro',
  wide: 'Il logo è molto largo: nella barra sarà piccolo',
  texts: 'I testi del logo vanno convertiti in tracciati',
  notSquare: 'Per l’icona serve un’immagine quadrata',
} as const;
export type LogoHint = (typeof LOGO_HINTS)[keyof typeof LOGO_HINTS];

type NamedLogo = { readonly key: string; readonly width: number; readonly height: number; readonly extension: string };

/** The name of a logo's file among the uploads, with its sides in pixels; the key is 32 hexadecimal digits. */
export function logoName({ key, width, height, extension }: NamedLogo): string {
  return `logo-${key}-${width}x${height}.${extension}`;
}

const LOGO_NAME = /^logo-([0-9a-f]{32})-([1-9]\d{0,3})x([1-9]\d{0,3})\.(svg|png|webp)$/;

/** What the name of a logo's file says; undefined for the name of anything else. */
export function parseLogoName(name: string): NamedLogo | undefined {
  const [, key, width, height, extension] = LOGO_NAME.exec(name) ?? [];
  if (key === undefined || extension === undefined) return undefined;
  return { key, width: Number(width), height: Number(height), extension };
}
