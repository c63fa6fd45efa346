import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './failure.mjs'

/** Minimum length that the server accepts. */
const MIN_LENGTH = 32

/**
 * Secret of the API's invalidation calls to the site. It is created on the first start and stored in the data
 * folder, readable by its owner only. The server reads the same file.
 * @param {string} dataDir
 * @returns {string}
 * @throws {Failure} if the folder is not writable or the file is damaged
 */
export function ensureRefreshSecret(dataDir) {
  const folder = path.join(dataDir, 'secrets')
  const file = path.join(folder, 'refresh-secret')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeOnce(file, randomBytes(32).toString('hex'))
  } catch (error) {
    throw new Failure(`数据目录 ${dataDir} 无法写入（${error.code}）：请用 DATA_DIR 换一个目录。`)
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length >= MIN_LENGTH) return secret
  throw new Failure(`${file} 已损坏：删除它再启动，会生成新的密钥。`)
}

/** Writes atomically: of several simultaneous starts only one writes, and the others read a complete file. */
function writeOnce(file, text) {
  if (existsSync(file)) return
  const unfinished = `${file}.${process.pid}.unfinished`
  writeFileSync(unfinished, text, { mode: 0o600 })
  try {
    linkSync(unfinished, file)
  } catch (error) {
    if (error.code === 'EEXIST') return
    // The file system has no hard links.
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' })
  } finally {
    rmSync(unfinished, { force: true })
  }
}
