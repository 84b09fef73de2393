import { describe, expect, it } from 'vitest'
import { isTrustedBy } from './proxy-settings.ts'

describe('connections without a bound of their address', () => {
  it('are nobody’s where no proxy is trusted [SERVE-1]', () => {
    expect(isTrustedBy(false)('127.0.0.1')).toBe(false)
  })

  it('are those of the proxies that are named, and of no others [SERVE-1]', () => {
    const isProxy = isTrustedBy(['10.0.0.5', '203.0.113.0/24', '2001:db8::/32'])
    for (const address of ['10.0.0.5', '::ffff:10.0.0.5', '203.0.113.9', '2001:db8::1'])
      expect([address, isProxy(address)]).toEqual([address, true])
    for (const address of ['10.0.0.6', '198.51.100.7', '2001:db9::1', 'no address', ''])
      expect([address, isProxy(address)]).toEqual([address, false])
  })

  it('are those of our own networks behind a number of hops: anybody outside may be a client [SERVE-1]', () => {
    const isProxy = isTrustedBy(2)
    for (const address of ['127.0.0.1', '::1', '172.18.0.3', '::ffff:192.168.1.2', 'fd00::7', 'fe80::1%eth0'])
      expect([address, isProxy(address)]).toEqual([address, true])
    for (const address of ['198.51.100.7', '::ffff:8.8.8.8', '172.32.0.1', '2001:db8::1'])
      expect([address, isProxy(address)]).toEqual([address, false])
  })
})
