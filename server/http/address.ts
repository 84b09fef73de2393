import { isIPv6 } from 'node:net'

/** An address as people write it: IPv4 within IPv6 as IPv4, and no interface of this machine. */
export function plainAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [plain = ''] = address.split('%')
  return plain
}

/** What counts as one address for limits: an IPv6 customer has a whole /64. */
export function addressGroup(address: string): string {
  const plain = plainAddress(address)
  return isIPv6(plain) ? expand(plain).slice(0, 4).join(':') : plain
}

/** The eight groups of an IPv6 address. */
function expand(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - front.length - back.length
  return [...front, ...Array<string>(Math.max(0, gap)).fill('0'), ...back].map((group) =>
    group.replace(/^0+(?=.)/, '').toLowerCase(),
  )
}
