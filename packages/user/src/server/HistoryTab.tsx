import 'server-only'
import { redirectOnFailure, requireSession } from '@mozhan/session/server'
import { HistoryPanel } from '@mozhan/user/client'
import { toVisits } from '../model/history.ts'

/** Tab 浏览历史 of the account page. */
export async function HistoryTab() {
  const { api, me } = await requireSession()
  const items = await redirectOnFailure(() => api.history.listHistory({ params: { id: me.id } }))
  return <HistoryPanel visits={toVisits(items)} isPaused={me.isHistoryPaused ?? false} />
}
