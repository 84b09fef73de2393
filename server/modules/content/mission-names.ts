import type { MadeMission } from '#shared/contract/content-scenes.ts'
import { LANGUAGE_CODES, type Language } from '#shared/domain/languages.ts'
import type { PublishedMission } from '#shared/scene/published.ts'

export function missionNames({ text }: PublishedMission): MadeMission['names'] {
  return namesIn(text, ({ name }) => name)
}

export function namesIn<Words>(
  words: Partial<Record<Language, Words>>,
  nameOf: (words: Words) => string | undefined,
): MadeMission['names'] {
  const names: MadeMission['names'] = {}
  for (const language of LANGUAGE_CODES) {
    const said = words[language]
    const name = said && nameOf(said)
    if (name !== undefined) names[language] = name
  }
  return names
}
