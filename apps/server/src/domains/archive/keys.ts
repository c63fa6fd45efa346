import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { archiveKeys } from '../../platform/db/schema/index.ts'
import type { EntryKind } from './kinds.ts'

/** The name of a thing in archives: the id it had where it was written first. */
export type KeyOf = (kind: EntryKind, id: string) => string

/** Names of everything that one person has. */
export async function loadKeys(db: Database, userId: string): Promise<KeyOf> {
  const rows = await db.select().from(archiveKeys).where(eq(archiveKeys.userId, userId))
  const keys = new Map(rows.map(({ kind, targetId, key }) => [`${kind}:${targetId}`, key]))
  return (kind, id) => keys.get(`${kind}:${id}`) ?? id
}

/** What a name means to this person: what was imported under it, else the thing that has it as its id. */
export async function readKey(
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

/** The things that a name may mean: what is this person's own under it, and what has it as its id. */
export async function readMeanings(
  db: Database,
  userId: string,
  kind: EntryKind,
  key: string,
): Promise<string[]> {
  return [...new Set([await readKey(db, userId, kind, key), key])]
}

/** Remembers under which name a thing was imported. */
export async function keepKey(
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
