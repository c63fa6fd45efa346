import type pg from 'pg'

/** Maximum number of prepared statements per connection; each takes memory of the database. */
const MAX_NAMES = 300
/** Number of uses from which a statement is prepared, because rare statements are hardly ever repeated. */
const MIN_USES = 3
/** Maximum number of counted texts. */
const MAX_COUNTED = 2000
/** Maximum length of a named statement, in characters: longer ones insert many rows, in numbers that hardly ever repeat. */
const MAX_LENGTH = 5000

/**
 * Names repeated statements of a connection, so that the database prepares them: it parses and plans each of them once.
 * Statements without parameters are not named, because they may consist of several commands.
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
    const name = isPlain && config.text.length <= MAX_LENGTH ? nameOf(config.text) : undefined
    return query(name === undefined ? config : { ...(config as object), name }, ...rest)
  }) as typeof client.query
}

/** Excludes objects that submit themselves, such as cursors. */
function isQueryConfig(config: unknown): config is pg.QueryConfig {
  return (
    typeof config === 'object' &&
    config !== null &&
    'text' in config &&
    !('submit' in config) &&
    !('name' in config && config.name !== undefined)
  )
}
