import 'server-only'
import { MAX_PAGE_SIZE } from '@mozhan/api-client/contract'
import { Conversation, LetterThreads, MessageSettings, NoticeList } from '@mozhan/message/client'
import { redirectOnFailure, requireSession } from '@mozhan/session/server'
import { copy } from '../copy.ts'
import { type MessageList, typesOf } from '../model/message-type.ts'
import { toNotice } from '../model/notice.ts'

/** The first page of a list of notices. */
export async function NoticesPanel({ kind }: { kind: MessageList }) {
  const { api } = await requireSession()
  const body = { current: 1, size: 20, types: typesOf(kind) }
  const page = await redirectOnFailure(() => api.message.findMessages({ body }))
  const first = { notices: page.records.map(toNotice), next: page.next }
  return <NoticeList kind={kind} first={first} />
}

/** All letter threads, or the one with a user. */
export async function LettersPanel({ other }: { other: string | undefined }) {
  const { api } = await requireSession()
  if (other === undefined) {
    const body = { current: 1, size: MAX_PAGE_SIZE }
    const { records, total } = await redirectOnFailure(() => api.letter.listLetterThreads({ body }))
    return <LetterThreads first={{ threads: records, total }} />
  }
  const [user, page] = await redirectOnFailure(() =>
    Promise.all([
      api.user.getUser({ params: { id: other } }),
      api.letter.listLetters({ params: { userId: other }, body: { current: 1, size: 30 } }),
    ]),
  )
  return (
    <Conversation
      key={other}
      otherId={other}
      name={user.nickName || copy.someone}
      first={page.records}
      next={page.next}
    />
  )
}

export async function SettingsPanel() {
  const { api } = await requireSession()
  return <MessageSettings first={await redirectOnFailure(() => api.message.getMessageSettings())} />
}
