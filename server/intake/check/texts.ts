import { entryOf } from '#shared/scene/entry-of.ts'
import type { AdventureText, MissionText, PartText } from '#shared/scene/files.ts'
import type { Findings } from '../findings.ts'
import { nearestName } from '#shared/scene/drawn-names/nearest.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import type { MissionSource } from '../read/mission-folder.ts'
import { PART_GROUPS } from '#shared/scene/files.ts'
import { checkMinutes } from './minutes.ts'
import { builtTask } from '../tasks/built-task.ts'
import type { NeededPart, PartField } from '../tasks/task-intake.ts'

/** Everything that is shown has words in every language of the adventure, and no words are left over. */
export function checkTexts(adventure: AdventureSource, findings: Findings): void {
  const competences = new Set<string>()
  for (const mission of adventure.missions.values()) {
    for (const { file } of mission.tasks) for (const name of file?.competences ?? []) competences.add(name)
    if (isWordless(mission)) {
      const hint = 'Write text/en.json: { "name": "…" }, and the same for the other languages.'
      findings.advise(mission.folder.label('text/'), 'is missing: names are those of the files', hint)
      continue
    }
    checkMinutes(mission, findings)
    for (const language of adventure.settings.languages) {
      const text = mission.texts[language]
      const label = mission.folder.label(`text/${language}.json`)
      if (text === undefined) missingFile(label, findings)
      else if (text) checkMission(mission, text, label, findings)
    }
  }
  const badges = adventure.badges && [...new Set(adventure.badges.map(({ id }) => id))]
  if (competences.size === 0 && badges?.length === 0 && Object.keys(adventure.texts).length === 0) {
    const hint = 'Write text/en.json: { "name": "…" }, and the same for the other languages.'
    findings.advise(adventure.folder.label('text/'), 'is missing: the name is that of the folder', hint)
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
  findings.error(label, 'is missing', 'Copy the file of another language and translate it.')
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
    for (const group of PART_GROUPS) {
      const at = `tasks.${id}.${group}`
      const parts = words?.group === group ? words.parts : []
      compare({ needed: parts.map((part) => part.id), written: written[group] ?? {}, at, label, findings })
      for (const part of parts) {
        const partText = entryOf(written[group] ?? {}, part.id)
        if (partText) checkPart(part, partText, `${at}.${part.id}`, label, findings)
      }
    }
  }
}

function checkPart(part: NeededPart, text: PartText, at: string, label: string, findings: Findings): void {
  const shown: readonly string[] = [
    ...part.fields,
    ...(part.mayBeEmpty ?? []),
    ...(part.answers ? ['answers'] : []),
  ]
  const missing = [
    ...part.fields.filter((name) => (text[name] ?? '') === ''),
    ...(part.mayBeEmpty ?? []).filter((name) => text[name] === undefined),
  ]
  for (const name of missing) findings.error(label, `${at}.${name} is missing`, MISSING[name] ?? 'Write it.')
  if (part.answers && !text.answers) findings.error(label, `${at}.answers is missing`, MISSING.question)
  for (const name of Object.keys(text)) {
    if (shown.includes(name)) continue
    findings.error(label, `${at}.${name} is never shown`, neverShown(name))
  }
  if (!part.answers || !text.answers) return
  compare({ needed: part.answers, written: text.answers, at: `${at}.answers`, label, findings })
}

const MISSING: Partial<Record<PartField, string>> & { question: string } = {
  question: 'The card asks a question: write it.',
  explanation: 'The card asks a question: write it.',
}

function neverShown(name: string): string {
  const isOfQuestion = name === 'question' || name === 'answers' || name === 'explanation'
  return isOfQuestion ? 'The card asks nothing: take it out, or give the card a question.' : 'Take it out.'
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
    const hint = meant === null ? 'Take it out, or add what it is meant for.' : `Did you mean "${meant}"?`
    findings.error(label, `${at}.${name} is the text of nothing`, hint)
  }
  for (const name of missing)
    findings.error(label, `${at}.${name} is missing`, 'Write it, as in the other languages.')
}
