import { userPage } from '@mozhan/routes'

/** Tabs of a profile page by their value in the address. */
export const PROFILE_TABS = userPage.query.tab
export type ProfileTab = (typeof PROFILE_TABS)[number]
