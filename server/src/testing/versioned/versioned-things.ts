import type { RegisterSite } from '../register-site.ts';
import { contentOf } from './content.ts';
import type { SharedThing } from './shared-thing.ts';
import { staysOf } from './stays.ts';
import { termsOf } from './terms.ts';

/** A thing for each row that takes the version which was read, by the name of the row. */
export function versionedThings(
  site: RegisterSite,
): Readonly<Record<string, () => SharedThing | Promise<SharedThing>>> {
  return { ...termsOf(site), ...contentOf(site), ...staysOf(site) };
}
