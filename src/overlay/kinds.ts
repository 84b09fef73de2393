import type { OverlayPayloads } from './payloads.ts'

export type OverlayKind = keyof OverlayPayloads

/** What the player has before them, from any page to a map on which nothing is open. Each includes the ones before it. */
export const GROUNDS = ['page', 'game', 'map', 'freeMap'] as const
export type Ground = (typeof GROUNDS)[number]

/**
 * Where a kind is shown. Each layer shows one at a time. Dialogs and notices wait in one queue, by priority; an alert and a
 * plate wait for nothing.
 */
export const LAYERS = ['alert', 'dialog', 'notice', 'plate'] as const
export type Layer = (typeof LAYERS)[number]

export interface OverlayRule {
  /** The higher comes first. What comes by itself waits for everything higher that waits, is open or is expected. */
  priority: number
  layer: Layer
  /** It is shown on this ground and beyond. What needs a map is dropped when the player leaves the map. */
  over: Ground
  /** What it takes off the screen while it is shown; that comes back afterwards. */
  displaces?: readonly OverlayKind[]
  /**
   * A request of its own kind replaces one that waits, and one that came by itself gives way to one that was asked for. What was
   * asked for with `onLeave` or `onClose` stays.
   */
  isSingle?: boolean
  /** By itself, it comes only after the map was free for so long (ms). */
  calmMs?: number
  /** It is not about a player: a sign-out leaves it. */
  outlivesSignOut?: boolean
}

/** Everything that may stand over a page. */
export const KINDS: Record<OverlayKind, OverlayRule> = {
  apiError: {
    ...{ priority: 100, layer: 'alert', over: 'page', displaces: ['info'] },
    ...{ isSingle: true, outlivesSignOut: true },
  },
  leave: { priority: 90, layer: 'dialog', over: 'page', isSingle: true },
  finishTask: { priority: 80, layer: 'dialog', over: 'game' },
  tour: { priority: 70, layer: 'dialog', over: 'map', isSingle: true },
  streak: { priority: 60, layer: 'dialog', over: 'game', isSingle: true },
  profile: { priority: 55, layer: 'dialog', over: 'page' },
  info: { priority: 50, layer: 'notice', over: 'page' },
  alert: { priority: 40, layer: 'dialog', over: 'map' },
  smallRanking: { priority: 45, layer: 'dialog', over: 'map', isSingle: true },
  seasonRecap: { priority: 35, layer: 'dialog', over: 'map', isSingle: true },
  push: { priority: 30, layer: 'dialog', over: 'map', isSingle: true, calmMs: 2000 },
  badge: { priority: 20, layer: 'notice', over: 'page', isSingle: true },
  newVersion: { priority: 10, layer: 'plate', over: 'page', isSingle: true, outlivesSignOut: true },
}
