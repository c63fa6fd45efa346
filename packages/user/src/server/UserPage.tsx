import 'server-only'
import { formatCount, Page } from '@mozhan/ui'
import { SectionTabs } from '@mozhan/ui/client'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { ProfileHeader } from '../view/ProfileHeader.tsx'
import { loadProfile } from './load-profile.ts'

export interface UserPageProps {
  /** Segment of `/user/:id`; anything that is no user is a 404. */
  id: string
  /** His public articles. */
  articles: ReactNode
  /** His public columns. */
  columns: ReactNode
}

/** The public page of a user. */
export async function UserPage({ id, articles, columns }: UserPageProps) {
  const profile = await loadProfile(id)
  return (
    <Page>
      <ProfileHeader profile={profile} />
      <SectionTabs
        label={copy.tabs.label}
        tabs={[
          {
            id: 'articles',
            title: copy.tabs.articles,
            count: formatCount(profile.articles),
            content: articles,
          },
          {
            id: 'columns',
            title: copy.tabs.columns,
            count: formatCount(profile.columns),
            content: columns,
          },
        ]}
      />
    </Page>
  )
}
