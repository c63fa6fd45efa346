import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cssVariables } from './css-variables.ts'
import { mantineVariables } from './mantine-variables.ts'

writeFileSync(join(import.meta.dirname, 'variables.css'), cssVariables())
writeFileSync(join(import.meta.dirname, 'mantine-variables.css'), mantineVariables())
