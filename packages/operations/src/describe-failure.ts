import { describeError, type ErrorSummary } from './describe-error.ts'
import { maskSecrets } from './mask-secrets.ts'

/** A description of an unexpected error for the terminal, about twenty lines. */
export function describeFailure(error: unknown): string {
  return maskSecrets(toLines(describeError(error)).join('\n'))
}

function toLines({ type, message, code, constraint, table, stack, cause }: ErrorSummary): string[] {
  const facts = Object.entries({ code, constraint, table })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name} ${value}`)
  const head = [`${type}: ${message}`, ...(facts.length > 0 ? [`(${facts.join(', ')})`] : [])]
  const frames = stack === undefined ? [] : stack.split('\n').map((frame) => `    ${frame}`)
  const below = cause === undefined ? [] : toLines(cause)
  return [
    head.join(' '),
    ...frames,
    ...below.map((line, at) => (at === 0 ? `Caused by ${line}` : line)),
  ]
}
