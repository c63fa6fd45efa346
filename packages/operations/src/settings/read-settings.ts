import { z } from 'zod'
import { type KindMetadata, kindMetadata, splitList } from './kinds.ts'
import { findConflicts } from './rules.ts'
import { type SettingName, type Settings, settingMetadata, settingsSchema } from './schema.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** The environment is invalid. `problems` lists all problems, one sentence each. */
export class SettingsError extends Error {
  override name = 'SettingsError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`These settings cannot be used:\n${problems.map((each) => `  - ${each}`).join('\n')}`)
    this.problems = problems
  }
}

/** Former names, which are supported for one more version. */
const FORMER_NAMES: Partial<Record<SettingName, string>> = {
  SITE_INVALIDATION_URLS: 'SITE_REFRESH_URLS',
}
/** Maximum characters of a wrong value in a message. */
const MAX_SHOWN = 60

/**
 * Reads the settings of both processes. An empty variable counts as not set.
 * @throws SettingsError with all problems and what to do about each, without passwords and keys
 */
export function readSettings(env: Environment): Settings {
  const given = readGiven(env)
  const parsed = settingsSchema.safeParse(given)
  const issues = parsed.error?.issues ?? []
  const wrong = new Set<string>(issues.map(nameOf))
  const usable = Object.entries(given).filter(([name]) => !wrong.has(name))
  const settings = parsed.success ? parsed.data : settingsSchema.parse(Object.fromEntries(usable))
  // No conflicts are reported for a setting that is wrong by itself.
  const conflicts = findConflicts(settings).filter(({ names }) => !names.some((n) => wrong.has(n)))
  const problems = [
    ...new Set(issues.map((issue) => describe(issue, given))),
    ...conflicts.map(({ problem }) => problem),
  ]
  if (problems.length > 0) throw new SettingsError(problems)
  return settings
}

/** The variables that are set, trimmed, as other readers of the environment should see them. */
export function readGiven(env: Environment): Partial<Record<SettingName, string>> {
  const given: Partial<Record<SettingName, string>> = {}
  for (const name of settingNames) {
    const value = readValue(env, name)?.trim()
    const isMeant = settingMetadata.get(settingsSchema.shape[name])?.acceptsEmpty
    if (value || (value === '' && isMeant)) given[name] = value
  }
  return given
}

function readValue(env: Environment, name: SettingName): string | undefined {
  const former = FORMER_NAMES[name]
  if (former === undefined || env[name] !== undefined || env[former] === undefined) return env[name]
  const warning = `${former} is now called ${name}. The former name works for one more version.`
  process.emitWarning(warning, 'DeprecationWarning')
  return env[former]
}

/** The metadata of the kind of a setting, inside of defaults and transforms. */
export function kindOf(name: SettingName): KindMetadata | undefined {
  for (let schema: z.ZodType = settingsSchema.shape[name]; ; ) {
    const note = kindMetadata.get(schema)
    if (note !== undefined) return note
    const inner = innerOf(schema)
    if (inner === undefined) return undefined
    schema = inner
  }
}

// The keys of the schema are exactly the setting names.
export const settingNames = Object.keys(settingsSchema.shape) as SettingName[]

function describe(issue: z.core.$ZodIssue, given: Partial<Record<string, string>>): string {
  const name = nameOf(issue)
  const item = issue.path[1]
  const whole = given[name] ?? ''
  const value = typeof item === 'number' ? (splitList(whole)[item] ?? '') : whole
  const hint = `${issue.message}.`
  if (kindOf(name)?.isHidden !== false) return `${name} cannot be used; ${hint}`
  const shown = value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value
  return `${name} ${item === undefined ? 'is' : 'holds'} ${JSON.stringify(shown)}; ${hint}`
}

function innerOf(schema: z.ZodType): z.ZodType | undefined {
  // The library types inner schemas as core types, but all of ours are classic ones.
  if (schema instanceof z.ZodPipe) return schema.in as z.ZodType
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) {
    return schema.unwrap() as z.ZodType
  }
  return undefined
}

function nameOf(issue: z.core.$ZodIssue): SettingName {
  // The path of every issue starts with a key of the schema.
  return issue.path[0] as SettingName
}
