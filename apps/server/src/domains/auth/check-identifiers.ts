import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { users } from '../../platform/db/schema/index.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import type { PlatformConfig } from '../../platform/platform-config.ts'
import { foldName, toNameKey } from '../../platform/text/fold-name.ts'
import { mixesAlphabets } from './alphabets.ts'
import { copy } from './copy.ts'
import { toDisplayName } from './display-name.ts'
import { isReservedName } from './reserved-name.ts'

/** Values that no two accounts may share. */
interface Identifiers {
  readonly nickName?: string | undefined
  /** Empty: removes it. */
  readonly mobile?: string | undefined
  /** Empty: removes it. */
  readonly email?: string | undefined
}

/** Serialises all changes of identifiers until the transaction ends, because two users may choose the same concurrently. */
export async function lockIdentifiers(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('user-names', 0))`)
}

/**
 * Checks the identifiers that the viewer wants and returns the columns to store. An unchanged nickname is accepted because
 * earlier rules may have allowed it.
 * @throws DomainError `refused` for an identifier of another account, also if it differs only in what `foldName` ignores (case,
 *   width, invisible characters), and for a nickname that is not allowed
 */
export async function checkIdentifiers(
  config: PlatformConfig,
  tx: Database,
  viewer: Viewer,
  { nickName, mobile, email }: Identifiers,
): Promise<Partial<typeof users.$inferInsert>> {
  if (nickName === undefined && mobile === undefined && email === undefined) return {}
  await lockIdentifiers(tx)
  const [current] = await tx
    .select({ nickName: users.nickName, email: users.email })
    .from(users)
    .where(eq(users.id, viewer.id))
  const changes: Partial<typeof users.$inferInsert> = {}
  if (mobile === '') changes.mobile = null
  else if (mobile !== undefined) {
    await refuseIfTaken(eq(users.mobile, mobile), copy.mobileTaken)
    changes.mobile = mobile
  }
  if (email === '') Object.assign(changes, { email: null, emailKey: null })
  else if (email !== undefined && email !== current?.email) {
    const isSame = or(eq(users.email, email), eq(users.emailKey, foldName(email)))
    await refuseIfTaken(isSame, copy.emailTaken)
    Object.assign(changes, { email, emailKey: toNameKey(email) })
  }
  const name = nickName === undefined ? undefined : toDisplayName(nickName)
  if (name !== undefined && name !== current?.nickName) {
    checkNickName(config, name)
    const isSame = or(eq(users.nickName, name), eq(users.nickNameKey, foldName(name)))
    await refuseIfTaken(isSame, copy.nameTaken)
    Object.assign(changes, { nickName: name, nickNameKey: toNameKey(name) })
  }
  return changes

  async function refuseIfTaken(isSame: SQL | undefined, message: string): Promise<void> {
    const others = await tx.$count(users, and(isSame, ne(users.id, viewer.id)))
    if (others > 0) throw new DomainError('refused', message)
  }
}

function checkNickName(config: PlatformConfig, name: string): void {
  if (name === '') throw new DomainError('refused', copy.emptyName)
  if (isReservedName(name, config)) throw new DomainError('refused', copy.reservedName)
  if (mixesAlphabets(name)) throw new DomainError('refused', copy.mixedName)
}
