// Writes the table of settings to README.md; with --check it only checks whether the table is up to date.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writeSettingsTable } from '../src/settings/settings-table.ts'

const TABLE = /(<!-- settings -->\n)[\s\S]*?(\n<!-- \/settings -->)/

const file = path.resolve(import.meta.dirname, '../../../README.md')
const current = await readFile(file, 'utf8')
const text = current.replace(TABLE, (_, start, end) => `${start}\n${writeSettingsTable()}\n${end}`)

if (!TABLE.test(current)) {
  console.error(
    'README.md has no markers for the settings: <!-- settings --> … <!-- /settings -->.',
  )
  process.exitCode = 1
} else if (!process.argv.includes('--check')) {
  await writeFile(file, text)
} else if (current !== text) {
  console.error('README.md is stale: run `pnpm --filter @mozhan/operations run docs`.')
  process.exitCode = 1
}
