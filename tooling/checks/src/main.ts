// The rules of the house which no ready-made tool knows. Prints each finding; exits with 1 if there is any.
import path from 'node:path'
import { readFeatures } from './features.ts'
import { readSources } from './files.ts'
import { readPublished } from './published.ts'
import { houseRules } from './rules.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const rules = houseRules(readFeatures(root), readPublished(root))
const sources = readSources(root)

const findings = sources.flatMap((source) =>
  rules
    .filter((rule) => rule.covers(source.path))
    .flatMap((rule) =>
      rule
        .check(source)
        .map(({ line, message }) => `${source.path}:${line} ${rule.name}: ${message}`),
    ),
)

for (const finding of findings) console.error(finding)
console.log(`${sources.length} files, ${rules.length} rules, ${findings.length} findings`)
process.exitCode = findings.length > 0 ? 1 : 0
