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

interface Names {
  readonly nickName?: string | undefined
  readonly mobile?: string | undefined
  readonly email?: string | undefined
}

/** Locks the names until the transaction ends, because two users may claim the same name concurrently. */
export async function lockNames(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('user-names', 0))`)
}

/**
 * Checks the names that the viewer wants and returns the columns to store. An unchanged nickname is accepted because
 * earlier rules may have allowed it.
 * @throws DomainError `refused` for a name that another account has in any spelling, and for a name that is not allowed
 */
export async function claimNames(
  config: PlatformConfig,
  tx: Database,
  viewer: Viewer,
  { nickName, mobile, email }: Names,
): Promise<Partial<typeof users.$inferInsert>> {
  if (nickName === undefined && mobile === undefined && email === undefined) return {}
  await lockNames(tx)
  const [own] = await tx
    .select({ nickName: users.nickName, email: users.email })
    .from(users)
    .where(eq(users.id, viewer.id))
  const taken: Partial<typeof users.$inferInsert> = {}
  if (mobile !== undefined) {
    await refuseWhere(eq(users.mobile, mobile), copy.mobileTaken)
    taken.mobile = mobile
  }
  if (email !== undefined && email !== own?.email) {
    const isSame = or(eq(users.email, email), eq(users.emailKey, foldName(email)))
    await refuseWhere(isSame, copy.emailTaken)
    Object.assign(taken, { email, emailKey: toNameKey(email) })
  }
  const name = nickName === undefined ? undefined : toDisplayName(nickName)
  if (name !== undefined && name !== own?.nickName) {
    checkNickName(config, name)
    const isSame = or(eq(users.nickName, name), eq(users.nickNameKey, foldName(name)))
    await refuseWhere(isSame, copy.nameTaken)
    Object.assign(taken, { nickName: name, nickNameKey: toNameKey(name) })
  }
  return taken

  async function refuseWhere(isSame: SQL | undefined, sentence: string): Promise<void> {
    const others = await tx.$count(users, and(isSame, ne(users.id, viewer.id)))
    if (others > 0) throw new DomainError('refused', sentence)
  }
}

function checkNickName(config: PlatformConfig, name: string): void {
  if (name === '') throw new DomainError('refused', copy.emptyName)
  if (isReservedName(name, config)) throw new DomainError('refused', copy.reservedName)
  if (mixesAlphabets(name)) throw new DomainError('refused', copy.mixedName)
}
