import { fixedPageSlugs } from '@approdo/shared/contract/content/pages';
import type { DemoKind } from '@approdo/shared/contract/site/demo';
import { formatLocalDate } from '@approdo/shared/domain/date/local-date';
import { italian } from '@approdo/shared/words/it/all';
import type { Reader, Trx } from '../../db/transaction.ts';
import { deletePost, listPosts } from '../blog/index.ts';
import { deleteConversation, listConversations } from '../conversations/index.ts';
import { deleteFeatureBox, listFeatureBoxes } from '../feature-boxes/index.ts';
import { deleteGallery, listGalleries } from '../galleries/index.ts';
import { deleteSection, listSections } from '../guide/index.ts';
import { deleteMail, isInvented, listMail } from '../mail/index.ts';
import { deleteMedia, listMedia } from '../media/index.ts';
import { deleteMessage, listMessages } from '../messages/index.ts';
import { deletePage, listPages } from '../pages/index.ts';
import { closeAccount, listAccounts } from '../people/index.ts';
import { deleteReview, listReviews } from '../reviews/index.ts';
import { deleteBooking, listBookings } from '../stays/index.ts';
import { deleteTask, listTasks } from '../tasks/index.ts';

export type RecordKind = (typeof recordKinds)[number]['kind'];

export type DemoThing = {
  readonly id: string;
  /** For the owner who is told what goes. */
  readonly title: string;
  /**
   * Who changes one of these has made it hers. What she decided about it is not among them: an invented guest whose stay
   * she confirmed is as invented as before, and an invented review that she approved must not stay in public.
   */
  readonly words: readonly unknown[];
  /** Where it is of the demo though the starter content did not write it. */
  readonly isInvented?: boolean;
  /** What others show it by: the slug of a page or gallery, the name of a file. */
  readonly shownAs?: string;
};

/** A kind of record that the starter content has, in the order in which they can be taken away. */
export const recordKinds = [
  {
    kind: 'booking',
    list: async (reader: Reader): Promise<DemoThing[]> =>
      (await listBookings(reader)).map((booking) => {
        const dates = `${formatLocalDate(booking.startDate)} – ${formatLocalDate(booking.endDate)}`;
        const who = booking.isBlocked ? (booking.reason ?? 'Date bloccate') : booking.guestName;
        return { id: booking.id, title: `${who}, ${dates}`, words: [who] };
      }),
    remove: deleteBooking,
  },
  {
    kind: 'conversation',
    /** Goes and stays with its booking, whatever the owner wrote in it to a guest who does not exist. */
    list: async (reader: Reader): Promise<DemoThing[]> =>
      (await listConversations(reader)).map(({ bookingId, guestName, guestEmail }) => ({
        id: bookingId,
        title: guestName,
        words: [],
        isInvented: isInvented(guestEmail),
      })),
    remove: deleteConversation,
  },
  {
    kind: 'mail',
    /** Trying out an invented request queues a letter to an invented guest. */
    list: async (reader: Reader): Promise<DemoThing[]> =>
      (await listMail(reader)).map(({ id, subject, toAddress }) => ({
        id,
        title: subject,
        words: [subject],
        isInvented: isInvented(toAddress),
      })),
    remove: deleteMail,
  },
  {
    kind: 'message',
    list: async (reader: Reader): Promise<DemoThing[]> =>
      (await listMessages(reader)).map(({ id, name, message }) => ({ id, title: name, words: [name, message] })),
    remove: deleteMessage,
  },
  {
    kind: 'review',
    list: async (reader: Reader): Promise<DemoThing[]> =>
      (await listReviews(reader)).map(({ id, author, comment }) => ({
        id,
        title: author.name ?? italian.formerGuest,
        words: [comment],
      })),
    remove: deleteReview,
  },
  {
    kind: 'task',
    list: async (reader: Reader): Promise<DemoThing[]> =>
      (await listTasks(reader)).map(({ id, name, description, due_date, priority }) => ({
        id,
        title: name,
        words: [name, description, due_date, priority],
      })),
    remove: deleteTask,
  },
  {
    kind: 'user',
    list: async (reader: Reader): Promise<DemoThing[]> =>
      (await listAccounts(reader)).map(({ id, name, email, role, password_hash }) => ({
        id,
        title: name,
        words: [name, email, role, password_hash],
      })),
    remove: closeAccount,
  },
  {
    kind: 'post',
    list: async (reader: Reader): Promise<DemoThing[]> =>
      (await listPosts(reader)).map(({ id, title, slug, excerpt, coverImage, content }) => ({
        id,
        title,
        words: [title, slug, excerpt, coverImage, content],
      })),
    remove: deletePost,
  },
  {
    kind: 'page',
    list: async (reader: Reader): Promise<DemoThing[]> =>
      (await listPages(reader)).filter(isDispensable).map(({ id, title, slug, excerpt, content, ...seo }) => ({
        id,
        title,
        words: [title, slug, excerpt, content, seo.seoTitle, seo.seoDescription, seo.seoKeywords],
        shownAs: slug,
      })),
    remove: deletePage,
  },
  {
    kind: 'guide',
    list: async (reader: Reader): Promise<DemoThing[]> =>
      (await listSections(reader)).map(({ id, title, content }) => ({ id, title, words: [title, content] })),
    remove: deleteSection,
  },
  {
    kind: 'feature-box',
    list: async (reader: Reader): Promise<DemoThing[]> =>
      (await listFeatureBoxes(reader)).map(({ id, title, icon, description, link }) => ({
        id,
        title,
        words: [title, icon, description, link],
      })),
    remove: deleteFeatureBox,
  },
  {
    kind: 'gallery',
    list: async (reader: Reader): Promise<DemoThing[]> =>
      (await listGalleries(reader)).map(({ id, name, slug, description, images }) => ({
        id,
        title: name,
        words: [name, slug, description, images],
        shownAs: slug,
      })),
    remove: deleteGallery,
  },
  {
    kind: 'media',
    list: async (reader: Reader): Promise<DemoThing[]> =>
      (await listMedia(reader)).map(({ id, file, name, caption, alt }) => ({
        id,
        title: name,
        words: [file, name, caption, alt],
        shownAs: file,
      })),
    remove: deleteMedia,
  },
] as const satisfies readonly {
  readonly kind: DemoKind;
  readonly list: (reader: Reader) => Promise<DemoThing[]>;
  readonly remove: (trx: Trx, id: string) => Promise<unknown>;
}[];

/** Pages that other screens lead to stay: no site is without them. */
function isDispensable({ slug }: { readonly slug: string }): boolean {
  return !fixedPageSlugs.some((fixed) => fixed === slug);
}
