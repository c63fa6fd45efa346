import { QUESTION_STATUS } from '@mozhan/api-client/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { searchDocuments, searchWords } from '../db/schema/index.ts'
import type { IndexedText } from './indexed-text.ts'
import type { FoundKind, FoundType, Source } from './source.ts'
import { INDEX_VERSION, toDigest, toFilterDigest, toTerms } from './terms.ts'

/** Words per statement; PostgreSQL accepts 65,535 parameters. */
const CHUNK = 5000
const NO_TEXT: IndexedText = {
  beginning: '',
  prose: '',
  code: '',
  headings: '',
  terms: [],
  words: [],
}

/**
 * Updates the index document of a text in the transaction that changed the text: the text can be found exactly as long as it
 * can be read.
 * @param text result of `indexText` for an article or question; absent: the kind has no long text
 */
export async function indexDocument(
  tx: Database,
  { type, load }: FoundKind,
  id: string,
  text: IndexedText = NO_TEXT,
): Promise<void> {
  const source = await load(tx, id)
  if (source === undefined) return removeDocument(tx, type, id)
  const { row, words } = toRow(type, id, source, text)
  await tx
    .insert(searchDocuments)
    .values(row)
    .onConflictDoUpdate({ target: [searchDocuments.type, searchDocuments.id], set: row })
  await addWords(tx, words)
}

/**
 * Updates status and date of a document whose text has not changed. A text that must not be found any more loses its
 * document.
 */
export async function indexStatus(
  tx: Database,
  { type, load }: FoundKind,
  id: string,
): Promise<void> {
  const source = await load(tx, id)
  if (source === undefined) return removeDocument(tx, type, id)
  const others = Object.values(QUESTION_STATUS).map(toStatusDigest)
  await tx
    .update(searchDocuments)
    .set({
      terms: sql`(select array_agg(term) from unnest(${searchDocuments.terms}) term
        where term <> all (${`{${others.join(',')}}`}::int[])) || ${toStatusDigest(source.status)}::int`,
      updateDate: source.updateDate,
    })
    .where(isDocument(type, id))
}

async function removeDocument(tx: Database, type: FoundType, id: string): Promise<void> {
  await tx.delete(searchDocuments).where(isDocument(type, id))
}

function isDocument(type: FoundType, id: string) {
  return and(eq(searchDocuments.type, type), eq(searchDocuments.id, id))
}

function toStatusDigest(status: number): number {
  return toFilterDigest('status', String(status))
}

/** Inserts new words, in sorted order to avoid deadlocks between two writers. */
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

/** An index row and the Latin words of the text. */
function toRow(type: FoundType, id: string, source: Source, text: IndexedText) {
  const { title, lead, createDate, updateDate } = source
  const labels = source.labels.map((label) => label.name).join('\n')
  const headings = [text.headings, labels].filter(Boolean).join('\n')
  const body = joinLead(lead, text)
  const ofTitle = toTerms(title)
  const ofLabels = toTerms(labels)
  const ofLead = toTerms(body === text.prose ? '' : lead)
  const digests = new Set<number>(text.terms)
  const add = (field: Parameters<typeof toDigest>[0], terms: ReadonlySet<string>) => {
    for (const term of terms) digests.add(toDigest(field, term))
  }
  add('title', ofTitle.terms)
  add('heading', ofTitle.terms)
  add('heading', ofLabels.terms)
  for (const { terms } of [ofTitle, ofLabels, ofLead]) add('any', terms)
  digests.add(toFilterDigest('type', String(type)))
  digests.add(toStatusDigest(source.status))
  for (const label of source.labels) digests.add(toFilterDigest('label', label.id))
  return {
    row: {
      type,
      id,
      title,
      headings,
      body,
      code: text.code,
      terms: [...digests],
      titleLength: Math.min(title.length, 1000),
      version: INDEX_VERSION,
      createDate,
      updateDate,
    },
    words: new Set([...ofTitle.words, ...ofLabels.words, ...ofLead.words, ...text.words]),
  }
}

/** A summary that repeats the beginning of the text is not indexed twice. */
function joinLead(lead: string, { beginning, prose }: IndexedText): string {
  const start = lead.slice(0, 40)
  const isBeginning = [beginning, prose].some((text) =>
    text.slice(0, beginning.length).replaceAll('\n', ' ').startsWith(start),
  )
  return isBeginning ? prose : `${lead}\n${prose}`
}

/** Words consist of letters and digits and need no escape; the quotation marks protect the word `null`. */
function toTextArray(words: readonly string[]): string {
  return `{${words.map((word) => `"${word}"`).join(',')}}`
}
