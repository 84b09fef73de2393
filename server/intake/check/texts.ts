import { say, type FindingWords } from '#shared/domain/findings/words.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import type { AdventureText, MissionText, PartText } from '#shared/scene/files.ts'
import type { Findings } from '../findings.ts'
import { nearestName } from '#shared/scene/drawn-names/nearest.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import type { MissionSource } from '../read/mission-folder.ts'
import { PART_GROUPS } from '#shared/scene/files.ts'
import { checkDescriptions } from './descriptions.ts'
import { checkMinutes } from './minutes.ts'
import { checkTranscripts } from './transcripts.ts'
import { builtTask } from '../tasks/built-task.ts'
import { ratingWords } from '../tasks/rating-words.ts'
import type { NeededPart, PartField } from '../tasks/task-intake.ts'

/** Everything that is shown has words in every language of the adventure, and no words are left over. */
export function checkTexts(adventure: AdventureSource, findings: Findings): void {
  const competences = new Set<string>()
  for (const mission of adventure.missions.values()) {
    for (const { file } of mission.tasks) for (const name of file?.competences ?? []) competences.add(name)
    if (isWordless(mission)) {
      findings.advise(mission.folder.label('text/'), say('names-of-files'), say('write-texts'))
      continue
    }
    checkMinutes(mission, findings)
    checkTranscripts(mission, adventure.settings.languages, findings)
    checkDescriptions(mission, adventure.settings.languages, findings)
    for (const language of adventure.settings.languages) {
      const text = mission.texts[language]
      const label = mission.folder.label(`text/${language}.json`)
      if (text === undefined) missingFile(label, findings)
      else if (text) checkMission(mission, text, label, findings)
    }
  }
  const badges = adventure.badges && [...new Set(adventure.badges.map(({ id }) => id))]
  if (competences.size === 0 && badges?.length === 0 && Object.keys(adventure.texts).length === 0) {
    findings.advise(adventure.folder.label('text/'), say('name-of-folder'), say('write-texts'))
    return
  }
  for (const language of adventure.settings.languages) {
    const text: AdventureText | null | undefined = adventure.texts[language]
    const label = adventure.folder.label(`text/${language}.json`)
    if (text === undefined) missingFile(label, findings)
    else if (text) {
      compare({ needed: [...competences], written: text.competences, at: 'competences', label, findings })
      if (badges) compare({ needed: badges, written: text.badges ?? {}, at: 'badges', label, findings })
    }
  }
}

/** Nothing in it needs words yet, and it has none. */
function isWordless({ texts, tasks, settings }: MissionSource): boolean {
  return Object.keys(texts).length === 0 && tasks.every(({ isInferred }) => isInferred) && !settings.steps
}

function missingFile(label: string, findings: Findings): void {
  findings.error(label, say('is-missing'), say('copy-language'))
}

function checkMission(mission: MissionSource, text: MissionText, label: string, findings: Findings): void {
  const described = mission.tasks.filter(({ isInferred }) => !isInferred)
  const inferred = new Set(mission.tasks.filter(({ isInferred }) => isInferred).map(({ id }) => id))
  const written = Object.fromEntries(Object.entries(text.tasks).filter(([id]) => !inferred.has(id)))
  compare({ needed: described.map(({ id }) => id), written, at: 'tasks', label, findings })
  const steps = mission.settings.steps?.map(({ id }) => id) ?? []
  compare({ needed: steps, written: text.steps ?? {}, at: 'steps', label, findings })
  for (const { id, file } of described) {
    const written = entryOf(text.tasks, id)
    if (!file || !written) continue
    const words = builtTask(file.content).words
    if (written.hint !== undefined && !words?.hasHint)
      findings.error(label, say('never-shown', { at: `tasks.${id}.hint` }), say('take-it-out'))
    for (const group of PART_GROUPS) {
      const at = `tasks.${id}.${group}`
      const ofKind = words?.group === group ? words.parts : []
      const parts = group === 'rating' ? ratingWords(file.rating) : ofKind
      compare({ needed: parts.map((part) => part.id), written: written[group] ?? {}, at, label, findings })
      for (const part of parts) {
        const partText = entryOf(written[group] ?? {}, part.id)
        if (!partText) continue
        checkPart(part, partText, `${at}.${part.id}`, label, findings)
        const feedback = feedbackIn(mission, [id, group, part.id])
        const ofAnswers = feedback.filter((answer) => part.answers?.includes(answer))
        if (!part.answers) continue
        const its = { written: partText.feedback ?? {}, at: `${at}.${part.id}.feedback` }
        compare({ needed: ofAnswers, ...its, label, findings })
      }
    }
  }
}

/** The answers of a part that are explained in any language: then they are in every one. */
function feedbackIn(
  { texts }: MissionSource,
  [task, group, part]: readonly [string, (typeof PART_GROUPS)[number], string],
): string[] {
  const written = Object.values(texts).flatMap((text) => {
    const parts = text ? entryOf(text.tasks, task)?.[group] : undefined
    return Object.entries((parts && entryOf(parts, part)?.feedback) ?? {})
  })
  return [...new Set(written.flatMap(([answer, words]) => (words === '' ? [] : [answer])))]
}

function checkPart(part: NeededPart, text: PartText, at: string, label: string, findings: Findings): void {
  const shown: readonly string[] = [
    ...part.fields,
    ...(part.mayBeEmpty ?? []),
    ...(part.answers ? ['answers', 'feedback'] : []),
    ...(hasPlain(part) ? ['plain'] : []),
    ...(part.hasHint ? ['hint'] : []),
  ]
  const missing = [
    ...part.fields.filter((name) => (text[name] ?? '') === ''),
    ...(part.mayBeEmpty ?? []).filter((name) => text[name] === undefined),
  ]
  for (const name of missing)
    findings.error(label, say('value-missing', { at: `${at}.${name}` }), say(MISSING[name] ?? 'write-it'))
  if (part.answers && !text.answers)
    findings.error(label, say('value-missing', { at: `${at}.answers` }), say('card-asks'))
  checkMarks(part, text, at, label, findings)
  for (const name of Object.keys(text)) {
    if (shown.includes(name)) continue
    findings.error(label, say('never-shown', { at: `${at}.${name}` }), neverShown(name))
  }
  if (!part.answers || !text.answers) return
  compare({ needed: part.answers, written: text.answers, at: `${at}.answers`, label, findings })
}

/** What is shown as a text may have a plain variant. */
export function hasPlain({ fields, mayBeEmpty = [], hasNoPlain = false }: NeededPart): boolean {
  return !hasNoPlain && [...fields, ...mayBeEmpty].includes('text')
}

/** Each mark once: a second one would be shown as it is written. */
function checkMarks(
  { marks = {} }: NeededPart,
  text: PartText,
  at: string,
  label: string,
  findings: Findings,
): void {
  const asked = Object.entries(marks).flatMap(([name, wanted]) =>
    // its plain variant stands in its place
    name === 'text'
      ? [
          { name, wanted },
          { name: 'plain', wanted },
        ]
      : [{ name, wanted }],
  )
  for (const { name, wanted } of asked) {
    const written = entryOf(text, name)
    if (typeof written !== 'string' || written === '') continue
    for (const mark of wanted) {
      const amount = written.split(mark).length - 1
      if (amount === 1) continue
      const problem = say(amount === 0 ? 'mark-missing' : 'mark-twice', { at: `${at}.${name}`, mark })
      findings.error(label, problem, say(amount === 0 ? 'mark-missing-hint' : 'mark-twice-hint', { mark }))
    }
  }
}

const MISSING: Partial<Record<PartField, 'card-asks'>> = { question: 'card-asks', explanation: 'card-asks' }

function neverShown(name: string): FindingWords {
  const isOfQuestion = ['question', 'answers', 'feedback', 'explanation'].includes(name)
  return say(isOfQuestion ? 'card-asks-nothing' : 'take-it-out')
}

interface Comparison {
  needed: readonly string[]
  written: Readonly<Record<string, unknown>>
  at: string
  label: string
  findings: Findings
}

/** A misspelled name is reported once: not as one that is missing and another that is too much. */
function compare({ needed, written, at, label, findings }: Comparison): void {
  const missing = new Set(needed.filter((name) => (entryOf(written, name) ?? '') === ''))
  for (const name of Object.keys(written)) {
    if (needed.includes(name)) continue
    const meant = nearestName(name, missing)
    if (meant !== null) missing.delete(meant)
    const hint = meant === null ? say('out-or-add') : say('did-you-mean', { name: meant })
    findings.error(label, say('text-of-nothing', { at: `${at}.${name}` }), hint)
  }
  for (const name of missing)
    findings.error(label, say('value-missing', { at: `${at}.${name}` }), say('write-as-others'))
}
