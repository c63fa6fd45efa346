import 'server-only'
import { FeedLink } from '@mozhan/content/view'
import { accountPage, letterHref } from '@mozhan/routes'
import { Page } from '@mozhan/ui'
import { ProfileAction } from '@mozhan/user/client'
import type { ReactNode } from 'react'
import type { ProfileTab } from '../model/profile-tab.ts'
import { ProfileHeader } from '../view/ProfileHeader.tsx'
import { ProfileTabs } from '../view/ProfileTabs.tsx'
import { loadProfile } from './load-profile.ts'

export interface UserPageProps {
  /** Segment of `/user/:id`; 404 if it is not a user. */
  id: string
  tab: ProfileTab
  /** Content of the tab. */
  list: ReactNode
}

/** Profile page of a user. */
export async function UserPage({ id, tab, list }: UserPageProps) {
  const profile = await loadProfile(id)
  return (
    <Page>
      <ProfileHeader
        profile={profile}
        links={<FeedLink kind="user" id={id} />}
        action={
          <ProfileAction userId={id} hrefs={{ own: accountPage.path, letter: letterHref(id) }} />
        }
      />
      <ProfileTabs profile={profile} current={tab} />
      {list}
    </Page>
  )
}
