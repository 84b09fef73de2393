import { isJsonObject, type Json } from '#shared/content/json.ts'
import { pointerTo } from '#shared/content/pointer.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { StepFile } from '#shared/scene/files.ts'
import type { MadeMission } from '#shared/contract/content-scenes.ts'
import { valueIn, type Texts } from '#src/outbox/edits/steps.ts'
import { wordsFile } from '../names.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'

/** As many screens as a story has at most. */
export const MOST_STEPS = 12

/** What of a step is written in each language. */
export const STEP_WORDS = ['title', 'text', 'picture'] as const
export type StepWord = (typeof STEP_WORDS)[number]

/** Whether a mission is told, screen by screen, by who stands by. */
export const isStory = ({ type }: Pick<MadeMission, 'type'>): boolean =>
  type === 'onboarding' || type === 'easter_egg'

const missionFile = (mission: string): string => `${mission}/mission.json`

/** The screens of a story in their order, as mission.json has them. */
export function stepsOf(texts: Texts, mission: string): StepFile[] {
  const said = valueIn(texts, missionFile(mission), '/steps')
  return Array.isArray(said) ? said.flatMap((one: Json) => stepOf(one)) : []
}

function stepOf(value: Json): StepFile[] {
  if (!isJsonObject(value) || typeof value['id'] !== 'string') return []
  const { id, picture } = value
  return [{ id, ...(typeof picture === 'string' && { picture }) }]
}

export function wordOf(
  texts: Texts,
  mission: string,
  language: Language,
  step: string,
  word: StepWord,
): string {
  const said = valueIn(texts, wordsFile(mission, language), pointerTo('steps', step, word))
  return typeof said === 'string' ? said : ''
}

export function wordWish(
  mission: string,
  language: Language,
  step: string,
  word: StepWord,
  to: string,
): Wish {
  return { file: wordsFile(mission, language), pointer: pointerTo('steps', step, word), to }
}

function orderWish(mission: string, steps: readonly StepFile[]): Wish {
  return {
    file: missionFile(mission),
    pointer: '/steps',
    to: steps.map(({ id, picture }) => ({ id, ...(picture && { picture }) })),
  }
}

/** With these words a screen begins: each is in the file of its language, whatever the page speaks. */
const FIRST_WORDS: Record<Language, { title: string; text: string }> = {
  en: { title: 'New screen', text: 'Write here what is told.' },
  pl: { title: 'Nowy ekran', text: 'Napisz tu, co się opowiada.' },
  de: { title: 'Neue Seite', text: 'Schreibe hier, was erzählt wird.' },
  es: { title: 'Nueva pantalla', text: 'Escribe aquí lo que se cuenta.' },
}

/** One more screen at the end, with words that are to be replaced in each language. */
export function addStep(texts: Texts, mission: string, languages: readonly Language[]): Wish[] {
  const steps = stepsOf(texts, mission)
  if (steps.length >= MOST_STEPS) return []
  const taken = new Set(steps.map(({ id }) => id))
  let number = steps.length + 1
  while (taken.has(`step-${number}`)) number += 1
  const id = `step-${number}`
  return [
    orderWish(mission, [...steps, { id }]),
    ...languages.flatMap((language) =>
      (['title', 'text'] as const).map((word) =>
        wordWish(mission, language, id, word, FIRST_WORDS[language][word]),
      ),
    ),
  ]
}

/** Takes a screen out with all of its words; the last one stays. */
export function removeStep(
  texts: Texts,
  mission: string,
  languages: readonly Language[],
  id: string,
): Wish[] {
  const steps = stepsOf(texts, mission)
  if (steps.length < 2) return []
  return [
    orderWish(
      mission,
      steps.filter((step) => step.id !== id),
    ),
    ...languages.map((language) => ({ file: wordsFile(mission, language), pointer: pointerTo('steps', id) })),
  ]
}

/** @param by -1 is told earlier, 1 later; nothing at the end of the list */
export function moveStep(texts: Texts, mission: string, id: string, by: 1 | -1): Wish[] {
  const steps = stepsOf(texts, mission)
  const at = steps.findIndex((step) => step.id === id)
  const [one, other] = [steps[at], steps[at + by]]
  if (!one || !other) return []
  const next = steps.with(at, other).with(at + by, one)
  return [orderWish(mission, next)]
}

/** @param picture empty: none */
export function pictureWishes(texts: Texts, mission: string, id: string, picture: string): Wish[] {
  const steps = stepsOf(texts, mission).map((step) =>
    step.id === id ? { id, ...(picture !== '' && { picture }) } : step,
  )
  return [orderWish(mission, steps)]
}

/** Pictures that a step can show, by their names: of the mission and of the adventure. */
export function stepPictures(paths: readonly string[], mission: string): string[] {
  const folders = [`${mission}/pictures/`, 'pictures/']
  const names = paths.flatMap((path) => {
    const folder = folders.find((one) => path.startsWith(one))
    return folder !== undefined && /\.(svg|png|webp|jpe?g)$/i.test(path) ? [path.slice(folder.length)] : []
  })
  return [...new Set(names)].toSorted()
}
