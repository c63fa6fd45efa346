export {
  addAcceptedNotice,
  addDiscussionNotices,
  withdrawNotices,
  withdrawTargetNotices,
} from './notices.ts'
export { addReactionNotice, withdrawReactionNotice } from './reaction-notices.ts'
export { getSettings } from './settings.ts'
