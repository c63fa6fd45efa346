import { isUsername } from '@mozhan/api-client/contract'
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { logins, refreshTokens, users } from '../../platform/db/schema/index.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { foldName, toNameKey } from '../../platform/text/fold-name.ts'
import { lockIdentifiers } from './check-identifiers.ts'
import { copy } from './copy.ts'
import { endLogin } from './end-logins.ts'
import { type Grant, toGrant } from './grant.ts'
import { checkPassword, hashPassword } from './password.ts'
import { explainPasswordLength } from './password-length.ts'
import { getAccount, getRefreshToken } from './queries.ts'
import { createRefreshToken, hashRefreshToken, nextRefreshToken } from './refresh-token.ts'
import { isReservedName } from './reserved-name.ts'
import { toUsername } from './username.ts'

type UserRow = typeof users.$inferSelect

/** What starting a sign-in needs. */
type LoginContext = Pick<Platform, 'clock' | 'config' | 'createId' | 'db' | 'tokens'>

/** Grace period after an exchange in ms: such requests may have been sent before the response arrived. */
const GRACE_MS = 10_000

/**
 * Signs a user in.
 * @param address client address, for the limit of failed attempts
 * @throws DomainError `refused` with the same message for an unknown name, a wrong password and a disabled account;
 *   `tooMany` after too many failures
 */
export async function signIn(
  context: LoginContext & Pick<Platform, 'limits'>,
  { username, password, address }: { username: string; password: string; address: string },
): Promise<Grant> {
  const name = toUsername(username)
  // Counted by folded name, so that different spellings of one account share the limit.
  const refund = await context.limits.signIn.take(foldName(name), address)
  const account = name === '' ? undefined : await getAccount(context.db, name)
  const stored = account?.isEnabled === 1 ? account.password : null
  const { isRight, isOutdated } = await checkPassword(stored, password)
  if (account === undefined || !isRight) throw new DomainError('refused', copy.wrongCredentials)
  await refund()
  if (isOutdated) await rehashPassword(context.db, account, password)
  return startLogin(context, account)
}

/**
 * Creates an account whose nickname is its user name. Does not sign in.
 * @throws DomainError `refused` with the reason
 */
export async function register(
  context: Pick<Platform, 'clock' | 'config' | 'createId' | 'db'>,
  input: { username: string; password: string; repPassword: string },
): Promise<string> {
  const username = toUsername(input.username)
  const { password, repPassword } = input
  const problem = findProblem(username, password, repPassword)
  if (problem !== undefined) throw new DomainError('refused', problem)
  if (isReservedName(username, context.config)) throw new DomainError('refused', copy.reserved)
  const hash = await hashPassword(password)
  const now = context.clock()
  const nameKey = toNameKey(username)
  const [user] = await context.db.transaction(async (tx) => {
    await lockIdentifiers(tx)
    return tx
      .insert(users)
      .values({
        id: context.createId(),
        username,
        usernameKey: nameKey,
        nickName: username,
        nickNameKey: nameKey,
        password: hash,
        createDate: now,
        updateDate: now,
        pwdUpdateDate: now,
      })
      .onConflictDoNothing()
      .returning({ id: users.id })
  })
  if (user === undefined) throw new DomainError('refused', copy.taken)
  return user.id
}

/**
 * Exchanges a refresh token for new tokens (rotation with reuse detection). Until the successor is exchanged itself, the
 * same token gives the same successor, because responses can be lost. A later reuse counts as theft and ends the sign-in.
 * @throws DomainError `unauthenticated` when the token is unknown, expired, ended or reused
 */
export async function refresh(
  context: Pick<Platform, 'clock' | 'config' | 'db' | 'endedLogins' | 'tokenSecret' | 'tokens'>,
  { refreshToken }: { refreshToken: string },
): Promise<Grant> {
  if (refreshToken === '') throw new DomainError('refused', copy.noRefreshToken)
  const hash = hashRefreshToken(refreshToken)
  const found = await getRefreshToken(context.db, hash)
  const now = context.clock()
  const isInvalid =
    found === undefined ||
    found.login.endDate !== null ||
    found.user.isEnabled !== 1 ||
    found.token.expireDate <= now
  if (isInvalid) throw new DomainError('unauthenticated', copy.expired)
  const next = nextRefreshToken(context.tokenSecret, refreshToken)
  const isFirst = await context.db.transaction((tx) =>
    exchange(context, tx, hash, next, found.login.id),
  )
  if (!isFirst && (await isReuse(context, next, now))) {
    await endLogin(context, found.login.id)
    throw new DomainError('unauthenticated', copy.expired)
  }
  return toGrant(context, found.user, found.login.id, next)
}

/** Ends the sign-in of the given tokens. Invalid and unknown tokens are ignored. */
export async function signOut(
  context: Pick<Platform, 'clock' | 'db' | 'endedLogins' | 'tokens'>,
  { accessToken, refreshToken }: { accessToken?: string; refreshToken?: string },
): Promise<void> {
  const named = accessToken ? await context.tokens.readLogin(accessToken) : undefined
  if (named !== undefined) await endLogin(context, named)
  if (!refreshToken) return
  const found = await getRefreshToken(context.db, hashRefreshToken(refreshToken))
  if (found !== undefined) await endLogin(context, found.login.id)
}

async function startLogin(context: LoginContext, account: UserRow): Promise<Grant> {
  const loginId = context.createId()
  const token = createRefreshToken()
  const now = context.clock()
  await context.db.transaction(async (tx) => {
    // A password change after the comparison ended all sign-ins except this one, which did not exist yet. So refuse it.
    const [current] = await tx
      .select({ pwdUpdateDate: users.pwdUpdateDate })
      .from(users)
      .where(eq(users.id, account.id))
      .for('share')
    if (current?.pwdUpdateDate?.getTime() !== account.pwdUpdateDate?.getTime()) {
      throw new DomainError('refused', copy.wrongCredentials)
    }
    await tx.insert(logins).values({ id: loginId, userId: account.id, createDate: now })
    await insertToken(context, tx, hashRefreshToken(token), loginId)
  })
  return toGrant(context, account, loginId, token)
}

/** Marks the old token as used and stores the new one. Of concurrent calls exactly one returns true. */
async function exchange(
  context: Pick<Platform, 'clock' | 'config'>,
  tx: Database,
  hash: string,
  next: string,
  loginId: string,
): Promise<boolean> {
  const now = context.clock()
  const used = await tx
    .update(refreshTokens)
    .set({ usedDate: now })
    .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.usedDate)))
    .returning({ hash: refreshTokens.hash })
  if (used.length === 0) return false
  await insertToken(context, tx, hashRefreshToken(next), loginId)
  // Expired tokens are not needed for reuse detection.
  await tx
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.loginId, loginId), lt(refreshTokens.expireDate, now)))
  return true
}

async function insertToken(
  context: Pick<Platform, 'clock' | 'config'>,
  tx: Database,
  hash: string,
  loginId: string,
): Promise<void> {
  const lifetime = context.config.refreshTokenSeconds * 1000
  const expireDate = new Date(context.clock().getTime() + lifetime)
  await tx.insert(refreshTokens).values({ hash, loginId, expireDate })
}

/** Whether a used token was presented by a client other than the one that received its successor. */
async function isReuse(context: Pick<Platform, 'db'>, next: string, now: Date): Promise<boolean> {
  const successor = (await getRefreshToken(context.db, hashRefreshToken(next)))?.token
  if (successor === undefined || successor.expireDate <= now) return true
  const { usedDate } = successor
  return usedDate !== null && now.getTime() - usedDate.getTime() > GRACE_MS
}

async function rehashPassword(
  db: Database,
  { id, password: stored }: UserRow,
  password: string,
): Promise<void> {
  const hash = await hashPassword(password)
  // A concurrent password change wins.
  const isUnchanged = and(eq(users.id, id), eq(users.password, stored ?? ''))
  await db.update(users).set({ password: hash }).where(isUnchanged)
}

function findProblem(username: string, password: string, repPassword: string): string | undefined {
  if (username === '') return copy.noUsername
  if (password === '') return copy.noPassword
  if (repPassword === '') return copy.noRepeat
  if (password !== repPassword) return copy.differs
  if (!isUsername(username)) return copy.badUsername
  return explainPasswordLength(password)
}
