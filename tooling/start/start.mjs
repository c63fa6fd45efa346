// `npm start`: from a fresh clone to a running site. Needs nothing but Node 20 and npm.
import { Failure, runMain } from './lib/failure.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ensureFree } from './lib/ports.mjs'
import { stopAll, stopOnSignals } from './lib/processes.mjs'
import { ensureRuntime } from './lib/runtime.mjs'
import { ensureSecrets } from './lib/secrets.mjs'
import { readSettings } from './lib/settings.mjs'
import { endOfStack, startStack } from './lib/stack.mjs'
import { turbo } from './lib/turbo.mjs'
import { welcome } from './lib/welcome.mjs'

await runMain(async () => {
  const settings = readSettings(process.env)
  await ensureFree(settings.port, 'PORT', '网站')
  await ensureFree(settings.apiPort, 'API_PORT', ' API ')
  stopOnSignals(() => console.log('正在停止…'))
  const secrets = ensureSecrets(settings.dataDir)

  await ensureRuntime()
  await ensureInstalled()
  await build()

  console.log('启动…')
  try {
    const stack = await startStack(settings, secrets)
    console.log(welcome(settings))
    return await endOfStack(stack)
  } finally {
    await stopAll()
  }
})

async function build() {
  console.log('构建（没有改动时取自缓存）…')
  const { code } = await turbo([
    'run',
    'build',
    '--filter=@mozhan/web...',
    '--output-logs=errors-only',
  ])
  if (code !== 0) throw new Failure('构建失败，原因见上。', code)
}
