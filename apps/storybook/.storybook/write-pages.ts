import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const PACKAGES = path.resolve(import.meta.dirname, '../../../packages')
const PAGES = path.join(import.meta.dirname, 'pages')

/** Writes a documentation page per package with its README. */
export function writePages(): void {
  mkdirSync(PAGES, { recursive: true })
  const names = readdirSync(PACKAGES)
  for (const page of readdirSync(PAGES)) {
    if (!names.includes(path.parse(page).name)) rmSync(path.join(PAGES, page))
  }
  for (const name of names) write(path.join(PAGES, `${name}.mdx`), toPage(name))
}

function toPage(name: string): string {
  return `import { Markdown, Meta } from '@storybook/addon-docs/blocks'
import readme from '../../../../packages/${name}/README.md?raw'

<Meta title="${name}/README" />

<Markdown>{readme}</Markdown>
`
}

/** Writes only changed files, because a running Storybook watches them. */
function write(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
