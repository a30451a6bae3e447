/** The widths that the server makes of every picture (API.md, media). */
const WIDTHS = [480, 960, 1440, 1920];

type PictureSource = {
  readonly src: string;
  /** How wide it is shown, as in the attribute `sizes`. */
  readonly sizes: string;
};

type PictureProps = PictureSource & {
  readonly alt: string;
  /** Where what it shows is told in another language than the page's. */
  readonly lang?: string;
  /** Width by height of the place that is kept for it, in any unit. */
  readonly ratio: readonly [number, number];
  readonly className?: string | undefined;
  /** For the picture that is seen first: React has it loaded ahead of everything else. */
  readonly isFirst?: boolean;
};

/** A picture in the width that the screen needs, with its place kept until it comes. */
export function Picture({ src, sizes, alt, lang, ratio: [width, height], className, isFirst = false }: PictureProps) {
  return (
    <img
      src={src}
      {...responsive({ src, sizes })}
      alt={alt}
      lang={lang}
      width={width}
      height={height}
      className={className}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}

/** Only pictures of the site's own library come in several widths. */
function responsive({ src, sizes }: PictureSource): { readonly srcSet?: string; readonly sizes?: string } {
  if (!src.startsWith('/uploads/') || src.includes('?')) return {};
  return { srcSet: sourceSetOf(src), sizes: sizesOf(sizes) };
}

/** A picture of the library in every width, as in the attribute `srcset`. */
export function sourceSetOf(src: string): string {
  return WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(', ');
}

/**
 * How wide a picture is shown, as in the attribute `sizes`; a phone with three dots to a pixel, on which nobody sees more of a
 * photograph than on one with two, is told two thirds, and loads half the bytes.
 */
export function sizesOf(sizes: string): string {
  return [...sizes.split(', ').map(spareDense), sizes].join(', ');
}

function spareDense(size: string): string {
  const at = size.lastIndexOf(' ') + 1;
  const condition = at > 0 ? ` and ${size.slice(0, at - 1)}` : '';
  return `(resolution >= 2.5dppx)${condition} calc(${size.slice(at)} * 2 / 3)`;
}
