import 'server-only'
import { LeadStories } from '@mozhan/article/client'
import { homePage, isPageId } from '@mozhan/routes'
import { loadSide } from '@mozhan/session/server'
import { Empty, FeedLayout, formatCount, Page, VisuallyHidden } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import type { Tag } from '../model/article-row.ts'
import { articlesPageHref } from '../routes.ts'
import { ChannelNav } from '../view/ChannelNav.tsx'
import { LeadStoryView } from '../view/LeadStoryView.tsx'
import { PageHead } from '../view/PageHead.tsx'
import { FeedSection } from './FeedSection.tsx'
import { HomeAside } from './HomeAside.tsx'
import { loadLeadStories } from './load-lead-stories.ts'
import { findChannels, loadFeedPage } from './load-lists.ts'

export interface HomePageProps {
  /** Selected channel: the segment of `/:id`; 404 if it is not a channel. */
  channelId?: string
  /** Box of open questions in the right column. */
  questions?: ReactNode
}

/** Home page and its channels. */
export async function HomePage({ channelId, questions }: HomePageProps) {
  const channel = channelId === undefined ? undefined : await loadChannel(channelId)
  return (
    <Page>
      <FeedLayout
        nav={<Channels current={channelId} />}
        aside={
          // Beside each other, so that the two load at the same time.
          <>
            {questions}
            <HomeAside channelId={channelId} />
          </>
        }
        asideLabel={copy.home.aside}
      >
        {channel ? (
          <ChannelHead channel={channel} />
        ) : (
          <>
            <VisuallyHidden>
              <h1>{copy.home.heading}</h1>
            </VisuallyHidden>
            <LeadStory />
          </>
        )}
        <FeedSection
          query={{ channelId }}
          pageHref={channelId === undefined ? articlesPageHref : undefined}
          sortable
          empty={
            <Empty
              title={channel ? copy.home.emptyChannel : copy.list.empty}
              description={channel ? undefined : copy.list.emptyHint}
              action={
                channel ? (
                  <SmartLink href={homePage.path}>{copy.home.backHome}</SmartLink>
                ) : undefined
              }
            />
          }
        />
      </FeedLayout>
    </Page>
  )
}

/** Unlike the channel navigation, the page of a channel requires it. */
async function loadChannel(id: string) {
  const channels = isPageId(id) ? await findChannels() : undefined
  return channels?.find((channel) => channel.id === id) ?? notFound()
}

async function ChannelHead({ channel: { id, name } }: { channel: Tag }) {
  const { total } = await loadFeedPage({ channelId: id })
  return (
    <PageHead
      title={name}
      description={copy.home.descriptionOf(name)}
      facts={[copy.list.articles(formatCount(total))]}
    />
  )
}

async function Channels({ current }: { current: string | undefined }) {
  const channels = await loadSide('channels', findChannels, undefined)
  return <ChannelNav channels={channels ?? []} current={current} />
}

async function LeadStory() {
  const stories = await loadSide('lead stories', loadLeadStories, [])
  const views = stories.map((story) => ({
    id: story.advert.id,
    content: <LeadStoryView story={story} />,
  }))
  return <LeadStories stories={views} />
}
