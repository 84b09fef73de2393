import { isJsonObject, type Json } from '#shared/content/json.ts'
import { BANDS } from '#shared/domain/bands.ts'
import { partsIn } from '#src/features/authoring/names-in.ts'
import type { SimulationContent } from '../shared/schemas.ts'

export type Scene = SimulationContent['scenes'][number]
export type Choice = NonNullable<Scene['choices']>[number]

/** What a scene that ends it begins with. */
export const NEW_ENDING: NonNullable<Scene['ending']> = { band: 'fair', score: 50 }

/** The scenes of a simulation as far as they can be read. */
export function readScenes(content: Json | undefined): Scene[] {
  return partsIn(content, 'scenes').map(({ id, picture, speaker, choices, best, ending }) => ({
    ...{ id, picture: typeof picture === 'string' ? picture : '' },
    ...(typeof speaker === 'string' && { speaker }),
    ...(Array.isArray(choices) && { choices: choices.flatMap(readChoice) }),
    ...(typeof best === 'string' && { best }),
    ...(isJsonObject(ending) && { ending: readEnding(ending['band'], ending['score']) }),
  }))
}

function readChoice(choice: Json): Choice[] {
  if (!isJsonObject(choice)) return []
  const { id, to } = choice
  return typeof id === 'string' ? [{ id, to: typeof to === 'string' ? to : '' }] : []
}

function readEnding(band: Json | undefined, score: Json | undefined): NonNullable<Scene['ending']> {
  return {
    band: BANDS.find((one) => one === band) ?? 'fair',
    score: typeof score === 'number' ? score : 0,
  }
}

/** As they stand in the file. */
export function writeScenes(scenes: readonly Scene[]): Json {
  return scenes.map(({ id, picture, speaker, choices, best, ending }) => ({
    ...{ id, picture },
    ...(speaker !== undefined && { speaker }),
    ...(choices && { choices: choices.map((choice) => ({ id: choice.id, to: choice.to })) }),
    ...(best !== undefined && { best }),
    ...(ending && { ending: { ...ending } }),
  }))
}

/** The same simulation, begun at another scene. */
export function beginAt(content: Json | undefined, start: string | null): Json {
  if (!isJsonObject(content) || !Array.isArray(content['scenes'])) return null
  const scenes: readonly Json[] = content['scenes']
  const first = scenes.find((scene) => isJsonObject(scene) && scene['id'] === start)
  return first === undefined
    ? content
    : { ...content, scenes: [first, ...scenes.filter((scene) => scene !== first)] }
}
