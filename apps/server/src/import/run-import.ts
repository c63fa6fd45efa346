import path from 'node:path'
import { copy } from './copy.ts'
import type { AddNote } from './note.ts'
import { readArticle } from './read-article.ts'
import { type Outcome, type Output, Report } from './report.ts'
import { findMarkdownFiles } from './scan.ts'
import { SendError, type Sender } from './send.ts'
import type { ArticleOptions } from './to-article.ts'

export interface ImportOptions extends Omit<ArticleOptions, 'file' | 'folder'> {
  /** The folder to import. */
  readonly root: string
}

/** So many files in a row that nobody took: the server is gone. */
const MAX_LOST = 3

/**
 * Imports every Markdown file below a folder, one after another.
 * @param sender absent: only check
 * @returns the report; its notes name file and line
 */
export async function runImport(
  options: ImportOptions,
  sender: Sender | undefined,
  output: Output,
): Promise<{ report: Report; isComplete: boolean }> {
  const started = performance.now()
  const { root, ...rest } = options
  const folder = path.basename(path.resolve(root))
  const files = await findMarkdownFiles(root)
  const report = new Report(output, files.length)
  report.line(files.length === 0 ? copy.noFiles(root) : copy.found(files.length, root))
  report.line(sender?.description ?? copy.dryRun)
  let lost = 0
  for (const file of files) {
    const note: AddNote = (it) => report.add({ ...it, file })
    const outcome = await importOne(root, { ...rest, file, folder }, sender, note)
    report.finish(file, outcome === 'lost' ? 'failed' : outcome)
    lost = outcome === 'lost' ? lost + 1 : 0
    if (lost >= MAX_LOST) {
      report.line(copy.stopped)
      break
    }
  }
  const isComplete = report.summarize((performance.now() - started) / 1000)
  return { report, isComplete: isComplete && files.length > 0 }
}

async function importOne(
  root: string,
  options: ArticleOptions,
  sender: Sender | undefined,
  note: AddNote,
): Promise<Outcome | 'lost'> {
  try {
    const article = await readArticle(root, options, note)
    if (article === undefined) return 'failed'
    return sender === undefined ? 'checked' : (await sender.send(article)).outcome
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const message = error instanceof SendError ? reason : copy.unreadable(reason)
    note({ level: 'error', kind: 'failed', message })
    return error instanceof SendError && error.isUnreachable ? 'lost' : 'failed'
  }
}
