import { BlockList, isIP } from 'node:net'

/** Networks that no public service has an address in (IANA special-purpose registries). */
const SPECIAL = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  SPECIAL.addSubnet(network, prefix)
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  SPECIAL.addSubnet(network, prefix, 'ipv6')

/** IPv6 that is routed on the internet; mapped IPv4, loopback, link-local and unique local addresses lie outside. */
const GLOBAL = new BlockList()
GLOBAL.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address belongs to the public internet; false for anything that is no address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !SPECIAL.check(address)
  return family === 6 && GLOBAL.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6')
}
