import 'server-only'
import { userPage } from '@mozhan/routes'
import { siteConfig } from '@mozhan/session/server'
import type { Metadata } from 'next'
import { copy } from '../copy.ts'
import type { ProfileTab } from '../model/profile-tab.ts'
import { findProfile } from './load-profile.ts'

export interface UserPlace {
  id: string
  /** @default 'articles' */
  tab?: ProfileTab
  /** @default 1 */
  page?: number
}

/** Metadata of a tab of a profile page. */
export async function userMetadata({
  id,
  tab = 'articles',
  page = 1,
}: UserPlace): Promise<Metadata> {
  const profile = await findProfile(id)
  if (!profile) return {}
  const title = profile.name || copy.anonymous
  const description = profile.signature || copy.describe(title)
  const url = userPage.href({ id, tab, page })
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: {
      type: 'profile',
      title,
      description,
      url,
      siteName: siteConfig().siteName,
      locale: 'zh_CN',
      ...(profile.imageUrl ? { images: [profile.imageUrl] } : {}),
    },
  }
}
