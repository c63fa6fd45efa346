import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './failure.mjs'
import { run } from './processes.mjs'
import { root } from './repo.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PACKAGE_DIR = path.join(root, 'tooling', 'start')

/**
 * Finds or installs a Chromium, prints its path and sets CHROMIUM_PATH for the browser tests.
 * @returns {Promise<string>} path of the executable
 */
export async function ensureChromium() {
  const found = await findChromium()
  const browser = found ?? (await installChromium())
  console.log(found ? `浏览器：${browser}` : `浏览器：${browser}（刚刚安装）`)
  await ensureChineseFont()
  process.env.CHROMIUM_PATH = browser
  return browser
}

async function findChromium() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) {
    if (existsSync(wanted)) return wanted
    throw new Failure(`CHROMIUM_PATH=${wanted} 不存在：请改为浏览器的路径，或不设它。`)
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  for (const name of NAMES) {
    const file = folders.map((folder) => path.join(folder, name)).find(existsSync)
    if (file) return file
  }
  return findPlaywrightChromium()
}

/** Path of Playwright's download for its version, if present. */
async function findPlaywrightChromium() {
  const script = "import('@playwright/test').then((p) => console.log(p.chromium.executablePath()))"
  const { code, output } = await run('node', ['-e', script], { quiet: true, cwd: PACKAGE_DIR })
  const file = output.trim()
  return code === 0 && existsSync(file) ? file : undefined
}

async function installChromium() {
  if (isDebianRoot()) {
    console.log('没有找到 Chromium，用 apt-get 安装…')
    if (await aptInstall(['chromium', 'fonts-noto-cjk'])) return '/usr/bin/chromium'
  }
  console.log('没有找到 Chromium，用 Playwright 下载…')
  const args = ['exec', 'playwright', 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium']
  const { code } = await run('pnpm', args, { cwd: PACKAGE_DIR })
  const file = code === 0 ? await findPlaywrightChromium() : undefined
  if (file) return file
  throw new Failure('没能装上 Chromium：请自行安装，并用 CHROMIUM_PATH 指明它的路径。')
}

/** Installs a Chinese font. Tests pass without one, but pictures show boxes instead of text. */
async function ensureChineseFont() {
  const { code, output } = await run('fc-list', [':lang=zh'], { quiet: true })
  if (process.platform !== 'linux' || (code === 0 && output.trim())) return
  if (isDebianRoot() && (await aptInstall(['fonts-noto-cjk']))) {
    console.log('中文字体：刚刚安装 fonts-noto-cjk')
  } else {
    console.log('中文字体：没有找到，截图中的中文会是方块（Debian 上可装 fonts-noto-cjk）。')
  }
}

/** @param {string[]} packages */
async function aptInstall(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { quiet: true, env })
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages]
  const { code, output } = await run('apt-get', args, { quiet: true, env })
  if (code !== 0) console.log(output.trim())
  return code === 0
}

const isRoot = () => process.getuid?.() === 0

function isDebianRoot() {
  if (!isRoot() || !existsSync('/etc/os-release')) return false
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}
