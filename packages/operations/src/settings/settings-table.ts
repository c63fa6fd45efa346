import { copy } from './copy.ts'
import { kindOf, settingNames } from './read-settings.ts'
import { type SettingName, settingMetadata, settingsSchema } from './schema.ts'

interface SettingText {
  readonly about: string
  /** Describes a default that is no fixed value. */
  readonly fallback?: string
}

const texts: Readonly<Record<SettingName, SettingText>> = copy.settings

/** The table of all settings in Markdown, for the README. */
export function writeSettingsTable(): string {
  const rows = settingNames.map((name) => [
    `\`${name}\``,
    kindOf(name)?.name ?? '',
    describeDefault(name),
    describeUsers(name),
    texts[name].about,
  ])
  const lines = [copy.heads, copy.heads.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function describeDefault(name: SettingName): string {
  const { fallback } = texts[name]
  return fallback ?? `\`${settingsSchema.shape[name].parse(undefined)}\``
}

function describeUsers(name: SettingName): string {
  const users = settingMetadata.get(settingsSchema.shape[name])?.users ?? []
  const [only] = users
  return users.length > 1 || only === undefined ? copy.users.both : copy.users[only]
}
