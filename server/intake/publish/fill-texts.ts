import { spokenId } from '#shared/scene/drawn-names/spoken-id.ts'
import type { Language } from '#shared/domain/languages.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import type {
  AdventureText,
  BadgeText,
  MissionText,
  PartGroup,
  PartText,
  StepText,
  TaskText,
} from '#shared/scene/files.ts'
import type { PublishedStep } from '#shared/scene/published.ts'
import { hasPlain } from '../check/texts.ts'
import type { Texts } from '../read/texts.ts'
import type { NeededPart, NeededWords, PartField } from '../tasks/task-intake.ts'

type Written<Text> = readonly (Text | null | undefined)[]

/** A task and the words that its kind shows. */
interface WordedTask {
  id: string
  words: NeededWords | null
  /** By which a leader rates it. */
  rating?: readonly NeededPart[]
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
    name: first(written, ({ name }) => name) ?? spokenId(id),
    ...described(written),
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
    name: first(written, ({ name }) => name) ?? spokenId(id),
    competences: Object.fromEntries(
      competences.map((one) => [
        one,
        first(written, (text) => entryOf(text.competences, one)) ?? spokenId(one),
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
    name: first(texts, ({ name }) => name) ?? spokenId(id),
    text: first(texts, ({ text }) => text) ?? spokenId(id),
  }
}

function fillTask({ id, words, rating = [] }: WordedTask, texts: Written<MissionText>): TaskText {
  const written = texts.map((text) => text && entryOf(text.tasks, id))
  const fillAll = (group: PartGroup, parts: readonly NeededPart[]) => {
    const partsOf = (part: NeededPart) => written.map((text) => text && entryOf(text[group] ?? {}, part.id))
    return Object.fromEntries(parts.map((part) => [part.id, fillPart(part, partsOf(part))]))
  }
  const filled: TaskText = {
    name: first(written, ({ name }) => name) ?? spokenId(id),
    ...described(written),
    goal: first(written, ({ goal }) => goal) ?? '',
    congrats: first(written, ({ congrats }) => congrats) ?? '',
    ...(rating.length > 0 && { rating: fillAll('rating', rating) }),
    ...transcribed(written[0]),
    ...(words?.hasHint && hinted(written[0])),
  }
  return words ? { ...filled, [words.group]: fillAll(words.group, words.parts) } : filled
}

/** In another language than that of the film's captions it would be no help. */
function transcribed(text: TaskText | null | undefined): { transcript?: string } {
  return text?.transcript ? { transcript: text.transcript } : {}
}

/** In another language the assistant has words of its own. */
function hinted(text: { hint?: string | undefined } | null | undefined): { hint?: string } {
  return text?.hint ? { hint: text.hint } : {}
}

/** Nothing where no language has one: a place is described by a person or not at all. */
function described(written: Written<{ description?: string | undefined }>): { description?: string } {
  const description = first(written, (text) => text.description)
  return description === undefined ? {} : { description }
}

function fillPart(part: NeededPart, written: Written<PartText>): PartText {
  const { id, fields, mayBeEmpty = [], answers } = part
  const filled: PartText = {}
  for (const name of fields) filled[name] = first(written, (text) => text[name]) ?? otherwise(name, id)
  // written as empty, it means that there is none in this language
  for (const name of mayBeEmpty)
    filled[name] = written[0]?.[name] ?? first(written, (text) => text[name]) ?? ''
  // in another language it would be plain to nobody
  const plain = hasPlain(part) ? written[0]?.plain : undefined
  if (plain) filled.plain = plain
  if (part.hasHint) Object.assign(filled, hinted(written[0]))
  if (!answers) return filled
  const answer = (name: string): string =>
    first(written, (text) => text.answers && entryOf(text.answers, name)) ?? spokenId(name)
  const feedback = answers.flatMap((name): [string, string][] => {
    const words = first(written, (text) => text.feedback && entryOf(text.feedback, name))
    return words === undefined ? [] : [[name, words]]
  })
  return {
    ...filled,
    answers: Object.fromEntries(answers.map((name) => [name, answer(name)])),
    ...(feedback.length > 0 && { feedback: Object.fromEntries(feedback) }),
  }
}

/** What stands for itself has a name, at least. */
function otherwise(name: PartField, id: string): string {
  return name === 'title' || name === 'question' ? spokenId(id) : ''
}

function fillStep({ id }: PublishedStep, texts: Written<MissionText>): StepText {
  const written = texts.map((text) => text?.steps && entryOf(text.steps, id))
  return {
    title: first(written, ({ title }) => title) ?? spokenId(id),
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
