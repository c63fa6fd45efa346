import 'server-only'
import { requireSession } from '@mozhan/session/server'
import { ExportPanel, ProfileForm } from '@mozhan/user/client'
import { toProfileDraft } from '../model/profile-draft.ts'

/** Tab 资料 of the account page. */
export async function ProfileTab() {
  const { me } = await requireSession()
  return (
    <>
      <ProfileForm userId={me.id} username={me.username ?? ''} initial={toProfileDraft(me)} />
      <ExportPanel />
    </>
  )
}
