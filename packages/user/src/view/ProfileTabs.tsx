import { userPage } from '@mozhan/routes'
import { formatCount } from '@mozhan/ui'
import { LinkTabs } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import type { Profile } from '../model/profile.ts'
import { PROFILE_TABS, type ProfileTab } from '../model/profile-tab.ts'

export interface ProfileTabsProps {
  profile: Profile
  current: ProfileTab
}

/** Tabs of a profile page. */
export function ProfileTabs({ profile, current }: ProfileTabsProps) {
  const tabs = PROFILE_TABS.map((tab) => ({
    href: userPage.href({ id: profile.id, tab }),
    title: copy.tabs[tab],
    count: formatCount(profile[tab]),
    isCurrent: tab === current,
  }))
  return <LinkTabs label={copy.tabs.label} tabs={tabs} />
}
