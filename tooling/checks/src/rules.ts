import type { Published } from './published.ts'
import type { Rule } from './rule.ts'
import { documentedExports } from './rules/documented-exports.ts'
import { editedExports } from './rules/edited-exports.ts'
import { featureFolders } from './rules/feature-folders.ts'
import { fileLength } from './rules/file-length.ts'
import { hanInCopy } from './rules/han-in-copy.ts'
import { keyHandlers } from './rules/key-handlers.ts'
import { serverLayers } from './rules/server-layers.ts'
import { sharedState } from './rules/shared-state.ts'
import { statusConditions } from './rules/status-conditions.ts'
import { thinPages } from './rules/thin-pages.ts'

/**
 * All rules of the house.
 * @param features names of the feature packages
 * @param published what published packages export
 */
export function houseRules(features: Set<string>, published: Published): Rule[] {
  return [
    hanInCopy,
    keyHandlers,
    sharedState,
    thinPages,
    featureFolders((name) => features.has(name)),
    serverLayers,
    statusConditions,
    editedExports,
    documentedExports(published),
    fileLength,
  ]
}
