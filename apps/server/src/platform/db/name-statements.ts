import type pg from 'pg'

/** Statements that a connection keeps prepared; each takes memory of the database. */
const MAX_NAMES = 300
/** Times that a statement is sent before it is prepared: most of the rare ones are never sent again. */
const MIN_USES = 3
/** Texts that are counted. */
const MAX_COUNTED = 2000

/**
 * Prepares the statements that a connection sends again and again, so that the database parses and plans each of them once.
 * Statements without parameters stay as they are: they may consist of several commands.
 */
export function nameStatements(client: pg.PoolClient): void {
  const uses = new Map<string, number>()
  const names = new Map<string, string>()
  const query = client.query.bind(client) as (...args: unknown[]) => unknown

  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MAX_NAMES) return known
    const count = (uses.get(text) ?? 0) + 1
    if (uses.size >= MAX_COUNTED) uses.clear()
    uses.set(text, count)
    if (count < MIN_USES) return undefined
    uses.delete(text)
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }

  client.query = ((config: unknown, ...rest: unknown[]) => {
    const [values] = rest
    const isPlain = isQueryConfig(config) && Array.isArray(values) && values.length > 0
    const name = isPlain ? nameOf(config.text) : undefined
    return query(name === undefined ? config : { ...(config as object), name }, ...rest)
  }) as typeof client.query
}

/** Not a query that sends itself, such as a cursor. */
function isQueryConfig(config: unknown): config is pg.QueryConfig {
  return (
    typeof config === 'object' &&
    config !== null &&
    'text' in config &&
    !('submit' in config) &&
    !('name' in config && config.name !== undefined)
  )
}
