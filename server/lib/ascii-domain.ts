import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'

/** Labels of letters, digits and inner hyphens, at least two; the last one begins with a letter. */
const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/
/** What a URL would take for more, or for less, than a host name. */
const NO_DOMAIN = /[\s@/\\:?#%*[\]<>^|]/

/** A domain as addresses are compared by it: small letters, and Punycode for other scripts. Null for what is no domain. */
export function asciiDomain(written: string): string | null {
  const domain = written.trim()
  if (NO_DOMAIN.test(domain)) return null
  const ascii = domainToASCII(domain).toLowerCase()
  return DOMAIN.test(ascii) && isIP(ascii) === 0 ? ascii : null
}
