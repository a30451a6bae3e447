import { usePlatform } from '../../session/platform-context.ts';
import { useBanners } from '../feedback/banners.ts';
import { describeFailure } from '../feedback/failure.ts';
import { SHELL } from '../texts.ts';

/** Saves a file on the user's device and reports a failure; undefined if the shell cannot. */
export function useSaveFile(): ((file: File) => Promise<void>) | undefined {
  const { saveFile } = usePlatform();
  const banners = useBanners();
  return (
    saveFile &&
    (async (file) => {
      try {
        await saveFile(file);
      } catch (fault) {
        banners.fail(describeFailure(fault, SHELL.saveFileFailed));
      }
    })
  );
}
