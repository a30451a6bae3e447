import { useBanners } from './banners.ts';
import type { Failure } from './failure.ts';

type CopyTexts = {
  readonly copied: string;
  /** The message if the browser does not let a page copy. */
  readonly failed: Failure;
};

/** Copies a text to the clipboard and says so. */
export function useCopy(): (text: string, texts: CopyTexts) => Promise<void> {
  const banners = useBanners();
  return async (text, { copied, failed }) => {
    banners.clear();
    try {
      await navigator.clipboard.writeText(text);
      banners.succeed(copied);
    } catch {
      banners.fail(failed);
    }
  };
}
