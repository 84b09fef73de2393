import { LANGUAGE_CODES, type Language } from '#shared/domain/languages.ts'
import type { PublishedMission } from '#shared/scene/published.ts'
import type { Gallery, GalleryMission } from '#shared/scene/gallery.ts'
import type { BuildResult, SceneCost } from '#server/intake/build-adventures.ts'
import { SMALL_BUDGET } from '#shared/scene/art/budget.ts'
import { largestPictures, type SizeOf } from './largest-pictures.ts'

type Built = Pick<BuildResult, 'adventures' | 'findings' | 'costs'>

/** What a build has made, less everything that is a task's own: no card, no answer and no word but its name. */
export async function galleryOf({ adventures, findings, costs }: Built, sizeOf: SizeOf): Promise<Gallery> {
  return {
    adventures: await Promise.all(
      adventures.map(async (adventure) => ({
        id: adventure.id,
        names: namesOf(adventure, ({ name }) => name),
        languages: adventure.languages,
        missions: await Promise.all(
          adventure.missions.map((mission) => {
            const cost = costs.find(({ scene }) => scene === `${adventure.id}/${mission.id}`)
            return missionOf(mission, cost, sizeOf)
          }),
        ),
      })),
    ),
    findings: findings.map(({ severity, file, problem, hint }) => ({ severity, file, problem, hint })),
  }
}

async function missionOf(
  mission: PublishedMission,
  cost: SceneCost | undefined,
  sizeOf: SizeOf,
): Promise<GalleryMission> {
  const { id, type, align, missions, tasks, assistant, film, scene, mobileScene = null } = mission
  return {
    id,
    type,
    align,
    names: namesOf(mission, ({ name }) => name),
    missions,
    tasks: tasks.map((task) => ({
      id: task.id,
      names: namesOf(mission, (text) => text.tasks[task.id]?.name),
    })),
    assistant: assistant ?? null,
    film: film ?? null,
    scene,
    mobileScene,
    cost:
      cost && scene
        ? {
            full: {
              bytes: cost.full,
              allowed: cost.allowed,
              largest: await largestPictures(scene, 'full', sizeOf),
            },
            small: {
              bytes: cost.small,
              allowed: SMALL_BUDGET,
              largest: await largestPictures(scene, 'small', sizeOf),
            },
          }
        : null,
  }
}

type Texts<T> = Partial<Record<Language, T>>

function namesOf<T>({ text }: { text: Texts<T> }, pick: (text: T) => string | undefined): Texts<string> {
  const names: Texts<string> = {}
  for (const [language, words] of entriesOf(text)) {
    const name = pick(words)
    if (name !== undefined) names[language] = name
  }
  return names
}

function entriesOf<T>(text: Texts<T>): [Language, T][] {
  return LANGUAGE_CODES.flatMap((language): [Language, T][] => {
    const words = text[language]
    return words === undefined ? [] : [[language, words]]
  })
}
