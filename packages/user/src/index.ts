export { copy as userCopy } from './copy.ts'
export { type Profile, toProfile } from './model/profile.ts'
export { PROFILE_TABS, type ProfileTab } from './model/profile-tab.ts'
export { userHref } from './routes.ts'
