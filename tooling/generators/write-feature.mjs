import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const TEMPLATES = path.join(import.meta.dirname, 'templates')
const SUFFIX = '.template'

/**
 * Writes the files of a new feature: its package, its part of the contract, its address, its page and its handlers.
 * @param {string} root folder of the workspace
 * @param {Record<string, string>} names from `namesOf`
 * @returns {string[]} the files, relative to `root`
 */
export function writeFeature(root, names) {
  // Named explicitly, because `**` skips dot folders.
  const patterns = [`**/*${SUFFIX}`, `.changeset/*${SUFFIX}`]
  return globSync(patterns, { cwd: TEMPLATES }).map((template) => {
    const file = fill(template.slice(0, -SUFFIX.length), names)
    const to = path.join(root, file)
    mkdirSync(path.dirname(to), { recursive: true })
    writeFileSync(to, fill(readFileSync(path.join(TEMPLATES, template), 'utf8'), names))
    return file
  })
}

/**
 * Values of the placeholders in templates and entries.
 * @param {string} name in kebab-case
 * @param {string} title in Chinese, shown to readers
 */
export function namesOf(name, title) {
  const camelName = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  return { name, title, camelName, Name: camelName.replace(/^\w/, (first) => first.toUpperCase()) }
}

/** A text with `__name__`, `__Name__`, `__camelName__` and `__title__` replaced. */
export const fill = (text, names) =>
  text.replace(/__(name|Name|camelName|title)__/g, (_, key) => names[key])
