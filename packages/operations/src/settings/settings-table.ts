import { copy } from './copy.ts'
import { kindOf, settingNames } from './read-settings.ts'
import { type SettingName, settingNotes, settingsSchema } from './schema.ts'

interface Words {
  readonly about: string
  /** How the default comes about, where it is no fixed value. */
  readonly fallback?: string
}

const words: Readonly<Record<SettingName, Words>> = copy.settings

/** The table of all settings, in Markdown, as it stands in README. */
export function writeSettingsTable(): string {
  const rows = settingNames.map((name) => [
    `\`${name}\``,
    kindOf(name)?.name ?? '',
    describeDefault(name),
    describeUsers(name),
    words[name].about,
  ])
  const lines = [copy.heads, copy.heads.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function describeDefault(name: SettingName): string {
  const { fallback } = words[name]
  return fallback ?? `\`${settingsSchema.shape[name].parse(undefined)}\``
}

function describeUsers(name: SettingName): string {
  const users = settingNotes.get(settingsSchema.shape[name])?.users ?? []
  const [only] = users
  return users.length > 1 || only === undefined ? copy.users.both : copy.users[only]
}
