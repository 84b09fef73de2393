/** How tus knows an upload: its house is part of it. */
export function keyOf({ tenantId, id }: { tenantId: string; id: string }): string {
  return `${tenantId}.${id}`
}

export function readKey(key: string): { tenantId: string; id: string } {
  const [tenantId = '', id = ''] = key.split('.')
  return { tenantId, id }
}
