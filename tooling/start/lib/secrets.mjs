import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './failure.mjs'

/**
 * The secrets of one installation, made on its first start and kept beside its data, readable by its owner alone.
 * @param {string} dataDir
 * @returns {{ tokenSecret: string, refreshSecret: string }}
 * @throws {Failure} when the folder cannot be written, or the file is damaged
 */
export function ensureSecrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json')
  attempt(dataDir, () => mkdirSync(dataDir, { recursive: true }))
  const fresh = { tokenSecret: randomText(), refreshSecret: randomText() }
  const text = `${JSON.stringify(fresh, null, 2)}\n`
  attempt(dataDir, () => {
    try {
      writeFileSync(file, text, { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
  })
  return readSecrets(file)
}

function attempt(dataDir, write) {
  try {
    write()
  } catch (error) {
    throw new Failure(`数据目录 ${dataDir} 无法写入（${error.code}）：请用 DATA_DIR 换一个目录。`)
  }
}

function readSecrets(file) {
  try {
    const { tokenSecret, refreshSecret } = JSON.parse(readFileSync(file, 'utf8'))
    if (tokenSecret && refreshSecret) return { tokenSecret, refreshSecret }
  } catch {
    // Reported below.
  }
  throw new Failure(`${file} 已损坏：删除它再启动，会生成新的密钥（已登录的人需重新登录）。`)
}

const randomText = () => randomBytes(32).toString('base64url')
