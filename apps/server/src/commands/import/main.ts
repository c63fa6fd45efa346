import path from 'node:path'
import { parseArgs } from 'node:util'
import { parseConfig } from '../../config.ts'
import { describeStartFailure } from '../../start-failure.ts'
import { copy } from './copy.ts'
import { findArchiveRoot } from './entries.ts'
import { runImport } from './run-import.ts'
import { isFolder } from './scan.ts'
import { openSender } from './send.ts'
import { unpackZip } from './unpack-zip.ts'

const USAGE_ERROR = 2

try {
  process.exitCode = await main()
} catch (error) {
  process.stderr.write(`${describeStartFailure(error)}\n`)
  process.exitCode = 1
}

async function main(): Promise<number> {
  const { values, positionals } = readArguments()
  const [folder] = positionals
  if (values.help) return print(copy.usage, 0)
  if (folder === undefined) return printUsageError(`${copy.needsFolder}\n\n${copy.usage}`)
  if (values.author === undefined) return printUsageError(copy.needsAuthor)
  const given = resolveFromCaller(folder)
  const isZip = /\.zip$/i.test(given) && !(await isFolder(given))
  if (!isZip && !(await isFolder(given))) return printUsageError(copy.noFolder(folder))
  const unpacked = isZip ? await unpackZip(given) : undefined
  const options = {
    root: await findArchiveRoot(unpacked?.folder ?? given),
    folder: unpacked?.name,
    author: values.author,
    channel: values.channel,
    isPrivate: values.private,
    publishDrafts: values['publish-drafts'],
  }
  const output = {
    isTerminal: process.stdout.isTTY === true,
    write: (text: string) => void process.stdout.write(text),
  }
  const sender = values['dry-run'] ? undefined : await openSender(parseConfig(process.env))
  try {
    const { isComplete } = await runImport(options, sender, output)
    return isComplete ? 0 : 1
  } finally {
    await sender?.close()
    await unpacked?.remove()
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        author: { type: 'string' },
        channel: { type: 'string' },
        private: { type: 'boolean', default: false },
        'publish-drafts': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${copy.usage}\n`)
    process.exit(USAGE_ERROR)
  }
}

/** Resolves a path against the folder in which the command was typed. pnpm runs scripts in the folder of their package. */
function resolveFromCaller(folder: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), folder)
}

function print(text: string, code: number): number {
  process.stdout.write(`${text}\n`)
  return code
}

function printUsageError(text: string): number {
  process.stderr.write(`${text}\n`)
  return USAGE_ERROR
}
