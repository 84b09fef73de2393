import { playerKey } from '#src/lib/player-keys.ts'
import { readLocal, writeLocal } from '#src/lib/storage.ts'
import type { View } from '../geometry.ts'

/** The oldest are forgotten beyond this. */
const MOST = 40

/** Where the player left each moving map, over reloads; nobody finds what another one left, and who is unknown leaves nothing. */
export function savedView(player: string | null, sceneId: string): View | null {
  return player === null ? null : (readAll(player)[sceneId] ?? null)
}

export function keepView(player: string | null, sceneId: string, { x, y, scale }: View): void {
  if (player === null) return
  const { [sceneId]: _old, ...others } = readAll(player)
  const saved = [...Object.entries(others), [sceneId, { x: Math.round(x), y: Math.round(y), scale }] as const]
  writeLocal(playerKey('stageViews', player), JSON.stringify(Object.fromEntries(saved.slice(-MOST))))
}

function readAll(player: string): Record<string, View> {
  try {
    const saved: unknown = JSON.parse(readLocal(playerKey('stageViews', player)) ?? '{}')
    if (typeof saved !== 'object' || saved === null) return {}
    return Object.fromEntries(
      Object.entries(saved).filter((entry): entry is [string, View] => isView(entry[1])),
    )
  } catch {
    return {}
  }
}

function isView(value: unknown): value is View {
  if (typeof value !== 'object' || value === null) return false
  if (!('x' in value && 'y' in value && 'scale' in value)) return false
  return (
    Number.isFinite(value.x) &&
    Number.isFinite(value.y) &&
    Number.isFinite(value.scale) &&
    Number(value.scale) > 0
  )
}
