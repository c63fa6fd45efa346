import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { searchDocuments, searchWords } from '../../db/schema/index.ts'
import { type FoundType, SOURCES, type Source } from './sources.ts'
import { INDEX_VERSION, toDigest, toFilterDigest, toTerms } from './terms.ts'

/** Words of one statement; PostgreSQL takes 65,535 parameters. */
const CHUNK = 5000

/**
 * Brings what is found of a text up to date, in the transaction that changed it: a text is found from the moment on at
 * which it can be read, and not a moment longer.
 */
export async function indexDocument(tx: Database, type: FoundType, id: string): Promise<void> {
  const source = await SOURCES[type](tx, id)
  if (source === undefined) {
    await tx
      .delete(searchDocuments)
      .where(and(eq(searchDocuments.type, type), eq(searchDocuments.id, id)))
    return
  }
  const { row, words } = toRow(type, id, source)
  await tx
    .insert(searchDocuments)
    .values(row)
    .onConflictDoUpdate({ target: [searchDocuments.type, searchDocuments.id], set: row })
  await addWords(tx, words)
}

/** Writes words that were not known. They are kept in one order, so that two writers cannot wait for each other. */
async function addWords(tx: Database, words: ReadonlySet<string>): Promise<void> {
  const sorted = [...words].sort()
  for (let start = 0; start < sorted.length; start += CHUNK) {
    const part = sorted.slice(start, start + CHUNK)
    await tx.execute(sql`insert into ${searchWords} (word)
      select word from unnest(${toTextArray(part)}::text[]) word
      where not exists (select 1 from ${searchWords} known where known.word = word.word)
      order by 1 on conflict do nothing`)
  }
}

/** A row of the index, and the Latin words in it. */
function toRow(type: FoundType, id: string, source: Source) {
  const { title, body, code, createDate, updateDate } = source
  const headings = [...source.headings, ...source.labels.map((label) => label.name)].join('\n')
  const ofTitle = toTerms(title)
  const ofHeadings = toTerms(headings)
  const ofText = toTerms(`${body}\n${code}`)
  const digests = new Set<number>()
  const add = (field: Parameters<typeof toDigest>[0], terms: ReadonlySet<string>) => {
    for (const term of terms) digests.add(toDigest(field, term))
  }
  add('title', ofTitle.terms)
  add('heading', ofTitle.terms)
  add('heading', ofHeadings.terms)
  for (const { terms } of [ofTitle, ofHeadings, ofText]) add('any', terms)
  digests.add(toFilterDigest('type', String(type)))
  digests.add(toFilterDigest('status', String(source.status)))
  for (const label of source.labels) digests.add(toFilterDigest('label', label.id))
  return {
    row: {
      type,
      id,
      title,
      headings,
      body,
      code,
      terms: [...digests],
      titleLength: Math.min(title.length, 1000),
      version: INDEX_VERSION,
      createDate,
      updateDate,
    },
    words: new Set([...ofTitle.words, ...ofHeadings.words, ...ofText.words]),
  }
}

/** Letters and digits need no escape, but the word `null` needs its quotation marks. */
function toTextArray(words: readonly string[]): string {
  return `{${words.map((word) => `"${word}"`).join(',')}}`
}
