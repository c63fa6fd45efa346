import 'server-only'
import { homePage, isPageId } from '@mozhan/routes'
import { loadSide } from '@mozhan/session/server'
import { Empty, FeedLayout, Page, VisuallyHidden } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { notFound } from 'next/navigation'
import { copy } from '../copy.ts'
import { articlesPageHref } from '../routes.ts'
import { Carousel } from '../view/Carousel.tsx'
import { ChannelNav } from '../view/ChannelNav.tsx'
import { FeedSection } from './FeedSection.tsx'
import { HomeAside } from './HomeAside.tsx'
import { findChannels, loadAdverts } from './load-lists.ts'

export interface HomePageProps {
  /** Selected channel: the segment of `/:id`; 404 if it is not a channel. */
  channelId?: string
}

/** Home page and its channels. */
export async function HomePage({ channelId }: HomePageProps) {
  const channel = channelId === undefined ? undefined : await loadChannel(channelId)
  return (
    <Page>
      <FeedLayout
        nav={<Channels current={channelId} />}
        aside={<HomeAside channelId={channelId} />}
        asideLabel={copy.home.aside}
      >
        <VisuallyHidden>
          <h1>{channel?.name ?? copy.home.heading}</h1>
        </VisuallyHidden>
        {channel ? null : <LeadStory />}
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

async function Channels({ current }: { current: string | undefined }) {
  const channels = await loadSide('channels', findChannels, undefined)
  return <ChannelNav channels={channels ?? []} current={current} />
}

async function LeadStory() {
  return <Carousel adverts={await loadSide('carousel', () => loadAdverts('carousel'), [])} />
}
