import type { Entry } from './entries.ts'
import type { Published } from './published.ts'
import type { Rule } from './rule.ts'
import { chineseText } from './rules/chinese-text.ts'
import { documentedExports } from './rules/documented-exports.ts'
import { editedExports } from './rules/edited-exports.ts'
import { featureFolders } from './rules/feature-folders.ts'
import { fileLength } from './rules/file-length.ts'
import { hanInCopy } from './rules/han-in-copy.ts'
import { keyHandlers } from './rules/key-handlers.ts'
import { narrowContext } from './rules/narrow-context.ts'
import { refusedWords } from './rules/refused-words.ts'
import { retiredNames } from './rules/retired-names.ts'
import { serverLayers } from './rules/server-layers.ts'
import { sharedState } from './rules/shared-state.ts'
import { statusConditions } from './rules/status-conditions.ts'
import { thinPages } from './rules/thin-pages.ts'
import { type Uses, usedExports } from './rules/used-exports.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface RuleOptions {
  /** Names of the feature packages. */
  readonly features: ReadonlySet<string>
  /** Entries of packages, by path. */
  readonly entries: ReadonlyMap<string, Entry>
  /** Imported names. */
  readonly uses: Uses
  /** Exports of published packages. */
  readonly published: Published
  /** The words of CONTRIBUTING.md. */
  readonly vocabulary: Vocabulary
}

/** All rules. */
export function allRules({ features, entries, uses, published, vocabulary }: RuleOptions): Rule[] {
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
    documentedExports(published),
    fileLength,
    refusedWords(vocabulary.refusedWords),
    retiredNames(vocabulary.retiredNames),
  ]
}
