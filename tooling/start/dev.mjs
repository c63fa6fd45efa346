// `pnpm dev`: runs API and site from source with reloading, without a build.
import { checkSettings } from './lib/check-settings.mjs'
import { runMain } from './lib/failure.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ensureFree } from './lib/ports.mjs'
import { stopAll, stopOnSignals } from './lib/processes.mjs'
import { ensureRefreshSecret } from './lib/refresh-secret.mjs'
import { ensureRuntime } from './lib/runtime.mjs'
import { readSettings, serviceEnv } from './lib/settings.mjs'
import { endOfStack, startStack } from './lib/stack.mjs'
import { welcome } from './lib/welcome.mjs'

await runMain(async () => {
  const settings = readSettings(process.env)
  await ensureFree(settings.port, 'PORT', '网站')
  await ensureFree(settings.apiPort, 'API_PORT', ' API ')
  if (settings.loginPort) await ensureFree(settings.loginPort, 'LOGIN_PORT', '登录站点')
  stopOnSignals(() => console.log('正在停止…'))
  const refreshSecret = ensureRefreshSecret(settings.dataDir)
  await ensureRuntime()
  await ensureInstalled()
  await checkSettings(serviceEnv(settings, refreshSecret))

  console.log('启动开发模式（第一次打开页面时才编译它）…')
  try {
    const stack = await startStack(settings, refreshSecret, { dev: true })
    console.log(welcome(settings))
    return await endOfStack(stack)
  } finally {
    await stopAll()
  }
})
