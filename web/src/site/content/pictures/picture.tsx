/** The rendition widths that the server makes of every picture (API.md, media). */
const WIDTHS = [480, 960, 1440, 1920];

type PictureSource = {
  readonly src: string;
  /** The displayed width, as in the `sizes` attribute. */
  readonly sizes: string;
};

type PictureProps = PictureSource & {
  readonly alt: string;
  /** The language of `alt`, if it is not the page's. */
  readonly lang?: string;
  /** Width and height of the reserved space, in any unit. */
  readonly ratio: readonly [number, number];
  readonly className?: string | undefined;
  /** For the picture seen first: React preloads it. */
  readonly isFirst?: boolean;
};

/** A picture in the width that the screen needs, with its space reserved while it loads. */
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

/** Only library pictures come in several widths. */
function responsive({ src, sizes }: PictureSource): { readonly srcSet?: string; readonly sizes?: string } {
  if (!src.startsWith('/uploads/') || src.includes('?')) return {};
  return { srcSet: sourceSetOf(src), sizes: sizesOf(sizes) };
}

/** A library picture in every width, as in the `srcset` attribute. */
export function sourceSetOf(src: string): string {
  return WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(', ');
}

/**
 * The displayed width, as in the `sizes` attribute. A phone with three device pixels per CSS pixel, on which a
 * photograph shows no more detail than with two, gets two thirds of it, and loads half the bytes.
 */
export function sizesOf(sizes: string): string {
  return [...sizes.split(', ').map(spareDense), sizes].join(', ');
}

function spareDense(size: string): string {
  const at = size.lastIndexOf(' ') + 1;
  const condition = at > 0 ? ` and ${size.slice(0, at - 1)}` : '';
  return `(resolution >= 2.5dppx)${condition} calc(${size.slice(at)} * 2 / 3)`;
}
