import { expect, it } from 'vitest'
import { createProxyTrust } from './proxy-trust.ts'

it('knows single addresses and blocks of both families', () => {
  const isTrusted = createProxyTrust(['10.0.0.1', '192.168.0.0/16', 'fd00::/8'])
  const addresses = ['10.0.0.1', '10.0.0.2', '192.168.7.7', 'fd12::1', 'fe80::1', 'nonsense', '']
  expect(addresses.filter(isTrusted)).toEqual(['10.0.0.1', '192.168.7.7', 'fd12::1'])
})

it('refuses what is no address', () => {
  expect(() => createProxyTrust(['proxy.example'])).toThrow('proxy.example')
})
