import type { ResumableUploads } from '@approdo/shared/node/drive/resumable-uploads';
import { z } from 'zod';
import type { Clock } from './clock.ts';
import type { OpenStoredValue } from './stored-values.ts';

const begunUploads = z.record(z.string(), z.object({ address: z.url(), begunAt: z.iso.datetime() }));
type Begun = z.output<typeof begunUploads>;

/** Google keeps an upload open for a week (developers.google.com/workspace/drive/api/guides/manage-uploads). */
const RETAINED_MS = 6 * 24 * 3_600_000;

type UploadsNeeds = { readonly openStoredValue: OpenStoredValue; readonly clock: Clock };

/** Uploads to Google Drive that any process has started and not yet finished. */
export function createBegunUploads({ openStoredValue, clock }: UploadsNeeds): ResumableUploads {
  const stored = openStoredValue<Begun>({ name: 'backups/begun-uploads.json', shape: begunUploads, fallback: {} });
  function isOpen({ begunAt }: Begun[string]): boolean {
    return clock.now().getTime() - Date.parse(begunAt) < RETAINED_MS;
  }

  return {
    async find(key) {
      const found = (await stored.read())[key];
      return found && isOpen(found) ? found.address : undefined;
    },

    async keep(key, address) {
      await stored.change((present) => {
        const open = Object.entries(present).filter(([, upload]) => isOpen(upload));
        return { ...Object.fromEntries(open), [key]: { address, begunAt: clock.now().toISOString() } };
      });
    },

    async drop(key) {
      await stored.change(({ [key]: _dropped, ...rest }) => rest);
    },
  };
}
