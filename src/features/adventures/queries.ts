import { queryOptions } from '@tanstack/react-query'
import {
  readAdventureSettings,
  readMissionsTranslations,
  readMyAdventures,
  selectAdventure,
  type AdventureConfig,
  type MissionsTranslations,
} from '#shared/contract/adventures.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { Adventure, TreeFault } from '#shared/scene/adventure.ts'
import { liftTree } from '#shared/scene/lift/lift-tree.ts'
import { fetchJson } from '#src/lib/fetch-json.ts'
import { ask, call, START_PATIENCE_MS } from '#src/lib/http.ts'
import { report } from '#src/lib/report.ts'

type MissionWords = NonNullable<MissionsTranslations[Language]>

export interface PlayedAdventure {
  name: string
  config: AdventureConfig
  adventure: Adventure
  /** What is malformed in its tree and was left out. */
  faults: readonly TreeFault[]
}

/** Several are assigned, and the player has chosen none yet (AUTH-4). */
export class NoChoice extends Error {
  override readonly name = 'NoChoice'
}

/** No adventure to play: none is assigned, or its tree has no root that can be drawn. */
export class NoAdventure extends Error {
  override readonly name = 'NoAdventure'
  /** Why its tree cannot be played; empty where none is assigned. */
  readonly faults: readonly TreeFault[]

  constructor(message: string, faults: readonly TreeFault[] = []) {
    super(message)
    this.faults = faults
  }
}

/** The player's adventure: listed, selected, its settings loaded and its tree lifted (AUTH-4). */
export const adventureQuery = (language: string) =>
  queryOptions({
    queryKey: ['adventure', language],
    queryFn: ({ signal }) => enterAdventure(language, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Those that the player may choose from. */
export const myAdventuresQuery = queryOptions({
  queryKey: ['my-adventures'],
  queryFn: ({ signal }) => ask(readMyAdventures, {}, { signal }),
})

export async function sendChoice(id: string): Promise<void> {
  await call(selectAdventure, { params: { id }, body: { id } })
}

async function enterAdventure(language: string, signal: AbortSignal): Promise<PlayedAdventure> {
  const mine = await ask(readMyAdventures, {}, { signal })
  const active = mine.find(({ isActive }) => isActive)
  if (!active && mine.length > 1) throw new NoChoice('none of several is chosen')
  const chosen = active ?? mine[0]
  if (!chosen) throw new NoAdventure('no adventure is assigned')
  const { id } = chosen
  if (!chosen.isActive) await ask(selectAdventure, { params: { id }, body: { id } }, { signal })
  const [{ tree, config }, words] = await Promise.all([
    ask(readAdventureSettings, {}, { signal }),
    missionWords(language, signal),
  ])
  const { adventure, faults } = liftTree(
    // Where it stands elsewhere, its address stands in its place.
    typeof tree === 'string' ? await fetchJson(tree, signal) : tree,
  )
  for (const { path, message } of faults) report(`adventure: ${path} ${message}`)
  if (!adventure) throw new NoAdventure('its tree cannot be played', faults)
  for (const mission of adventure.missions.values()) {
    mission.name = words[mission.id]?.missionName || mission.name
  }
  return { name: chosen.name, config, adventure, faults }
}

/** What a tree from elsewhere says in one language only; without them it keeps its own words (LANG-4). */
async function missionWords(language: string, signal: AbortSignal): Promise<MissionWords> {
  try {
    const all: Readonly<Record<string, MissionWords>> = await ask(
      readMissionsTranslations,
      {},
      { signal, patience: START_PATIENCE_MS },
    )
    return all[language] ?? {}
  } catch {
    return {}
  }
}
