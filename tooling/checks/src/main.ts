// Runs the rules of this repository. Prints each finding; the exit code is 1 if there is any.
import path from 'node:path'
import { findDeadCopy } from './dead-copy.ts'
import { readEntries } from './entries.ts'
import { readFeatures } from './features.ts'
import { readSources } from './files.ts'
import { readPublished } from './published.ts'
import { readUses } from './rules/used-exports.ts'
import { allRules } from './rules.ts'
import { readVocabulary } from './vocabulary.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const sources = readSources(root)
const entries = readEntries(root)
const rules = allRules({
  features: readFeatures(root),
  entries,
  uses: readUses(sources, entries),
  published: readPublished(root),
  vocabulary: readVocabulary(root),
})

const found = sources.flatMap((source) =>
  rules
    .filter((rule) => rule.covers(source.path))
    .flatMap((rule) =>
      rule
        .check(source)
        .map(({ line, message }) => `${source.path}:${line} ${rule.name}: ${message}`),
    ),
)
const dead = findDeadCopy(sources).map(
  (each) => `${each.path}:${each.line} dead-copy: No source reads ${each.key}. Delete it.`,
)
const findings = [...found, ...dead]

for (const finding of findings) console.error(finding)
console.log(`${sources.length} files, ${rules.length + 1} rules, ${findings.length} findings`)
process.exitCode = findings.length > 0 ? 1 : 0
