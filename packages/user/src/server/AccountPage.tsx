import 'server-only'
import { requireSession } from '@mozhan/session/server'
import { Page } from '@mozhan/ui'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { type AccountTab, toAccountTab } from '../model/account-tab.ts'
import { toProfile } from '../model/profile.ts'
import { AccountTabs } from '../view/AccountTabs.tsx'
import { ProfileHeader } from '../view/ProfileHeader.tsx'

export interface AccountPageProps {
  /** Value of `tab` in the address. */
  tab: string | undefined
  /** What each tab shows. */
  panels: Record<AccountTab, ReactNode>
}

/** The personal centre of whoever is signed in. */
export async function AccountPage({ tab, panels }: AccountPageProps) {
  const { me } = await requireSession()
  const current = toAccountTab(tab)
  return (
    <Page>
      <ProfileHeader profile={toProfile(me)} />
      <AccountTabs current={current} />
      {panels[current]}
    </Page>
  )
}

export async function accountMetadata(): Promise<Metadata> {
  return { title: copy.account.title }
}
