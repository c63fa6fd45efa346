// The rules of the house which no ready-made tool knows. Prints each finding; exits with 1 if there is any.
import path from 'node:path'
import { findDeadCopy } from './dead-copy.ts'
import { readEntries } from './entries.ts'
import { readFeatures } from './features.ts'
import { readSources } from './files.ts'
import { readPublished } from './published.ts'
import { readUses } from './rules/used-exports.ts'
import { houseRules } from './rules.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const sources = readSources(root)
const entries = readEntries(root)
const rules = houseRules({
  features: readFeatures(root),
  entries,
  uses: readUses(sources, entries),
  published: readPublished(root),
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
  (each) => `${each.path}:${each.line} dead-copy: No program reads ${each.key}. Delete it.`,
)
const findings = [...found, ...dead]

for (const finding of findings) console.error(finding)
console.log(`${sources.length} files, ${rules.length + 1} rules, ${findings.length} findings`)
process.exitCode = findings.length > 0 ? 1 : 0
