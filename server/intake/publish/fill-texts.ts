import type { Language } from '#shared/domain/languages.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import type { AdventureText, CardText, MissionText, StepText } from '#shared/scene/files.ts'
import type { PublishedStep, PublishedTask } from '#shared/scene/published.ts'
import type { Texts } from '../read/texts.ts'

type Written<Text> = readonly (Text | null | undefined)[]

/** What of a mission has words. */
interface Told {
  id: string
  tasks: readonly PublishedTask[]
  /** Of an onboarding or an easter egg. */
  steps?: readonly PublishedStep[]
}

/**
 * Texts in every language without a gap: what a language lacks is taken from the next one that has it, and at last from
 * the names of files. Gaps are told by the check; players of an unfinished adventure still read something.
 */
export function fillMissionTexts(
  { id, tasks, steps }: Told,
  texts: Texts<MissionText>,
  languages: readonly Language[],
): Partial<Record<Language, MissionText>> {
  return perLanguage(languages, texts, (written) => ({
    name: first(written, ({ name }) => name) ?? nameOf(id),
    tasks: Object.fromEntries(tasks.map((task) => [task.id, fillTask(task, written)])),
    ...(steps && { steps: Object.fromEntries(steps.map((step) => [step.id, fillStep(step, written)])) }),
  }))
}

export function fillAdventureTexts(
  id: string,
  competences: readonly string[],
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
  }))
}

/** 'first-aid' to 'First aid' */
function nameOf(id: string): string {
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function fillTask({ id, content }: PublishedTask, texts: Written<MissionText>): MissionText['tasks'][string] {
  const written = texts.map((text) => text && entryOf(text.tasks, id))
  return {
    name: first(written, ({ name }) => name) ?? nameOf(id),
    goal: first(written, ({ goal }) => goal) ?? '',
    congrats: first(written, ({ congrats }) => congrats) ?? '',
    cards: Object.fromEntries(
      content.cards.map((card) => [
        card.id,
        fillCard(
          card,
          written.map((text) => text && entryOf(text.cards, card.id)),
        ),
      ]),
    ),
  }
}

function fillCard(
  { id, question }: PublishedTask['content']['cards'][number],
  written: Written<CardText>,
): CardText {
  const card = {
    title: first(written, ({ title }) => title) ?? nameOf(id),
    text: first(written, ({ text }) => text) ?? '',
    picture: first(written, ({ picture }) => picture) ?? '',
  }
  if (!question) return card
  const answer = (name: string): string =>
    first(written, ({ answers }) => answers && entryOf(answers, name)) ?? nameOf(name)
  return {
    ...card,
    question: first(written, (text) => text.question) ?? nameOf(id),
    answers: Object.fromEntries(question.answers.map((name) => [name, answer(name)])),
    explanation: first(written, ({ explanation }) => explanation) ?? '',
  }
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
