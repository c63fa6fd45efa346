import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const PACKAGES = path.resolve(import.meta.dirname, '../../../packages')
const PAGES = path.join(import.meta.dirname, 'pages')

/** Writes a page for each package, which shows its README, for Storybook to find beside the stories. */
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

/** A Storybook that is running watches these files: what is the same is not touched. */
function write(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
