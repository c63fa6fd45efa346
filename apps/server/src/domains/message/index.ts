export { addAcceptedNotice, addTalkNotices, withdrawNotices, withdrawNoticesOf } from './notices.ts'
export { addReactionNotice, withdrawReactionNotice } from './reaction-notices.ts'
export { getSettings } from './settings.ts'
