import { isTest } from '../exemptions.ts'
import { type Import, importsOf } from '../imports.ts'
import type { Rule } from '../rule.ts'
import type { Source } from '../source.ts'
import { bodyOf, textOf } from '../walk.ts'
import { FEATURE_FOLDERS, type Folder } from './feature-folder-table.ts'

const IN_FEATURE = /^packages\/([\w-]+)\/src\/(?:(model|view|client|server)\/|(copy|routes)\.ts$)/

/**
 * Folders of a feature: model (pure logic), view (rendering), client (browser), server (loading), copy (texts).
 * @param isFeature whether a folder name in packages/ is a feature
 */
export function featureFolders(isFeature: (name: string) => boolean): Rule {
  return {
    name: 'feature-folders',
    covers(path) {
      const [, feature] = IN_FEATURE.exec(path) ?? []
      return feature !== undefined && isFeature(feature) && !isTest(path)
    },
    check(source) {
      const [, feature = '', folder, file] = IN_FEATURE.exec(source.path) ?? []
      const rules = FEATURE_FOLDERS[(folder ?? file) as Folder]
      const imports = importsOf(source).flatMap((each) => problemOf(each, source, feature, rules))
      return [...directiveProblems(source, folder), ...imports]
    },
  }
}

type FolderRules = (typeof FEATURE_FOLDERS)[Folder]

function problemOf(each: Import, source: Source, feature: string, rules: FolderRules) {
  const { specifier, line, names, isTypeOnly } = each
  const place = placeOf(specifier, source.path)
  if (place !== undefined) {
    if (specifier.endsWith('.css') || rules.folders.includes(place)) return []
    return [{ line, message: `${rules.name} does not import from ${place}: ${rules.verb}.` }]
  }
  if (!isTypeOnly && rules.forbidden.some((pattern) => pattern.test(specifier))) {
    return [{ line, message: `${rules.name} does not import ${specifier}: ${rules.verb}.` }]
  }
  const self = new RegExp(`^@mozhan/${feature}(/|$)`)
  if (self.test(specifier) && !(rules.name === 'server' && specifier.endsWith('/client'))) {
    return [{ line, message: 'Inside a package, import by relative path.' }]
  }
  const hook =
    specifier === 'react' && rules.name === 'view' && names.find((n) => /^use[A-Z]/.test(n))
  return hook ? [{ line, message: `view has no hooks: move ${hook} to client/.` }] : []
}

/** Folder (or single file) of the feature that a relative import targets; undefined for packages. */
function placeOf(specifier: string, from: string): Folder | undefined {
  if (!specifier.startsWith('.')) return undefined
  const target = new URL(specifier, `file:///${from}`).pathname.slice(1)
  const [, , folder, file] = IN_FEATURE.exec(target) ?? []
  return (folder ?? file) as Folder | undefined
}

function directiveProblems(source: Source, folder: string | undefined) {
  const [first] = bodyOf(source.program)
  const isClient = first?.directive === 'use client'
  const isBarrel = /\/index\.ts$/.test(source.path)
  const report = (message: string) => [{ line: 1, message }]
  if (folder === 'client' && source.path.endsWith('.tsx') && !isClient) {
    return report("A component of client/ starts with 'use client'.")
  }
  if (isClient && (folder !== 'client' || isBarrel)) {
    return report("'use client' belongs to the components of client/, never to a barrel.")
  }
  const isServerOnly = first?.type === 'ImportDeclaration' && textOf(first.source) === 'server-only'
  if (folder === 'server' && !isBarrel && !isServerOnly) {
    return report("A file of server/ starts with import 'server-only'.")
  }
  return []
}
