import { Failure } from './failure.mjs'
import { turbo } from './turbo.mjs'

/** Builds the site and the dependencies of site and API. Unchanged parts come from turbo's cache. */
export async function buildSite() {
  console.log('构建（第一次约一分钟，没有改动的部分取自缓存）…')
  const args = ['run', 'build', '--filter=@mozhan/web...', '--output-logs=errors-only']
  const { code, output } = await turbo(args, { quiet: true })
  if (code !== 0) throw new Failure(`${output.trim()}\n构建失败，原因见上。`, code)
}
