import type { Settings } from '#server/env.ts'

/** Host names that lead to something of the server's own. */
export function reservedHosts({
  contentUrl,
  operatorHost,
}: Pick<Settings, 'contentUrl' | 'operatorHost'>): string[] {
  const own = [contentUrl?.hostname, operatorHost === 'off' ? null : operatorHost]
  return own.filter((host) => typeof host === 'string')
}
