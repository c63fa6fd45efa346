import 'server-only'
import { requireSession } from '@mozhan/session/server'
import { PasswordForm } from '@mozhan/user/client'

/** Tab 修改密码 of the account page. The user name is for a hidden field, by which password managers find the account. */
export async function PasswordTab() {
  const { me } = await requireSession()
  return <PasswordForm userId={me.id} username={me.username ?? ''} />
}
