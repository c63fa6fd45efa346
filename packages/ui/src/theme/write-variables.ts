import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cssVariables } from './css-variables.ts'

writeFileSync(join(import.meta.dirname, 'variables.css'), cssVariables())
