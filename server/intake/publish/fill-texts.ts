import type { Language } from '#shared/domain/languages.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import type {
  AdventureText,
  BadgeText,
  MissionText,
  PartText,
  StepText,
  TaskText,
} from '#shared/scene/files.ts'
import type { PublishedStep } from '#shared/scene/published.ts'
import type { Texts } from '../read/texts.ts'
import type { NeededPart, NeededWords, PartField } from '../tasks/task-intake.ts'

type Written<Text> = readonly (Text | null | undefined)[]

/** A task and the words that its kind shows. */
interface WordedTask {
  id: string
  words: NeededWords | null
}

/** What of a mission has words. */
interface WordedMission {
  id: string
  tasks: readonly WordedTask[]
  /** Of an onboarding or an easter egg. */
  steps?: readonly PublishedStep[]
}

/**
 * Texts in every language without a gap: what a language lacks is taken from the next one that has it, and at last from
 * the names of files. Gaps are reported by the check; players of an unfinished adventure still read something.
 */
export function fillMissionTexts(
  { id, tasks, steps }: WordedMission,
  texts: Texts<MissionText>,
  languages: readonly Language[],
): Partial<Record<Language, MissionText>> {
  return perLanguage(languages, texts, (written) => ({
    name: first(written, ({ name }) => name) ?? nameOf(id),
    tasks: Object.fromEntries(tasks.map((task) => [task.id, fillTask(task, written)])),
    ...(steps && { steps: Object.fromEntries(steps.map((step) => [step.id, fillStep(step, written)])) }),
  }))
}

/** What of an adventure has words. */
interface WordedAdventure {
  id: string
  competences: readonly string[]
  badges: readonly string[]
}

export function fillAdventureTexts(
  { id, competences, badges }: WordedAdventure,
  texts: Texts<AdventureText>,
  languages: readonly Language[],
): Partial<Record<Language, AdventureText>> {
  return perLanguage(languages, texts, (written) => ({
    name: first(written, ({ name }) => name) ?? nameOf(id),
    competences: Object.fromEntries(
      competences.map((one) => [
        one,
        first(written, (text) => entryOf(text.competences, one)) ?? nameOf(one),
      ]),
    ),
    ...(badges.length > 0 && {
      badges: Object.fromEntries(badges.map((badge) => [badge, fillBadge(badge, written)])),
    }),
  }))
}

function fillBadge(id: string, written: Written<AdventureText>): BadgeText {
  const texts = written.map((text) => text && entryOf(text.badges ?? {}, id))
  return {
    name: first(texts, ({ name }) => name) ?? nameOf(id),
    text: first(texts, ({ text }) => text) ?? nameOf(id),
  }
}

/** 'first-aid' to 'First aid' */
function nameOf(id: string): string {
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function fillTask({ id, words }: WordedTask, texts: Written<MissionText>): TaskText {
  const written = texts.map((text) => text && entryOf(text.tasks, id))
  const filled: TaskText = {
    name: first(written, ({ name }) => name) ?? nameOf(id),
    goal: first(written, ({ goal }) => goal) ?? '',
    congrats: first(written, ({ congrats }) => congrats) ?? '',
  }
  if (!words) return filled
  const { group, parts } = words
  const partsOf = (part: NeededPart) => written.map((text) => text && entryOf(text[group] ?? {}, part.id))
  return {
    ...filled,
    [group]: Object.fromEntries(parts.map((part) => [part.id, fillPart(part, partsOf(part))])),
  }
}

function fillPart(
  { id, fields, mayBeEmpty = [], answers }: NeededPart,
  written: Written<PartText>,
): PartText {
  const filled: PartText = {}
  for (const name of fields) filled[name] = first(written, (text) => text[name]) ?? otherwise(name, id)
  for (const name of mayBeEmpty) filled[name] = first(written, (text) => text[name]) ?? ''
  if (!answers) return filled
  const answer = (name: string): string =>
    first(written, (text) => text.answers && entryOf(text.answers, name)) ?? nameOf(name)
  return { ...filled, answers: Object.fromEntries(answers.map((name) => [name, answer(name)])) }
}

/** What stands for itself has a name, at least. */
function otherwise(name: PartField, id: string): string {
  return name === 'title' || name === 'question' ? nameOf(id) : ''
}

function fillStep({ id }: PublishedStep, texts: Written<MissionText>): StepText {
  const written = texts.map((text) => text?.steps && entryOf(text.steps, id))
  return {
    title: first(written, ({ title }) => title) ?? nameOf(id),
    text: first(written, ({ text }) => text) ?? '',
    picture: first(written, ({ picture }) => picture) ?? '',
  }
}

/** `fill` gets what is written, the wanted language first. */
function perLanguage<Text>(
  languages: readonly Language[],
  texts: Texts<Text>,
  fill: (written: Written<Text>) => Text,
): Partial<Record<Language, Text>> {
  const filled: Partial<Record<Language, Text>> = {}
  for (const language of languages) {
    filled[language] = fill([texts[language], ...languages.map((other) => texts[other])])
  }
  return filled
}

function first<Text, Value>(
  written: Written<Text>,
  pick: (text: Text) => Value | undefined,
): Value | undefined {
  for (const text of written) {
    const value = text ? pick(text) : undefined
    if (value !== undefined && value !== '') return value
  }
  return undefined
}
