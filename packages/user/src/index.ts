export { copy as userCopy } from './copy.ts'
export { type Profile, toProfile } from './model/profile.ts'
export { userHref } from './routes.ts'
