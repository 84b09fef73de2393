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
      `mainDestinationType is "${mainDestinationType}", and no mission that players return to is of that type`,
      `Types to choose from: ${[...new Set(hubs)].join(', ')}.`,
    )
  }
  for (const mission of missions.values()) {
    checkStory(mission, findings)
    if (mission.id === rootMission) checkRoot(mission, findings)
    const { settings, folder, drawn } = mission
    const [own] = ownFiles(folder, 'background')
    const film = settings.film === undefined ? own : 'mission.json'
    if (film !== undefined && !drawn) {
      findings.error(
        folder.label(film),
        'the film stands in for a background that is not drawn',
        'Save scene.svg (or scene.psd) with a group "background": it is shown until the film plays, and where it cannot.',
      )
    }
  }
}

function checkRoot({ settings: { type }, folder }: MissionSource, findings: Findings): void {
  if (type !== 'easter_egg') return
  const hint = 'Let another mission be "rootMission" in adventure.json, and draw the egg there.'
  findings.error(folder.label('mission.json'), 'type is "easter_egg", and the adventure begins here', hint)
}

function checkStory({ settings, folder, tasks }: MissionSource, findings: Findings): void {
  const { type, steps, bonus, missions } = settings
  const label = folder.label('mission.json')
  const hasSteps = isStoryKind(type)
  if (hasSteps && !steps) {
    const hint = 'Add "steps": [{ "id": "hello" }], and their words to text/<language>.json.'
    findings.error(label, `type is "${type}", and there are no steps`, hint)
  }
  if (!hasSteps && steps) {
    const hint = 'Take them out, or make its type "onboarding" or "easter_egg".'
    findings.error(label, `type is "${type}", which shows no steps`, hint)
  }
  if (type !== 'easter_egg' && bonus) {
    const hint = 'Take it out: only an easter_egg brings one.'
    findings.error(label, `type is "${type}", which brings no bonus`, hint)
  }
  if (hasSteps && tasks.length > 0) {
    const hint = 'Move its tasks into another mission; it shows its steps and nothing else.'
    findings.error(label, `type is "${type}", which has no tasks`, hint)
  }
  if (type === 'easter_egg' && missions.length > 0) {
    const hint = 'Let another mission lead there: nobody has to find an egg.'
    findings.error(label, 'type is "easter_egg", which leads to no missions', hint)
  }
  checkTwice(steps?.map(({ id }) => id) ?? [], 'steps', label, findings)
}
