import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '@mozhan/start/repo'

/**
 * Loads a module of another package by its file: what is measured is no dependency of this tool.
 * @param {string} file from the root of the repository
 */
export function importSource(file) {
  return import(pathToFileURL(path.join(root, file)).href)
}
