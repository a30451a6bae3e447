import type { CSSProperties } from 'react';

type Grid = {
  readonly gap?: string;
  readonly align?: 'start' | 'end' | 'stretch';
  readonly repeat?: 'auto-fit' | 'auto-fill';
};

/** The style of a grid with as many columns, each at least `width` wide, as there is room for. */
export function columns(width: string, { gap = 'var(--space-4)', align = 'start', repeat = 'auto-fit' }: Grid = {}) {
  return {
    display: 'grid',
    gridTemplateColumns: `repeat(${repeat}, minmax(min(${width}, 100%), 1fr))`,
    alignItems: align,
    gap,
  } satisfies CSSProperties;
}
