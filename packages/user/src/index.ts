export { copy as userCopy } from './copy.ts'
export { ACCOUNT_TABS } from './model/account-tab.ts'
export { type Profile, toProfile } from './model/profile.ts'
export { PROFILE_TABS, type ProfileTab } from './model/profile-tab.ts'
