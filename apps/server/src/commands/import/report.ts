import { copy, type NoteKind } from './copy.ts'
import type { Note } from './note.ts'

export type Outcome = keyof typeof copy.outcomes

/** Output of the report: a terminal, a file or a test. */
export interface Output {
  readonly isTerminal: boolean
  write(text: string): void
}

/** Files between two lines of progress where the output is not a terminal. */
const PLAIN_EVERY = 50

/** Prints notes and progress, counts outcomes, and prints the summary. */
export class Report {
  readonly notes: Note[] = []
  readonly outcomes = new Map<Outcome, number>()
  private readonly output: Output
  private readonly total: number
  private done = 0

  constructor(output: Output, total: number) {
    this.output = output
    this.total = total
  }

  add(note: Note): void {
    this.notes.push(note)
    const place = note.line === undefined ? note.file : `${note.file}:${note.line}`
    if (note.level !== 'info') this.line(`${place}  ${note.message}`)
  }

  finish(file: string, outcome: Outcome): void {
    this.done++
    this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1)
    const text = copy.progress(this.done, this.total, file)
    if (this.output.isTerminal) this.output.write(`\r\x1b[2K${text.slice(0, 76)}`)
    else if (this.done % PLAIN_EVERY === 0 || this.done === this.total) this.line(text)
  }

  /** @returns whether every file was imported */
  summarize(seconds: number): boolean {
    this.line(`\n${copy.summaryHead}`)
    for (const [outcome, count] of this.outcomes) this.line(`  ${copy.outcomes[outcome]}  ${count}`)
    for (const [kind, count] of countKinds(this.notes)) this.line(`  ${copy.kinds[kind]}  ${count}`)
    const rate = (this.done / Math.max(seconds, 0.001)).toFixed(1)
    this.line(`  ${copy.speed(seconds.toFixed(1), rate)}`)
    const failed = this.outcomes.get('failed') ?? 0
    const missing = failed + this.total - this.done
    this.line(missing === 0 ? copy.allDone : copy.someFailed(missing))
    return missing === 0
  }

  line(text: string): void {
    this.output.write(`${this.output.isTerminal ? '\r\x1b[2K' : ''}${text}\n`)
  }
}

function countKinds(notes: readonly Note[]): [NoteKind, number][] {
  const counts = new Map<NoteKind, number>()
  for (const { kind } of notes) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}
