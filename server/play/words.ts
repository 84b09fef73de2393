import { pickLanguage, type Language } from '#shared/domain/languages.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import {
  PART_GROUPS,
  type BadgeText,
  type MissionText,
  type PartText,
  type StepText,
} from '#shared/scene/files.ts'
import type { Content } from './content.ts'

type TaskText = MissionText['tasks'][string]

/** The adventure's texts in one language. */
export interface Words {
  language: Language
  adventure: string
  mission(id: string): string
  /** What a mission looks like; undefined where nobody wrote it. */
  description(missionId: string): string | undefined
  task(id: string): TaskText
  step(missionId: string, id: string): StepText
  competence(key: string): string
  badge(id: string): BadgeText
}

interface Offer {
  languages: readonly Language[]
  defaultLanguage: Language
}

/** Whose words they are. */
interface Reader {
  /** Wished languages, the most wished first. */
  languages: readonly string[]
  tenant: Offer
  player: { isPlainLanguage: boolean }
}

/** A task's words for its player: in plain language where that was chosen and somebody wrote it. */
export function taskWords(content: Content, taskId: string, { languages, tenant, player }: Reader): TaskText {
  const text = wordsIn(content, languages, tenant).task(taskId)
  return player.isPlainLanguage ? inPlainLanguage(text) : text
}

function inPlainLanguage(text: TaskText): TaskText {
  const plain = { ...text }
  for (const group of PART_GROUPS) {
    const parts = text[group]
    if (parts)
      plain[group] = Object.fromEntries(Object.entries(parts).map(([id, part]) => [id, inPlain(part)]))
  }
  return plain
}

function inPlain({ plain, ...part }: PartText): PartText {
  return plain === undefined || plain === '' ? part : { ...part, text: plain }
}

/** The first wished language that the tenant offers and the adventure speaks. */
export function wordsIn(content: Content, wishes: readonly string[], tenant: Offer): Words {
  const { published, tasks } = content
  const both = tenant.languages.filter((language) => published.languages.includes(language))
  const spoken = both.length > 0 ? both : published.languages
  const otherwise =
    spoken.find((one) => one === tenant.defaultLanguage) ?? spoken[0] ?? tenant.defaultLanguage
  const language = pickLanguage(wishes, spoken, otherwise)
  const textOf = (missionId: string): MissionText | undefined => {
    const { text = {} } = content.missions.get(missionId) ?? {}
    return text[language] ?? Object.values(text)[0]
  }
  const adventure = published.text[language] ?? Object.values(published.text)[0]
  return {
    language,
    adventure: adventure?.name ?? published.id,
    mission: (id) => textOf(id)?.name ?? id,
    description: (id) => textOf(id)?.description,
    task: (id) => {
      const missionId = tasks.get(id)?.missionId
      const text = missionId === undefined ? undefined : entryOf(textOf(missionId)?.tasks ?? {}, id)
      return text ?? { name: id, goal: '', congrats: '' }
    },
    step: (missionId, id) =>
      entryOf(textOf(missionId)?.steps ?? {}, id) ?? { title: id, text: '', picture: '' },
    competence: (key) => entryOf(adventure?.competences ?? {}, key) ?? key,
    badge: (id) => entryOf(adventure?.badges ?? {}, id) ?? { name: id, text: '' },
  }
}
