import { describe, expect, it } from 'vitest'
import { describeError } from './describe-error.ts'
import { describeFailure } from './describe-failure.ts'

const HUSH = 'hush-hush'

/** An error as the PostgreSQL driver creates it. */
function databaseError(message: string, code: string, more: object = {}): Error {
  const fields = { severity: 'ERROR', code, detail: `Key (mail)=(${HUSH}) exists.`, where: HUSH }
  return Object.assign(new Error(message), fields, more)
}

/** An error as drizzle wraps it. */
function statementError(query: string, cause: Error): Error {
  const params = [HUSH, `line\n    at ${HUSH}`]
  const error = new Error(`Failed query: ${query}\nparams: ${params}`, { cause })
  return Object.assign(error, { query, params })
}

describe('describeError', () => {
  it('keeps statement, code and constraint of a failed statement, but no values', () => {
    const cause = databaseError(
      'duplicate key value violates unique constraint "u_name"',
      '23505',
      {
        constraint: 'u_name',
        table: 'sys_user',
      },
    )
    const note = describeError(statementError('insert into sys_user values ($1, $2)', cause))
    expect(note).toMatchObject({
      message: 'Failed query: insert into sys_user values ($1, $2)',
      cause: { code: '23505', constraint: 'u_name', table: 'sys_user' },
    })
    expect(note.cause?.message).toContain('"u_name"')
    expect(note.stack).toMatch(/^at .*describe-error\.test/)
    expect(JSON.stringify(note)).not.toContain(HUSH)
  })

  it.each([
    [`invalid input syntax for type json: "a"${HUSH}"b"`, '22P02'],
    [`value "${HUSH}" is out of range for type bigint`, '22003'],
    [`syntax error in tsquery: "${HUSH} & 'x"`, '42601'],
  ])('removes values from the message of the database: %s', (message, code) => {
    expect(JSON.stringify(describeError(databaseError(message, code)))).not.toContain(HUSH)
  })

  it('is limited to 4 KB', () => {
    let error = statementError('$1, '.repeat(100_000), new Error(HUSH.repeat(10_000)))
    for (let depth = 0; depth < 50; depth += 1) {
      error = new Error('"\n\0'.repeat(10_000), { cause: error })
      error.name = 'N'.repeat(10_000)
    }
    expect(JSON.stringify(describeError(error)).length).toBeLessThan(4096 + 1024)
    expect(describeFailure(error).split('\n').length).toBeLessThan(30)
  })

  it('terminates for errors with circular causes', () => {
    const first = new Error('first')
    first.cause = new Error('second', { cause: first })
    expect(describeError(first).cause?.cause?.message).toBe('first')
  })

  it('describes the first error of an AggregateError', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED ::1:5432'), {
      code: 'ECONNREFUSED',
    })
    expect(describeError(new AggregateError([refused])).cause?.code).toBe('ECONNREFUSED')
  })

  it('describes values that are no errors by their type', () => {
    expect(describeError(HUSH)).toEqual({ type: 'string', message: '' })
  })
})

it('formats an error with its cause and without values', () => {
  const cause = databaseError('duplicate key value', '23505', { constraint: 'u_name' })
  const text = describeFailure(statementError('insert', cause))
  expect(text).toMatch(/^Error: Failed query: insert\n {4}at /)
  expect(text).toContain('\nCaused by Error: duplicate key value (code 23505, constraint u_name)\n')
  expect(text).not.toContain(HUSH)
})
