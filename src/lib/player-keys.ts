import { dropLocal, localKeys } from './storage.ts'

/** Local keys that hold something of one player, as `name:<player>`; all of it goes with a logout (AUTH-5). */
const NAMES = ['streak', 'streak-bonus', 'arrived', 'stageViews', 'sceneEdits'] as const
/** Beginnings of keys of earlier versions: the views of all players under one, what was left of the tour as `tour <player>`. Keys of today have a colon. */
const OUTDATED = ['stageViews', 'tour ']

type Name = (typeof NAMES)[number]

export function playerKey(name: Name, playerId: string): string {
  return `${name}:${playerId}`
}

/** @param except the player who stays; nobody unless given */
export function dropPlayerKeys(except?: string): void {
  for (const key of OUTDATED.flatMap(localKeys)) if (!key.includes(':')) dropLocal(key)
  for (const name of NAMES) {
    for (const key of localKeys(`${name}:`)) {
      if (except === undefined || key !== playerKey(name, except)) dropLocal(key)
    }
  }
}
