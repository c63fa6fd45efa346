import 'server-only'
import { LiveMessageNav } from '@mozhan/message/client'
import { loadSide, requireSession } from '@mozhan/session/server'
import { Page } from '@mozhan/ui'
import type { Metadata } from 'next'
import { copy } from '../copy.ts'
import { messageListOf } from '../model/message-type.ts'
import classes from './MessagePage.module.css'
import { LettersPanel, NoticesPanel, SettingsPanel } from './panels.tsx'

export interface MessagePageProps {
  /** The list of messages (`t` in the address). @default comments, replies and mentions */
  t: string | undefined
  /** `settings` opens the settings. */
  panel: string | undefined
  /** Id of the other user of a letter thread. */
  other: string | undefined
}

/** The message centre of the signed-in user. */
export async function MessagePage({ t, panel, other }: MessagePageProps) {
  const { api, me } = await requireSession()
  const kind = messageListOf(t)
  const loadStatus = () => api.message.getMessageStatus({ params: { userId: me.id } })
  const status = await loadSide('unread messages', loadStatus, undefined)
  const isSettings = panel === 'settings'
  return (
    <Page>
      <div className={classes.centre}>
        <div>
          <h1 className={classes.title}>{copy.title}</h1>
          <LiveMessageNav current={isSettings ? 'settings' : kind} counts={status?.counts} />
        </div>
        {isSettings ? (
          <SettingsPanel />
        ) : kind === 'letter' ? (
          <LettersPanel other={other} />
        ) : (
          <NoticesPanel key={kind} kind={kind} />
        )}
      </div>
    </Page>
  )
}

export function messageMetadata(): Metadata {
  return { title: copy.title }
}
