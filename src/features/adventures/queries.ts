import { queryOptions, type QueryClient } from '@tanstack/react-query'
import {
  readAdventureSettings,
  readMissionsTranslations,
  readMyAdventures,
  readMySpaceTranslations,
  selectAdventure,
  type AdventureConfig,
  type MissionsTranslations,
  type MyAdventure,
  type MySpaceTranslations,
} from '#shared/contract/adventures.ts'
import type { MapStart } from '#shared/contract/start.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { Adventure, TreeError } from '#shared/scene/adventure.ts'
import { liftTree } from '#shared/scene/lift/lift-tree.ts'
import { fetchJson } from '#src/lib/fetch-json.ts'
import { ask, call, START_TIMEOUT_MS } from '#src/lib/http.ts'
import { report } from '#src/lib/report.ts'

type MissionWords = NonNullable<MissionsTranslations[Language]>
type MySpaceWords = NonNullable<MySpaceTranslations[Language]>

export interface PlayedAdventure {
  name: string
  config: AdventureConfig
  adventure: Adventure
  /** What is malformed in its tree and was left out. */
  errors: readonly TreeError[]
  /** Of its content; previews have none. */
  version?: string | undefined
}

/** Several are assigned, and the player has chosen none yet (AUTH-4). */
export class NoChoice extends Error {
  override readonly name = 'NoChoice'
}

/** No adventure to play: none is assigned, or its tree has no root that can be drawn. */
export class NoAdventure extends Error {
  override readonly name = 'NoAdventure'
  /** Why its tree cannot be played; empty where none is assigned. */
  readonly errors: readonly TreeError[]

  constructor(message: string, errors: readonly TreeError[] = []) {
    super(message)
    this.errors = errors
  }
}

/** The player's adventure: listed, selected, its settings loaded and its tree lifted (AUTH-4). */
export const adventureQuery = (language: string) =>
  queryOptions({
    queryKey: ['adventure', language],
    queryFn: ({ signal }) => enterAdventure(language, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What else than its settings an adventure is made of. */
export type KnownAdventure = Pick<MapStart, 'adventures' | 'missionsTranslations' | 'mySpaceTranslations'>

/**
 * The same, where one is known to be active.
 * @param known on its way with other things; null: it did not come
 */
export const activeAdventureQuery = (language: Language, known: Promise<KnownAdventure | null>) =>
  queryOptions({
    ...adventureQuery(language),
    queryFn: ({ signal }) => enterAdventure(language, signal, known),
  })

/** Those that the player may choose from. */
export const myAdventuresQuery = queryOptions({
  queryKey: ['my-adventures'],
  queryFn: ({ signal }) => ask(readMyAdventures, {}, { signal }),
})

/** Whether an adventure that a stale list calls active still is; true where nobody can be asked. */
export async function isStillActive(client: QueryClient, id: string): Promise<boolean> {
  try {
    const mine = await client.query({
      ...myAdventuresQuery,
      ...{ staleTime: 0, retry: false },
      queryFn: ({ signal }) => ask(readMyAdventures, {}, { signal, timeoutMs: START_TIMEOUT_MS }),
    })
    return mine.some((one) => one.id === id && one.isActive)
  } catch {
    return true
  }
}

/** Their progress is that of before an action of the player's. */
export function refreshMyAdventures(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: myAdventuresQuery.queryKey })
}

/** Until when the one that is played should be done; null where no day is set. Without it the page says the rest. */
export const myDueQuery = queryOptions({
  queryKey: ['my-adventures', 'due'],
  queryFn: async ({ signal }) => {
    const mine = await ask(readMyAdventures, {}, { signal })
    return mine.find(({ isActive }) => isActive)?.due ?? null
  },
  meta: { reporting: 'log' },
})

export async function sendChoice(id: string): Promise<void> {
  await call(selectAdventure, { params: { id }, body: { id } })
}

async function enterAdventure(
  language: string,
  signal: AbortSignal,
  coming?: Promise<KnownAdventure | null>,
): Promise<PlayedAdventure> {
  const askSettings = () => ask(readAdventureSettings, {}, { signal })
  const settings = coming && askSettings()
  settings?.catch(() => undefined)
  const known = await coming
  const chosen = chosenOf(known?.adventures ?? (await ask(readMyAdventures, {}, { signal })))
  const { id, isActive } = chosen
  if (!isActive) await ask(selectAdventure, { params: { id }, body: { id } }, { signal })
  const [{ tree, config, version }, [words, mySpace]] = await Promise.all([
    (isActive ? settings : undefined) ?? askSettings(),
    wordsOf(language, known, signal),
  ])
  const { adventure, errors } = liftTree(
    // Where it stands elsewhere, its address stands in its place.
    typeof tree === 'string' ? await fetchJson(tree, signal) : tree,
  )
  for (const { path, message } of errors) report(`adventure: ${path} ${message}`)
  if (!adventure) throw new NoAdventure('its tree cannot be played', errors)
  for (const mission of adventure.missions.values()) {
    mission.name = words?.[mission.id]?.missionName || mission.name
  }
  return { name: mySpace?.adventureName || chosen.name, config, adventure, errors, version }
}

/** @throws NoChoice, NoAdventure */
function chosenOf(mine: readonly MyAdventure[]): MyAdventure {
  const active = mine.find(({ isActive }) => isActive)
  if (!active && mine.length > 1) throw new NoChoice('none of several is chosen')
  const chosen = active ?? mine[0]
  if (!chosen) throw new NoAdventure('no adventure is assigned')
  return chosen
}

/** Those of the missions, and those of my space. */
function wordsOf(
  language: string,
  known: KnownAdventure | null | undefined,
  signal: AbortSignal,
): Promise<[MissionWords | undefined, MySpaceWords | undefined]> {
  const patient = { signal, timeoutMs: START_TIMEOUT_MS }
  return Promise.all([
    wordsIn<MissionWords>(
      language,
      known?.missionsTranslations ?? ask(readMissionsTranslations, {}, patient),
    ),
    wordsIn<MySpaceWords>(language, known?.mySpaceTranslations ?? ask(readMySpaceTranslations, {}, patient)),
  ])
}

/** The texts in this language; each one that is missing falls back to the tree and the list (LANG-4). */
async function wordsIn<Words>(
  language: string,
  asked: Readonly<Record<string, Words>> | Promise<Readonly<Record<string, Words>>>,
): Promise<Words | undefined> {
  try {
    return (await asked)[language]
  } catch {
    return undefined
  }
}
