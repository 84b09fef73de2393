import { spokenId } from '#shared/scene/drawn-names/spoken-id.ts'
import type { Language } from '#shared/domain/languages.ts'
import { cardPicture, HORIZON, mapPlaces, missionPlaces, sceneDrawing } from './drawings.ts'
import { PIECES } from './pieces.ts'
import { CARDS, NEW_WORDS, QUESTION } from './words.ts'

/** Content by path. */
export type NewFiles = Record<string, string>

type Entry = [name: string, content: object]

/** Everything of a mission that runs at once: three places, each with a task, in these languages. */
export function missionFiles(
  folder: string,
  mission: string,
  languages: readonly Language[],
  names: Partial<Record<Language, NewNames>> = {},
): NewFiles {
  const places = missionPlaces(mission)
  const reflect = places.map(({ id, y }): Entry => [id, { reflect: y }])
  const files: NewFiles = {
    [`${folder}/scene.svg`]: sceneDrawing(places),
    [`${folder}/scene.json`]: json('scene', {
      horizon: HORIZON,
      elements: Object.fromEntries(reflect),
    }),
    [`${folder}/mission.json`]: json('mission', {
      type: 'allInOne',
      tasks: PIECES.map(({ id }) => `${mission}-${id}`),
    }),
  }
  for (const piece of PIECES) {
    files[`${folder}/tasks/${mission}-${piece.id}.json`] = json('task', taskFile(piece.id))
    files[`${folder}/pictures/${piece.id}.svg`] = cardPicture(piece)
  }
  for (const language of languages)
    files[`${folder}/text/${language}.json`] = json(
      null,
      missionText(mission, language, names[language]?.mission),
    )
  return files
}

/** What an adventure and its mission are called in one language. */
export interface NewNames {
  adventure: string
  mission: string
}

/** A whole adventure: a map that leads to the mission. @param names in each language; those of the folders where none are said */
export function adventureFiles(
  adventure: string,
  mission: string,
  languages: readonly Language[],
  names: Partial<Record<Language, NewNames>> = {},
): NewFiles {
  const map = mission === 'map' ? 'start' : 'map'
  const places = mapPlaces(mission)
  const reflect = places.map(({ id, y }): Entry => [id, { reflect: y }])
  const files: NewFiles = {
    [`${adventure}/adventure.json`]: json('adventure', { rootMission: map, languages }, '..'),
    [`${adventure}/${map}/mission.json`]: json('mission', { type: 'map', missions: [mission] }),
    [`${adventure}/${map}/scene.svg`]: sceneDrawing(places),
    [`${adventure}/${map}/scene.json`]: json('scene', {
      horizon: HORIZON,
      elements: Object.fromEntries(reflect),
    }),
  }
  for (const language of languages) {
    files[`${adventure}/text/${language}.json`] = json(null, {
      name: names[language]?.adventure ?? spokenId(adventure),
    })
    files[`${adventure}/${map}/text/${language}.json`] = json(null, {
      name: NEW_WORDS[language].map,
      description: NEW_WORDS[language].looks.map,
    })
  }
  return { ...files, ...missionFiles(`${adventure}/${mission}`, mission, languages, names) }
}

function taskFile(piece: string): object {
  const cards = CARDS.map((id) => ({
    id,
    picture: `${piece}.svg`,
    ...(id === 'question' ? { question: QUESTION } : {}),
  }))
  return {
    content: { type: 'learning-pill', cards },
    points: 30,
    coins: 5,
    minutes: 2,
    picture: `${piece}.svg`,
  }
}

function missionText(mission: string, language: Language, name = spokenId(mission)): object {
  const { things, looks, goal, congrats, cards } = NEW_WORDS[language]
  const tasks = PIECES.map(({ id }): Entry => {
    const { name, picture } = things[id]
    const words = CARDS.map((card): Entry => [card, { ...cards[card], picture }])
    return [
      `${mission}-${id}`,
      { name, description: picture, goal, congrats, cards: Object.fromEntries(words) },
    ]
  })
  return { name, description: looks.mission, tasks: Object.fromEntries(tasks) }
}

/** @param schema what an editor completes with */
function json(schema: string | null, content: object, up = '../..'): string {
  const deep = schema === 'task' ? '../../..' : up
  const head = schema === null ? {} : { $schema: `${deep}/${schema}.schema.json` }
  return `${JSON.stringify({ ...head, ...content }, null, 2)}\n`
}
