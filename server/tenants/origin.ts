/** Scheme, host and port at which a host name of a tenant is found. @param port where this server listens, without a public address */
export function originOfHost(host: string, publicUrl: URL | null, port: number): string {
  const url = new URL(publicUrl?.origin ?? `http://localhost:${port}`)
  url.hostname = host
  return url.origin
}
