import { say } from '#shared/domain/findings/words.ts'
import { isStoryKind } from '#shared/domain/mission-kinds.ts'
import type { Findings } from '../findings.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import type { MissionSource } from '../read/mission-folder.ts'
import { ownFiles } from '../read/own-files.ts'
import { checkTwice } from './twice.ts'

/** A mission has what its kind needs, and nothing that its kind never shows. */
export function checkKinds(
  { missions, folder, settings: { rootMission, mainDestinationType } }: AdventureSource,
  findings: Findings,
): void {
  const kinds = [...missions.values()].map(({ settings }) => settings.type)
  const hubs = kinds.filter((kind) => !isStoryKind(kind))
  if (mainDestinationType !== undefined && !hubs.some((kind) => kind === mainDestinationType)) {
    findings.error(
      folder.label('adventure.json'),
      say('destination-unknown', { type: mainDestinationType }),
      say('types-are', { names: [...new Set(hubs)] }),
    )
  }
  for (const mission of missions.values()) {
    checkStory(mission, findings)
    if (mission.id === rootMission) checkRoot(mission, findings)
    const { settings, folder, drawn } = mission
    const [own] = ownFiles(folder, 'background')
    const film = settings.film === undefined ? own : 'mission.json'
    if (film !== undefined && !drawn) {
      findings.error(folder.label(film), say('film-undrawn'), say('film-undrawn-hint'))
    }
  }
}

function checkRoot({ settings: { type }, folder }: MissionSource, findings: Findings): void {
  if (type !== 'easter_egg') return
  findings.error(folder.label('mission.json'), say('egg-at-root'), say('egg-at-root-hint'))
}

function checkStory({ settings, folder, tasks }: MissionSource, findings: Findings): void {
  const { type, steps, bonus, missions } = settings
  const label = folder.label('mission.json')
  const hasSteps = isStoryKind(type)
  if (hasSteps && !steps) {
    findings.error(label, say('no-steps', { type }), say('no-steps-hint'))
  }
  if (!hasSteps && steps) {
    findings.error(label, say('steps-unshown', { type }), say('steps-unshown-hint'))
  }
  if (type !== 'easter_egg' && bonus) {
    findings.error(label, say('no-bonus', { type }), say('no-bonus-hint'))
  }
  if (hasSteps && tasks.length > 0) {
    findings.error(label, say('story-tasks', { type }), say('story-tasks-hint'))
  }
  if (type === 'easter_egg' && missions.length > 0) {
    findings.error(label, say('egg-missions'), say('egg-missions-hint'))
  }
  checkTwice(steps?.map(({ id }) => id) ?? [], 'steps', label, findings)
}
