/** Where the product and its content host are found, as far as it is set. */
export interface Addresses {
  /** Where players find the product; null: wherever it listens. */
  publicUrl: URL | null
  /** The second host name, which carries launch pages, packages and downloads only. */
  contentUrl: URL | null
}

interface Asked {
  /** The host that was asked, without its port. */
  hostname: string
  socket: { localPort?: number | undefined }
}

/** Of this machine both names mean the same server, and a browser keeps what belongs to them apart. */
const HOST_AT_HOME = '127.0.0.1'
const AT_HOME = /^(.+\.)?localhost$|^\[::1\]$/

/** The host name that serves content and nothing else; null where none is set up, and so no package starts. */
export function contentHostOf({ publicUrl, contentUrl }: Addresses): string | null {
  if (contentUrl) return contentUrl.hostname
  return publicUrl === null || isAtHome(publicUrl) ? HOST_AT_HOME : null
}

/** Scheme, host and port that content has for anyone who asks this; null where none is set up. */
export function contentOriginFor(
  { publicUrl, contentUrl }: Addresses,
  { hostname, socket }: Asked,
): string | null {
  if (contentUrl) return contentUrl.origin
  const atHome = (port: string): string =>
    new URL(`http://${HOST_AT_HOME}${port === '' ? '' : `:${port}`}`).origin
  if (publicUrl) return isAtHome(publicUrl) ? atHome(publicUrl.port) : null
  // another machine that asks would look for it on itself
  return AT_HOME.test(hostname) ? atHome(String(socket.localPort ?? '')) : null
}

function isAtHome({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && AT_HOME.test(hostname)
}
