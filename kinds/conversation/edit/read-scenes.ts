import { isJsonObject, type Json } from '#shared/content/json.ts'
import { BANDS } from '#shared/domain/bands.ts'
import { partsIn } from '#src/features/authoring/names-in.ts'
import { FaceLook, MOODS } from '../shared/face.ts'
import type { ConversationContent } from '../shared/schemas.ts'

export type Scene = ConversationContent['scenes'][number]

/** What a scene that ends it begins with. */
export const NEW_ENDING: NonNullable<Scene['ending']> = { band: 'fair', score: 50 }

/** The face that stands where none can be read. */
const USUAL_FACE: FaceLook = { skin: 1, hair: 'short', tone: 1, top: 0 }

/** The face as far as it can be read. */
export function readFace(content: Json | undefined): FaceLook {
  const face = isJsonObject(content) ? content['face'] : undefined
  return FaceLook.safeParse(face).data ?? USUAL_FACE
}

/** The scenes as far as they can be read. */
export function readScenes(content: Json | undefined): Scene[] {
  return partsIn(content, 'scenes').map((part) => {
    const { id, choices, best, ending } = part
    return {
      ...{ id, mood: MOODS.find((one) => one === part['mood']) ?? 'calm' },
      ...(Array.isArray(choices) && {
        choices: partsIn(part, 'choices').map(({ id: choice, to }) => ({
          ...{ id: choice, to: typeof to === 'string' ? to : '' },
        })),
      }),
      ...(typeof best === 'string' && { best }),
      ...(isJsonObject(ending) && { ending: readEnding(ending['band'], ending['score']) }),
    }
  })
}

function readEnding(band: Json | undefined, score: Json | undefined): NonNullable<Scene['ending']> {
  return {
    band: BANDS.find((one) => one === band) ?? NEW_ENDING.band,
    score: typeof score === 'number' ? score : 0,
  }
}

/** As they stand in the file. */
export function writeScenes(scenes: readonly Scene[]): Json {
  return scenes.map(({ id, mood, choices, best, ending }) => ({
    ...{ id, mood },
    ...(choices && { choices: choices.map((choice) => ({ id: choice.id, to: choice.to })) }),
    ...(best !== undefined && { best }),
    ...(ending && { ending: { ...ending } }),
  }))
}
