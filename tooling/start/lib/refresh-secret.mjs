import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './failure.mjs'

/** The server takes shorter ones for a mistake. */
const MIN_LENGTH = 32

/**
 * The secret by which the API tells the site that pages changed. It is made on the first start and kept in the data
 * folder, where the server itself looks for it too, readable by its owner alone.
 * @param {string} dataDir
 * @returns {string}
 * @throws {Failure} when the folder cannot be written, or the file is damaged
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

/** Of several starts at once only one writes it, and the others find it whole. */
function writeOnce(file, text) {
  if (existsSync(file)) return
  const unfinished = `${file}.${process.pid}.unfinished`
  writeFileSync(unfinished, text, { mode: 0o600 })
  try {
    linkSync(unfinished, file)
  } catch (error) {
    if (error.code === 'EEXIST') return
    // A disk without hard links.
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' })
  } finally {
    rmSync(unfinished, { force: true })
  }
}
