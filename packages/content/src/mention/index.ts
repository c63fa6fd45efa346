export { MentionList } from './MentionList.tsx'
export type { Participants, UserSuggestion } from './types.ts'
export { useMentions } from './use-mentions.ts'
export { useSuggestUsers } from './use-suggest-users.ts'
