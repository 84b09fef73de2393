import type { SimulationContent } from '../shared/schemas.ts'
import { checkTwice } from '#server/intake/check/twice.ts'
import type { Findings } from '#server/intake/findings.ts'
import { didYouMean } from '#shared/scene/drawn-names/nearest.ts'
import type { TaskIntake } from '#server/intake/tasks/task-intake.ts'

type Scene = SimulationContent['scenes'][number]

const FEWEST_ENDINGS = 3

export const intake: TaskIntake<'symulacja_v3'> = {
  check({ scenes }, label, findings) {
    const ids = scenes.map(({ id }) => id)
    checkTwice(ids, 'content.scenes', label, findings)
    for (const scene of scenes) checkScene(scene, ids, label, findings)
    checkEndings(scenes, label, findings)
    checkPaths(scenes, label, findings)
  },

  words: ({ scenes }) => ({
    group: 'scenes',
    parts: scenes.map(({ id, choices, speaker }) => ({
      id,
      fields: ['title', 'text', 'explanation', ...(speaker === undefined ? [] : (['speaker'] as const))],
      ...(choices && { answers: choices.map((choice) => choice.id) }),
    })),
  }),

  // one of its ways is taken
  shownShare: () => 0.6,
  whyNotRated: () => null,

  async publish({ type, assistant, scenes }, files) {
    const served: Scene[] = []
    for (const [index, scene] of scenes.entries()) {
      const at = `content.scenes[${index}]`
      const { speaker } = scene
      served.push({
        ...scene,
        picture: await files.picture(scene.picture, `${at}.picture`),
        ...(speaker !== undefined && { speaker: await files.picture(speaker, `${at}.speaker`) }),
      })
    }
    const speaker = assistant === undefined ? null : await files.assistant(assistant, 'content.assistant')
    return { type, ...(speaker !== null && { assistant: speaker }), scenes: served }
  },
}

function checkScene(
  { id, choices, best, ending }: Scene,
  ids: string[],
  label: string,
  findings: Findings,
): void {
  const at = `scene "${id}"`
  if (!choices && !ending) {
    findings.error(label, `${at} leads nowhere`, 'Give it "choices", or an "ending" with band and score.')
  }
  if (choices && ending) {
    findings.error(label, `${at} has choices and an ending`, 'Take one of them out: an ending leads nowhere.')
  }
  if (!choices) return
  const names = choices.map((choice) => choice.id)
  checkTwice(names, `${at} choices`, label, findings)
  for (const { id: choice, to } of choices) {
    if (ids.includes(to)) continue
    const hint = didYouMean(to, ids).trim() || `Scenes: ${ids.join(', ')}.`
    findings.error(label, `${at}: "${choice}" leads to "${to}", which does not exist`, hint)
  }
  if (best === undefined) {
    findings.error(
      label,
      `${at} has no "best"`,
      'Name the choice that is best: the ending tells it afterwards.',
    )
  } else if (!names.includes(best)) {
    findings.error(label, `${at}: best "${best}" is none of its choices`, `Choices: ${names.join(', ')}.`)
  }
}

function checkEndings(scenes: readonly Scene[], label: string, findings: Findings): void {
  const endings = scenes.flatMap(({ ending }) => ending ?? [])
  if (endings.length < FEWEST_ENDINGS) {
    const hint = `Write ${FEWEST_ENDINGS} or more: what was chosen must be felt.`
    findings.error(label, `content.scenes has ${endings.length} of ${FEWEST_ENDINGS} endings`, hint)
  }
  if (endings.length > 0 && !endings.some(({ score }) => score === 100)) {
    findings.advise(label, 'no ending brings all of the points', 'Give the best one "score": 100.')
  }
}

/** Every scene is reached, and no way comes back: a choice is taken once. */
function checkPaths(scenes: readonly Scene[], label: string, findings: Findings): void {
  const reached = new Set<string>()
  const circles = new Set<string>()
  function follow(id: string, path: readonly string[]): void {
    if (path.includes(id)) {
      circles.add([...path.slice(path.indexOf(id)), id].join(' to '))
      return
    }
    if (reached.has(id)) return
    for (const { to } of scenes.find((scene) => scene.id === id)?.choices ?? []) follow(to, [...path, id])
    reached.add(id)
  }
  const [first] = scenes
  if (first) follow(first.id, [])
  for (const circle of circles) {
    findings.error(
      label,
      `goes in a circle: ${circle}`,
      'Let one of its choices lead on: nobody chooses twice.',
    )
  }
  for (const { id } of scenes) {
    if (reached.has(id)) continue
    findings.error(label, `scene "${id}" is never reached`, 'Let a choice lead there, or take it out.')
  }
}
