import { isPictureAddress } from '@mozhan/markdown/picture-address'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { users } from '../../platform/db/schema/index.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { toOptionalText } from '../../platform/text/to-optional-text.ts'
import {
  checkIdentifiers,
  checkPassword,
  endAllLogins,
  explainPasswordLength,
  hashPassword,
} from '../auth/index.ts'
import { copy } from './copy.ts'
import { findTagsShowingUser } from './find-user-tags.ts'

/** Changeable fields of the own account; absent fields stay unchanged. */
export interface ProfileChange {
  readonly id: string
  readonly nickName?: string | undefined
  /** Empty: no avatar. */
  readonly imageUrl?: string | undefined
  /** The signature; empty: none. */
  readonly summary?: string | undefined
  /** Empty: none. */
  readonly mobile?: string | undefined
  /** Empty: none. */
  readonly email?: string | undefined
}

/**
 * Updates the viewer's account. Name and avatar are stored only here, so that a change is effective everywhere at once;
 * the pages that show them are invalidated.
 * @throws DomainError `refused` for invalid or taken values, `forbidden` for the account of another user
 */
export async function updateProfile(
  context: Pick<Platform, 'clock' | 'config' | 'db' | 'inUnit'>,
  viewer: Viewer,
  { id, imageUrl, summary, ...names }: ProfileChange,
): Promise<void> {
  await requireOwn(context.db, viewer, id, copy.missingOwn)
  const shown = {
    ...(imageUrl === undefined ? {} : { imageUrl: readPicture(context, imageUrl) }),
    ...(summary === undefined ? {} : { signature: toOptionalText(summary) }),
  }
  await context.inUnit(async (unit) => {
    const tx = unit.db
    const values = { ...shown, ...(await checkIdentifiers(context.config, tx, viewer, names)) }
    await tx
      .update(users)
      .set({ ...values, updateDate: context.clock() })
      .where(eq(users.id, viewer.id))
    const isPublic = 'nickName' in values || 'imageUrl' in values || 'signature' in values
    if (isPublic) for (const tag of await findTagsShowingUser(tx, viewer.id)) unit.invalidate(tag)
  })
}

export interface PasswordInput {
  readonly userId: string
  readonly oldPassword?: string | undefined
}

/**
 * Verifies the password of the viewer. Failures are limited per user, so that passwords cannot be guessed with a stolen
 * session.
 * @returns the hash that it was compared with
 * @throws DomainError `refused` for a wrong password, `tooMany` after ten failures
 */
export async function verifyPassword(
  context: Pick<Platform, 'db' | 'limits'>,
  viewer: Viewer,
  { userId, oldPassword = '' }: PasswordInput,
): Promise<string | null> {
  if (userId === '') throw new DomainError('refused', copy.password.noUser)
  if (oldPassword === '') throw new DomainError('refused', copy.password.noOld)
  await requireOwn(context.db, viewer, userId, copy.password.missing)
  const refund = await context.limits.password.take(viewer.id)
  const [account] = await context.db
    .select({ password: users.password })
    .from(users)
    .where(eq(users.id, viewer.id))
  const stored = account?.password ?? null
  const { isRight } = await checkPassword(stored, oldPassword)
  if (!isRight) throw new DomainError('refused', copy.password.wrong)
  await refund()
  return stored
}

export interface PasswordChange extends PasswordInput {
  readonly newPassword?: string | undefined
  readonly repPassword?: string | undefined
}

/**
 * Changes the viewer's password and ends all sign-ins, the current one included: the client then opens the login site.
 * @throws DomainError as `verifyPassword`, and `refused` for an invalid new password
 */
export async function changePassword(
  context: Pick<Platform, 'clock' | 'db' | 'endedLogins' | 'limits'>,
  viewer: Viewer,
  { newPassword = '', repPassword = '', ...old }: PasswordChange,
): Promise<void> {
  const problem = findProblem(old, newPassword, repPassword)
  if (problem !== undefined) throw new DomainError('refused', problem)
  const stored = await verifyPassword(context, viewer, old)
  const password = await hashPassword(newPassword)
  const now = context.clock()
  const ended = await context.db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ password, pwdUpdateDate: now, updateDate: now })
      // Of two concurrent changes the second one fails, because its old password is no longer valid.
      .where(and(eq(users.id, viewer.id), eq(users.password, stored ?? '')))
      .returning({ id: users.id })
    if (changed.length === 0) throw new DomainError('refused', copy.password.wrong)
    return endAllLogins(tx, viewer.id, now)
  })
  for (const loginId of ended) context.endedLogins.add(loginId)
}

function findProblem(
  { userId, oldPassword = '' }: PasswordInput,
  newPassword: string,
  repPassword: string,
): string | undefined {
  const { password } = copy
  if (userId === '') return password.noUser
  if (oldPassword === '') return password.noOld
  if (newPassword === '') return password.noNew
  if (repPassword === '') return password.noRepeat
  if (newPassword !== repPassword) return password.differs
  return explainPasswordLength(newPassword)
}

/** @param missing error message for an unknown id */
async function requireOwn(
  db: Database,
  viewer: Viewer,
  id: string,
  missing: string,
): Promise<void> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.isEnabled, 1)))
  if (found === undefined) throw new DomainError('refused', missing)
  if (found.id !== viewer.id) throw new DomainError('forbidden')
}

/** @returns null for an empty address */
function readPicture({ config }: Pick<Platform, 'config'>, text: string): string | null {
  const address = text.trim()
  if (address === '') return null
  if (!isPictureAddress(address, config)) throw new DomainError('refused', copy.badImage)
  return address
}
