import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const TEMPLATE = path.join(import.meta.dirname, 'feature')
const SUFFIX = '.template'

/**
 * Writes a new feature package.
 * @param {string} target folder that does not exist yet
 * @param {{ name: string, title: string }} feature `name` in kebab-case, `title` as readers see it
 */
export function writeFeature(target, { name, title }) {
  const values = { name, title, Name: toPascal(name), camelName: toCamel(name) }
  for (const file of listTemplates()) {
    const to = path.join(target, fill(file.slice(0, -SUFFIX.length), values))
    mkdirSync(path.dirname(to), { recursive: true })
    writeFileSync(to, fill(readFileSync(path.join(TEMPLATE, file), 'utf8'), values))
  }
}

function listTemplates() {
  return readdirSync(TEMPLATE, { recursive: true }).filter((file) => file.endsWith(SUFFIX))
}

const fill = (text, values) => text.replace(/__(\w+?)__/g, (_, key) => values[key])

const toCamel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

const toPascal = (name) => toCamel(name).replace(/^\w/, (letter) => letter.toUpperCase())
