import path from 'node:path'
import { copy } from './copy.ts'
import { findEntries, isArchiveFolder, readEntryFile } from './entries.ts'
import type { AddNote } from './note.ts'
import { readArticle } from './read-article.ts'
import { type Outcome, type Output, Report } from './report.ts'
import { findMarkdownFiles } from './scan.ts'
import { SendError, type Sender } from './send.ts'
import type { ArticleOptions } from './to-article.ts'

export interface ImportOptions extends Omit<ArticleOptions, 'file' | 'folder'> {
  /** The folder to import. */
  readonly root: string
  /** Name in the source keys of its files; absent: the name of the folder. */
  readonly folder?: string | undefined
}

/** Consecutive failures with the same reason after which the import stops, because the next file would fail too. */
const MAX_EQUAL_FAILURES = 3

interface Result {
  readonly outcome: Outcome
  /** Why it was not stored. */
  readonly refusal?: string
}

/**
 * Imports every Markdown file below a folder, one after another.
 * @param sender absent: dry run
 * @returns the report; its notes name file and line
 */
export async function runImport(
  options: ImportOptions,
  sender: Sender | undefined,
  output: Output,
): Promise<{ report: Report; isComplete: boolean }> {
  const started = performance.now()
  const { root, folder = path.basename(path.resolve(root)), ...rest } = options
  const isArchive = await isArchiveFolder(root)
  const files = isArchive ? await findEntries(root) : await findMarkdownFiles(root)
  const report = new Report(output, files.length)
  const found = isArchive ? copy.foundEntries(files.length) : copy.found(files.length, root)
  report.line(files.length === 0 ? copy.noFiles(root) : found)
  report.line(sender?.description ?? copy.dryRun)
  const refusals: string[] = []
  for (const file of files) {
    const note: AddNote = (it) => report.add({ ...it, file })
    const one = { ...rest, file, folder }
    const { outcome, refusal } = await runImportStep(note, () =>
      isArchive ? importEntry(root, one, sender, note) : importArticle(root, one, sender, note),
    )
    report.finish(file, outcome)
    if (refusal === undefined || refusal !== refusals[0]) refusals.length = 0
    if (refusal !== undefined) refusals.push(refusal)
    if (refusals.length >= MAX_EQUAL_FAILURES) {
      report.line(copy.stopped)
      break
    }
  }
  const isComplete = report.summarize((performance.now() - started) / 1000)
  return { report, isComplete: isComplete && files.length > 0 }
}

async function importArticle(
  root: string,
  options: ArticleOptions,
  sender: Sender | undefined,
  note: AddNote,
): Promise<Outcome> {
  const article = await readArticle(root, options, note)
  if (article === undefined) return 'failed'
  return sender === undefined ? 'checked' : (await sender.send(article)).outcome
}

async function importEntry(
  root: string,
  options: ArticleOptions,
  sender: Sender | undefined,
  note: AddNote,
): Promise<Outcome> {
  const entry = await readEntryFile(root, options, note)
  if (entry === undefined) return 'failed'
  if (sender === undefined) return 'checked'
  const { outcome, message } = await sender.sendEntry(entry)
  if (message !== undefined) note({ level: 'warning', kind: 'skipped', message })
  return outcome
}

async function runImportStep(note: AddNote, work: () => Promise<Outcome>): Promise<Result> {
  try {
    return { outcome: await work() }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const isRefused = error instanceof SendError
    const message = isRefused ? reason : copy.unreadable(reason)
    note({ level: 'error', kind: 'failed', message })
    return { outcome: 'failed', ...(isRefused && { refusal: reason }) }
  }
}
