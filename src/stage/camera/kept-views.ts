import { readLocal, writeLocal } from '#src/lib/storage.ts'
import type { View } from '../geometry.ts'

const KEY = 'stageViews'
/** The oldest are forgotten beyond this. */
const MOST = 40

/** Where the player left each moving map, over reloads. */
export function keptView(sceneId: string): View | null {
  return readAll()[sceneId] ?? null
}

export function keepView(sceneId: string, { x, y, scale }: View): void {
  const { [sceneId]: _old, ...others } = readAll()
  const kept = [...Object.entries(others), [sceneId, { x: Math.round(x), y: Math.round(y), scale }] as const]
  writeLocal(KEY, JSON.stringify(Object.fromEntries(kept.slice(-MOST))))
}

function readAll(): Record<string, View> {
  try {
    const kept: unknown = JSON.parse(readLocal(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, View] => isView(entry[1])),
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
