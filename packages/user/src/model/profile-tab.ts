/** Tabs of a user's public page, by their value in the address. */
export const PROFILE_TABS = ['articles', 'columns', 'resources', 'questions'] as const
export type ProfileTab = (typeof PROFILE_TABS)[number]
