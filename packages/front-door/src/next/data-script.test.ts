import { describe, expect, it } from 'vitest'
import { isDataScript } from './data-script.ts'

describe('isDataScript', () => {
  it('accepts binary data and refuses other arguments', () => {
    expect(isDataScript('self.__next_f.push([3,"AAAA"])')).toBe(true)
    expect(isDataScript('self.__next_f.push([1,"a","b"])')).toBe(false)
    expect(isDataScript('self.__next_f.push({"a":1})')).toBe(false)
  })

  it('accepts the list of runtime modules and refuses variations of it', () => {
    const start = (argument: string) =>
      `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${argument});`
    const list = '{"otherChunks":["static/chunks/1d_6-k.js"],"runtimeModuleIds":[67514]}'
    expect(isDataScript(start(list))).toBe(true)
    expect(isDataScript(`${start(list)}alert(1)`)).toBe(false)
    expect(isDataScript(start(list.replace('static/chunks', '//evil.test')))).toBe(false)
    expect(isDataScript(start(list.replace('67514', 'alert(1)')))).toBe(false)
    expect(isDataScript(start(list.replace('}', ',"a":1}')))).toBe(false)
  })
})
