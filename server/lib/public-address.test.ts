import { expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

it.each(['142.250.74.106', '1.1.1.1', '172.32.0.1', '2a00:1450:400f:80c::200a', '2606:4700::1111'])(
  '%s is on the internet [PUSH-6]',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

it.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...[
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    'fe80::1',
    'fd00::1',
  ],
  ...['64:ff9b::7f00:1', '2001:db8::1', '2002:7f00:1::', '2001::1', 'ff02::1', 'localhost', ''],
])('%j is not [PUSH-6]', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
