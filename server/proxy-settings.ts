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

/**
 * Networks that the nearest of a number of proxies connects from: this machine, the container's, the data centre's (RFC 1918, 4193,
 * 6598, loopback, link-local).
 */
const OWN_NETWORKS = [
  ...['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '169.254.0.0/16'],
  ...['::1', 'fc00::/7', 'fe80::/10'],
]

/** Whether a connection from this address may be a proxy's. A number of hops names none: anyone who comes from outside may be a client. */
export function isTrustedBy(proxies: TrustedProxies): (address: string) => boolean {
  if (proxies === false) return () => false
  const list = new BlockList()
  for (const proxy of typeof proxies === 'number' ? OWN_NETWORKS : proxies) {
    const [address = '', bits] = proxy.split('/')
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
    list.addSubnet(address, bits === undefined ? (family === 'ipv4' ? 32 : 128) : Number(bits), family)
  }
  return (address) => {
    const [plain = ''] = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')
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
