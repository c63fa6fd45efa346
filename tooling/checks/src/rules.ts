import type { Entry } from './entries.ts'
import type { Rule } from './rule.ts'
import { chineseText } from './rules/chinese-text.ts'
import { editedExports } from './rules/edited-exports.ts'
import { featureFolders } from './rules/feature-folders.ts'
import { fileLength } from './rules/file-length.ts'
import { hanInCopy } from './rules/han-in-copy.ts'
import { keyHandlers } from './rules/key-handlers.ts'
import { narrowContext } from './rules/narrow-context.ts'
import { serverLayers } from './rules/server-layers.ts'
import { sharedState } from './rules/shared-state.ts'
import { statusConditions } from './rules/status-conditions.ts'
import { thinPages } from './rules/thin-pages.ts'
import { type Uses, usedExports } from './rules/used-exports.ts'

/**
 * All rules of the house.
 * @param features names of the feature packages
 * @param entries what packages offer, by path
 * @param uses what of it is imported
 */
export function houseRules(
  features: Set<string>,
  entries: ReadonlyMap<string, Entry>,
  uses: Uses,
): Rule[] {
  return [
    hanInCopy,
    chineseText,
    keyHandlers,
    sharedState,
    thinPages,
    featureFolders((name) => features.has(name)),
    serverLayers,
    narrowContext,
    statusConditions,
    editedExports,
    usedExports(entries, uses),
    fileLength,
  ]
}
