import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '@mozhan/start/repo'

/**
 * Imports a module of another package by its path, without declaring a dependency.
 * @param {string} file relative to the repository
 */
export function importSource(file) {
  return import(pathToFileURL(path.join(root, file)).href)
}
