import { type Call, useCall } from '../../session/use-call.ts';
import { useBanners } from '../feedback/banners.ts';
import { describeFailure } from '../feedback/failure.ts';
import { useSaveFile } from './use-save-file.ts';

type Download<Asked> = {
  readonly read: (asked: Asked, call: Call) => Promise<File>;
  /** The banner's text if it cannot be read. */
  readonly failed: string;
};

/** Saves a file of the site on the user's device, or shows why it failed; undefined if the shell cannot save files. */
export function useDownload<Asked>({ read, failed }: Download<Asked>): ((asked: Asked) => Promise<void>) | undefined {
  const call = useCall();
  const saveFile = useSaveFile();
  const banners = useBanners();
  return (
    saveFile &&
    (async (asked) => {
      banners.clear();
      try {
        await saveFile(await read(asked, call));
      } catch (fault) {
        banners.fail(describeFailure(fault, failed));
      }
    })
  );
}
