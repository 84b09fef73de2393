import { BlockList, isIP } from 'node:net'
import { StartFailure } from './start-failure.ts'

/** Whose `X-Forwarded-*` headers are believed: nobody's, those of the last hops, or those that come from these addresses and networks. */
export type TrustedProxies = false | number | readonly string[]

/** More proxies in a row are a mistake. */
const MOST_HOPS = 16

/** @param value a number of hops, or addresses and networks with commas between them @throws StartFailure */
export function readTrustedProxies(value: string | undefined): TrustedProxies {
  if (value === undefined) return false
  if (/^\d+$/.test(value)) return readHops(value)
  const proxies = value.split(',').map((entry) => entry.trim())
  for (const proxy of proxies) if (!isNetwork(proxy)) throw refusal(proxy)
  return proxies
}

/** Whether a connection from this address may be a proxy's; with a number of hops any may. */
export function isTrustedBy(proxies: TrustedProxies): (address: string) => boolean {
  if (typeof proxies !== 'object') return () => proxies !== false
  const list = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
    list.addSubnet(address, bits === undefined ? (family === 'ipv4' ? 32 : 128) : Number(bits), family)
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
    return isIP(plain) !== 0 && list.check(plain, isIP(plain) === 4 ? 'ipv4' : 'ipv6')
  }
}

function readHops(value: string): false | number {
  const hops = Number(value)
  if (hops > MOST_HOPS) throw refusal(value)
  return hops === 0 ? false : hops
}

/** An address, or one with the bits of its network behind a slash; a network of everybody would be no trust at all. */
function isNetwork(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/')
  const family = isIP(address)
  if (family === 0 || address.includes('%') || more.length > 0) return false
  if (bits === undefined) return true
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128)
}

function refusal(entry: string): StartFailure {
  return new StartFailure(
    `TRUSTED_PROXIES has "${entry}" in it; addresses and networks like 10.0.0.5, 10.1.0.0/16 are meant, or a number of hops from 0 to ${MOST_HOPS}.`,
  )
}
