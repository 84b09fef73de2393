import { expect, it } from 'vitest'
import { addressGroup } from './address.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1::7', '2001:db8:0:1'],
  ['2001:DB8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1'],
  ['2001:0db8:0000:0001::', '2001:db8:0:1'],
  ['2001:db8::1:0:0:7', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts with %s [AUTH-2]', (address, group) => {
  expect(addressGroup(address)).toBe(group)
})
