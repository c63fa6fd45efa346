import 'server-only'
import { requireSession } from '@mozhan/session/server'
import { PasswordForm } from '@mozhan/user/client'

/** 修改密码 in the personal centre. */
export async function PasswordTab() {
  const { me } = await requireSession()
  return <PasswordForm userId={me.id} username={me.username ?? ''} />
}
