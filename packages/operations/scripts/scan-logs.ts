// Fails if stored logs of tests contain secrets: `node scan-logs.ts <folder>…`.
import { scanLogs } from '../src/scan-logs.ts'

const found = process.argv.slice(2).flatMap(scanLogs)
for (const line of found) console.error(line)
if (found.length > 0) process.exitCode = 1
