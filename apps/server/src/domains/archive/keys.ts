import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { archiveKeys } from '../../platform/db/schema/index.ts'
import type { EntryKind } from './kinds.ts'

/** The key of an entry in archives: its id on the site where it was created. */
export type KeyOf = (kind: EntryKind, id: string) => string

/** Loads the keys of all entries of a user. */
export async function loadKeys(db: Database, userId: string): Promise<KeyOf> {
  const rows = await db.select().from(archiveKeys).where(eq(archiveKeys.userId, userId))
  const keys = new Map(rows.map(({ kind, targetId, key }) => [`${kind}:${targetId}`, key]))
  return (kind, id) => keys.get(`${kind}:${id}`) ?? id
}

/** The id for a key: that of the entry the user imported with it, else the key itself. */
export async function resolveKey(
  db: Database,
  userId: string,
  kind: EntryKind,
  key: string,
): Promise<string> {
  const [row] = await db
    .select({ targetId: archiveKeys.targetId })
    .from(archiveKeys)
    .where(
      and(eq(archiveKeys.userId, userId), eq(archiveKeys.kind, kind), eq(archiveKeys.key, key)),
    )
  return row?.targetId ?? key
}

/** Possible ids for a key: that of the entry the user imported with it, and the key itself. */
export async function findTargetIds(
  db: Database,
  userId: string,
  kind: EntryKind,
  key: string,
): Promise<string[]> {
  return [...new Set([await resolveKey(db, userId, kind, key), key])]
}

/** Stores the key with which an entry was imported. */
export async function storeKey(
  tx: Database,
  userId: string,
  kind: EntryKind,
  key: string,
  targetId: string,
): Promise<void> {
  if (key === targetId) return
  await tx
    .insert(archiveKeys)
    .values({ userId, kind, key, targetId })
    .onConflictDoUpdate({
      target: [archiveKeys.userId, archiveKeys.kind, archiveKeys.key],
      set: { targetId },
    })
}
