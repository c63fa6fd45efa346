import { sql } from 'drizzle-orm'
import type { TestServer } from './_util.ts'

/** A comment of 5 KB in the shape with the largest HTML that the renderer permits. */
export const WORST = { source: 5000, html: 64 * 1024 + 12 * 5000 }

const EMPTY_CELL = '<td></td>'

interface Written {
  readonly count: number
  /** Bytes of each. */
  readonly size: { readonly source: number; readonly html: number }
  /** Id of the first; the others follow it. */
  readonly from: number
  readonly parentId?: string
}

/** Inserts many comments into the database without rendering, one second apart. */
export async function writeComments(
  { context }: TestServer,
  articleId: string,
  userId: string,
  { count, size, from, parentId }: Written,
): Promise<void> {
  await context.db.execute(sql`
    insert into mxg_comment (id, parent_id, root_id, target_id, user_id, content, html_content, html_version, create_date)
    select ${from}::bigint + n, ${parentId ?? null}::bigint, ${parentId ?? null}::bigint, ${articleId}, ${userId},
      repeat('|', ${size.source}), repeat(${EMPTY_CELL}, ${Math.floor(size.html / EMPTY_CELL.length)}), '1',
      timestamptz '2026-01-01' + ${from}::int * interval '1 ms' + n * interval '1 second'
    from generate_series(1, ${count}::int) n`)
  await context.db.execute(
    sql`update mxg_article set comment_count = comment_count + ${count} where id = ${articleId}`,
  )
}

/** The same for answers to a question, or for replies to one of them. */
export async function writeAnswers(
  { context }: TestServer,
  questionId: string,
  userId: string,
  { count, size, from, parentId }: Written,
): Promise<void> {
  await context.db.execute(sql`
    insert into mxg_replay (id, parent_id, root_id, question_id, user_id, md_content, html_content, html_version,
      like_count, create_date)
    select ${from}::bigint + n, ${parentId ?? null}::bigint, ${parentId ?? null}::bigint, ${questionId}, ${userId},
      repeat('|', ${size.source}), repeat(${EMPTY_CELL}, ${Math.floor(size.html / EMPTY_CELL.length)}), '1',
      n % 7, timestamptz '2026-01-01' + ${from}::int * interval '1 ms' + n * interval '1 second'
    from generate_series(1, ${count}::int) n`)
}

/** The fields of a row that these tests read. */
interface Row {
  readonly id: string
  readonly next?: string | undefined
}

export const SMALL = { source: 40, html: 60 }
export const LARGE = { source: 1000, html: 12_000 }

/** Maximum bytes of one answer: 256 KiB of text with all quotes escaped. */
export const MAX_BYTES = 600 * 1024

/** Reads all parts of a list in order. */
export async function walkParts<R extends Row>(
  read: (cursor: string | undefined) => Promise<R[]>,
  between: () => Promise<unknown> = async () => undefined,
): Promise<R[][]> {
  const parts: R[][] = []
  let cursor: string | undefined
  do {
    const part = await read(cursor)
    parts.push(part)
    cursor = part.at(-1)?.next
    await between()
  } while (cursor !== undefined)
  return parts
}

export function idsOf(parts: readonly Row[][]): string[] {
  return parts.flat().map(({ id }) => id)
}

export function bytesOf(data: unknown): number {
  return Buffer.byteLength(JSON.stringify(data))
}

/** The ids of rows from an id on. */
export function range(from: number, count: number): string[] {
  return Array.from({ length: count }, (_, at) => String(from + 1 + at))
}
