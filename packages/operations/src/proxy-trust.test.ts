import { expect, it } from 'vitest'
import { createProxyTrust } from './proxy-trust.ts'

it('matches addresses and CIDR blocks of IPv4 and IPv6', () => {
  const isTrusted = createProxyTrust(['10.0.0.1', '192.168.0.0/16', 'fd00::/8'])
  const addresses = ['10.0.0.1', '10.0.0.2', '192.168.7.7', 'fd12::1', 'fe80::1', 'nonsense', '']
  expect(addresses.filter(isTrusted)).toEqual(['10.0.0.1', '192.168.7.7', 'fd12::1'])
})

it('refuses an entry that is no address', () => {
  expect(() => createProxyTrust(['proxy.example'])).toThrow('proxy.example')
})
