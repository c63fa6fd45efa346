import 'server-only'
import { requireSession } from '@mozhan/session/server'
import { ExportPanel, ProfileForm } from '@mozhan/user/client'
import { toProfileDraft } from '../model/profile-draft.ts'

/** 资料 in the personal centre. */
export async function ProfileTab() {
  const { me } = await requireSession()
  return (
    <>
      <ProfileForm userId={me.id} username={me.username ?? ''} initial={toProfileDraft(me)} />
      <ExportPanel />
    </>
  )
}
