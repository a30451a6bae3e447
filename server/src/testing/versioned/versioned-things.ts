import type { RegisterSite } from '../register-site.ts';
import { contentOf } from './content.ts';
import type { SharedThing } from './shared-thing.ts';
import { staysOf } from './stays.ts';
import { termsOf } from './terms.ts';

/** A thing for each row that accepts a version, by the row's name. */
export function versionedThings(
  site: RegisterSite,
): Readonly<Record<string, () => SharedThing | Promise<SharedThing>>> {
  return { ...termsOf(site), ...contentOf(site), ...staysOf(site) };
}
