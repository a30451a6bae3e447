import { useEffect, useEffectEvent, useState } from 'react';

export type PreviewScheme = 'light' | 'dark';

/** A document in the preview. */
export type PreviewFrame = { readonly id: number; readonly src: string; readonly scheme: PreviewScheme };

type Options = {
  /** What all addresses of the preview begin with, as `/look/…/`. */
  readonly path: string;
  /** Changes with what the site would show. */
  readonly revision: string | undefined;
  readonly scheme: PreviewScheme;
};

/**
 * The page in the preview, opened anew with each revision at the place where it was. The one before stays in sight
 * until the new one has loaded: at most two, the seen one first.
 */
export function usePreviewFrames({ path, revision, scheme }: Options) {
  const [page, setPage] = useState('');
  const [frames, setFrames] = useState<readonly PreviewFrame[]>([]);

  function open(next: string): void {
    setPage(next);
    setFrames((now) => [...now.slice(0, 1), { id: (now.at(-1)?.id ?? 0) + 1, src: `${path}${next}`, scheme }]);
  }

  const reopen = useEffectEvent(() => open(page));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision, and each light, is another document
  useEffect(() => reopen(), [path, revision, scheme]);

  return {
    frames,
    /** Relative to `path`; '' is the home page. Follows the links that are pressed in the preview. */
    page,
    open,
    /** To be called whenever a frame has loaded; `seen` is the first. */
    arrive: (frame: PreviewFrame, element: HTMLIFrameElement, seen: HTMLIFrameElement | null) => {
      const place = placeIn(element);
      if (place !== undefined) {
        showIn(element, frame.scheme);
        if (seen && seen !== element && placeIn(seen) === place) {
          element.contentWindow?.scrollTo({ top: seen.contentWindow?.scrollY ?? 0, behavior: 'instant' });
        }
        setPage(place);
      }
      setFrames((now) => (now.at(-1)?.id === frame.id ? now.slice(-1) : now));
    },
  };
}

const PREFIX = /^\/look\/[^/]+\//;

/** The page that a frame shows; undefined if it is not of the preview. */
function placeIn({ contentDocument }: HTMLIFrameElement): string | undefined {
  if (!contentDocument) return undefined;
  const { pathname, search } = contentDocument.location;
  return PREFIX.test(pathname) ? `${pathname.replace(PREFIX, '')}${search}` : undefined;
}

const DARK = /\(prefers-color-scheme:\s*dark\)/;
const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

/**
 * Shows a document in the light that was asked for. Firefox 105 and Chromium 130 take it from the `color-scheme` of the
 * frame; WebKit does only since April 2026 (bug 309611), so that older Safari gets the rules rewritten.
 */
function showIn({ contentWindow, contentDocument }: HTMLIFrameElement, scheme: PreviewScheme): void {
  if (!contentWindow || !contentDocument) return;
  if (contentWindow.matchMedia(`(prefers-color-scheme: ${scheme})`).matches) return;
  const rewrite = (media: string) => media.replace(DARK, scheme === 'dark' ? ALWAYS : NEVER);
  for (const { cssRules } of contentDocument.styleSheets) {
    for (const rule of cssRules) if (isMediaRule(rule)) rule.media.mediaText = rewrite(rule.media.mediaText);
  }
  for (const source of contentDocument.querySelectorAll('source')) source.media = rewrite(source.media);
}

/** The classes of a framed document are not those of this one. */
function isMediaRule(rule: CSSRule): rule is CSSMediaRule {
  return 'media' in rule && 'conditionText' in rule;
}
