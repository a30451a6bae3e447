/** What the privacy notice said, and who accepted which version of it. */
export {
  forgetAcceptances,
  keepAcceptance,
  listAcceptancesOf,
  listNotices,
  noteNotice,
  readNoticeVersion,
} from './notices.ts';
