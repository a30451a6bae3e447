/** Versions of the privacy notice, and who accepted which. */
export {
  forgetAcceptances,
  keepAcceptance,
  listAcceptancesOf,
  listNotices,
  noteNotice,
  readNoticeVersion,
} from './notices.ts';
