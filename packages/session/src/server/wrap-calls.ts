import 'server-only'
import type { Api } from '../client/load-api.ts'

export type Call = (...args: unknown[]) => Promise<unknown>

/**
 * The same API with every call wrapped. Each group keeps its calls and their types.
 * @param wrap receives the name of the call, such as `article.getArticle`, and the call
 */
export function wrapCalls(api: Api, wrap: (name: string, call: Call) => Call): Api {
  const wrapGroup = (groupName: string, group: object) =>
    new Proxy(group, {
      get(target, name) {
        const call: unknown = Reflect.get(target, name)
        if (typeof call !== 'function') return call
        return wrap(`${groupName}.${String(name)}`, (...args) => Reflect.apply(call, target, args))
      },
    })
  return Object.fromEntries(
    Object.entries(api).map(([name, group]) => [name, wrapGroup(name, group)]),
  ) as Api
}
