import 'server-only'
import { userPage } from '@mozhan/routes'
import { requireSession } from '@mozhan/session/server'
import { Page } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { AccountSearch, AvatarEditor } from '@mozhan/user/client'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { type AccountTab, isSearched, toAccountTab } from '../model/account-tab.ts'
import { toProfile } from '../model/profile.ts'
import { AccountTabs } from '../view/AccountTabs.tsx'
import { ProfileHeader } from '../view/ProfileHeader.tsx'
import classes from './AccountPage.module.css'

export interface AccountPageProps {
  /** Query parameter `tab`. */
  tab: string | undefined
  /** Search text for the list of the tab. */
  search?: string
  /** Query parameter `kind`. */
  kind?: string
  /** Content of each tab. */
  panels: Record<AccountTab, ReactNode>
}

/** Account page (个人中心) of the signed-in user. */
export async function AccountPage({ tab, search = '', kind, panels }: AccountPageProps) {
  const { me } = await requireSession()
  const current = toAccountTab(tab)
  const profile = toProfile(me)
  return (
    <Page>
      <ProfileHeader
        profile={profile}
        avatar={<AvatarEditor {...profile} />}
        action={
          <SmartLink className={classes.publicPage} href={userPage.href({ id: me.id })}>
            {copy.account.publicPage}
          </SmartLink>
        }
      />
      <AccountTabs current={current} />
      {isSearched(current) ? (
        <AccountSearch key={current + search} tab={current} search={search} kind={kind} />
      ) : null}
      {panels[current]}
    </Page>
  )
}

export async function accountMetadata(): Promise<Metadata> {
  return { title: copy.account.title }
}
