import { fixedPageSlugs } from '@approdo/shared/contract/content/pages';
import type { DemoKind } from '@approdo/shared/contract/operations/demo';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { endKeys } from '../../accounts/keys/index.ts';
import { closeAccount, listAccounts } from '../../base/people/index.ts';
import { demoReviews } from '../../bookings/reviews/index.ts';
import { demoPosts } from '../../content/blog/index.ts';
import { demoFeatureBoxes } from '../../content/feature-boxes/index.ts';
import { demoGalleries } from '../../content/galleries/index.ts';
import { demoMail } from '../../content/mail/index.ts';
import { demoMedia } from '../../content/media/index.ts';
import { demoPages } from '../../content/pages/index.ts';
import { demoConversations } from '../../messages/conversations/index.ts';
import { demoMessages } from '../../messages/messages/index.ts';
import { demoSections } from '../../stays/guide/index.ts';
import { demoBookings } from '../../stays/stays/index.ts';
import { demoTasks } from '../tasks/index.ts';

/** A thing of a demo, or one that a move brought. */
export type DemoThing = {
  readonly id: string;
  /** Its name in the list of what will be deleted. */
  readonly title: string;
  /**
   * Fields that make the thing the owner's once she changes one. Her decisions are not among them: an invented guest of
   * a stay that she confirmed is still invented, and an invented review that she approved must not stay public.
   */
  readonly words: readonly unknown[];
  /** It belongs to the demo although the starter content did not write it. */
  readonly isInvented?: boolean;
  /** Rich text in which other things may be embedded. */
  readonly content?: string;
  /** How others refer to it: the slug of a page or gallery, the name of a file. */
  readonly shownAs?: string;
};

/** How the things of a kind are listed and removed. */
export type RemovableKind<Kind> = {
  readonly kind: Kind;
  readonly list: (reader: Reader) => Promise<readonly DemoThing[]>;
  readonly remove: (trx: Trx, id: string, at: Date) => Promise<unknown>;
};

/** The kinds, from their own features, in the order in which they can be removed. */
const KINDS = [
  demoBookings,
  demoConversations,
  demoMail,
  demoMessages,
  demoReviews,
  demoTasks,
  {
    kind: 'user',
    list: async (reader: Reader) =>
      (await listAccounts(reader)).map(({ id, name, email, role, password_hash }) => ({
        id,
        title: name,
        words: [name, email, role, password_hash],
      })),
    async remove(trx: Trx, id: string, at: Date) {
      await endKeys(trx, { userId: id, at });
      await closeAccount(trx, id);
    },
  },
  demoPosts,
  { ...demoPages, list: async (reader: Reader) => (await demoPages.list(reader)).filter(isDispensable) },
  demoSections,
  demoFeatureBoxes,
  demoGalleries,
  demoMedia,
] as const satisfies readonly RemovableKind<DemoKind>[];

export type RecordKind = (typeof KINDS)[number]['kind'];

/** The kinds of records in the starter content. */
export const recordKinds: readonly RemovableKind<RecordKind>[] = KINDS;

/** Whether no other screen leads to the page: every site has the fixed ones. */
export function isDispensable({ shownAs }: Pick<DemoThing, 'shownAs'>): boolean {
  return !fixedPageSlugs.some((fixed) => fixed === shownAs);
}
