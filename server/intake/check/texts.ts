import { entryOf } from '#shared/scene/entry-of.ts'
import type { AdventureText, CardText, MissionText } from '#shared/scene/files.ts'
import type { Findings } from '../findings.ts'
import { nearestName } from '../nearest.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import type { MissionSource, TaskSource } from '../read/mission-folder.ts'

type Card = NonNullable<TaskSource['file']>['content']['cards'][number]

/** Everything that is shown has words in every language of the adventure, and no words are left over. */
export function checkTexts(adventure: AdventureSource, findings: Findings): void {
  const competences = new Set<string>()
  for (const mission of adventure.missions.values()) {
    for (const { file } of mission.tasks) for (const name of file?.competences ?? []) competences.add(name)
    if (isWordless(mission)) {
      const mend = 'Write text/en.json: { "name": "…" }, and the same for the other languages.'
      findings.advise(mission.folder.label('text/'), 'is missing: names are those of the files', mend)
      continue
    }
    for (const language of adventure.settings.languages) {
      const text = mission.texts[language]
      const label = mission.folder.label(`text/${language}.json`)
      if (text === undefined) missingFile(label, findings)
      else if (text) checkMission(mission, text, label, findings)
    }
  }
  if (competences.size === 0 && Object.keys(adventure.texts).length === 0) {
    const mend = 'Write text/en.json: { "name": "…" }, and the same for the other languages.'
    findings.advise(adventure.folder.label('text/'), 'is missing: the name is that of the folder', mend)
    return
  }
  for (const language of adventure.settings.languages) {
    const text: AdventureText | null | undefined = adventure.texts[language]
    const label = adventure.folder.label(`text/${language}.json`)
    if (text === undefined) missingFile(label, findings)
    else if (text)
      compare({ needed: [...competences], written: text.competences, at: 'competences', label, findings })
  }
}

/** Nothing in it needs words yet, and it has none. */
function isWordless({ texts, tasks, settings }: MissionSource): boolean {
  return Object.keys(texts).length === 0 && tasks.every(({ isUntold }) => isUntold) && !settings.steps
}

function missingFile(label: string, findings: Findings): void {
  findings.fault(label, 'is missing', 'Copy the file of another language and translate it.')
}

function checkMission(mission: MissionSource, text: MissionText, label: string, findings: Findings): void {
  const told = mission.tasks.filter(({ isUntold }) => !isUntold)
  const untold = new Set(mission.tasks.filter(({ isUntold }) => isUntold).map(({ id }) => id))
  const written = Object.fromEntries(Object.entries(text.tasks).filter(([id]) => !untold.has(id)))
  compare({ needed: told.map(({ id }) => id), written, at: 'tasks', label, findings })
  const steps = mission.settings.steps?.map(({ id }) => id) ?? []
  compare({ needed: steps, written: text.steps ?? {}, at: 'steps', label, findings })
  for (const { id, file } of told) {
    const cards = entryOf(text.tasks, id)?.cards
    if (!file || !cards) continue
    const at = `tasks.${id}.cards`
    compare({ needed: file.content.cards.map((card) => card.id), written: cards, at, label, findings })
    for (const card of file.content.cards) {
      const written = entryOf(cards, card.id)
      if (written) checkCard(card, written, `${at}.${card.id}`, label, findings)
    }
  }
}

function checkCard(card: Card, text: CardText, at: string, label: string, findings: Findings): void {
  const asked = { question: text.question, explanation: text.explanation, answers: text.answers }
  for (const [name, words] of Object.entries(asked)) {
    if (card.question && (words === undefined || words === '')) {
      findings.fault(label, `${at}.${name} is missing`, 'The card asks a question: write it.')
    } else if (!card.question && words !== undefined) {
      findings.fault(
        label,
        `${at}.${name} is never shown`,
        'The card asks nothing: take it out, or give the card a question.',
      )
    }
  }
  if (!card.question || !text.answers) return
  compare({ needed: card.question.answers, written: text.answers, at: `${at}.answers`, label, findings })
}

interface Comparison {
  needed: readonly string[]
  written: Readonly<Record<string, unknown>>
  at: string
  label: string
  findings: Findings
}

/** A misspelled name is told once: not as one that is missing and another that is too much. */
function compare({ needed, written, at, label, findings }: Comparison): void {
  const missing = new Set(needed.filter((name) => (entryOf(written, name) ?? '') === ''))
  for (const name of Object.keys(written)) {
    if (needed.includes(name)) continue
    const meant = nearestName(name, missing)
    if (meant !== null) missing.delete(meant)
    const mend = meant === null ? 'Take it out, or add what it is meant for.' : `Did you mean "${meant}"?`
    findings.fault(label, `${at}.${name} is the text of nothing`, mend)
  }
  for (const name of missing)
    findings.fault(label, `${at}.${name} is missing`, 'Write it, as in the other languages.')
}
