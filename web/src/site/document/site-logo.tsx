import type { Look, LookFile } from '@approdo/shared/contract/content/look';
import shapes from './frame-shapes.module.css';

type SiteLogoProps = {
  readonly logo: LookFile;
  readonly look: Pick<Look, 'logoDark' | 'scheme'>;
  readonly siteName: string;
  /** As the foot of the page has it. */
  readonly isLarge?: boolean;
};

/** The logo in the place of the site's name, and the one for the dark where the page may be dark. */
export function SiteLogo({ logo, look: { logoDark, scheme }, siteName, isLarge = false }: SiteLogoProps) {
  const image = (
    <img
      className={isLarge ? `${shapes.logo} ${shapes.large}` : shapes.logo}
      src={addressOf(logo)}
      alt={siteName}
      width={logo.width}
      height={logo.height}
      decoding="async"
      fetchPriority="low"
    />
  );
  if (!logoDark || scheme !== 'DEVICE') return image;
  return (
    <picture>
      <source
        media="(prefers-color-scheme: dark)"
        srcSet={addressOf(logoDark)}
        width={logoDark.width}
        height={logoDark.height}
      />
      {image}
    </picture>
  );
}

function addressOf({ file }: LookFile): string {
  return `/uploads/${file}`;
}
