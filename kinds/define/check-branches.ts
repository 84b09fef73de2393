import { say, type FindingValue } from '#shared/domain/findings/words.ts'
import { checkTwice } from '#server/intake/check/twice.ts'
import type { Findings } from '#server/intake/findings.ts'
import { didYouMean } from '#shared/scene/drawn-names/nearest.ts'
import type { BranchScene } from './branching.ts'

/** Finds what is wrong with where choices lead, and with endings. @param least how many endings there have to be */
export function checkBranches(
  scenes: readonly BranchScene[],
  least: number,
  label: string,
  findings: Findings,
): void {
  const ids = scenes.map(({ id }) => id)
  checkTwice(ids, 'content.scenes', label, findings)
  for (const scene of scenes) checkScene(scene, ids, label, findings)
  checkEndings(scenes, least, label, findings)
  checkPaths(scenes, label, findings)
}

function checkScene(
  { id, choices, best, ending }: BranchScene,
  ids: string[],
  label: string,
  findings: Findings,
): void {
  if (!choices && !ending) findings.error(label, say('scene-nowhere', { id }), say('scene-nowhere-hint'))
  if (choices && ending) findings.error(label, say('scene-both', { id }), say('scene-both-hint'))
  if (!choices) return
  const names = choices.map((choice) => choice.id)
  checkTwice(names, say('scene-choices', { id }), label, findings)
  for (const { id: choice, to } of choices) {
    if (ids.includes(to)) continue
    const hint = didYouMean(to, ids) ?? say('scenes-are', { names: ids })
    findings.error(label, say('choice-astray', { id, choice, to }), hint)
  }
  if (best === undefined) {
    findings.error(label, say('scene-no-best', { id }), say('scene-no-best-hint'))
  } else if (!names.includes(best)) {
    findings.error(label, say('scene-best-unknown', { id, best }), say('choices-are', { names }))
  }
}

function checkEndings(
  scenes: readonly BranchScene[],
  least: number,
  label: string,
  findings: Findings,
): void {
  const endings = scenes.flatMap(({ ending }) => ending ?? [])
  if (endings.length < least) {
    const problem = say('endings-few', { amount: endings.length, least })
    findings.error(label, problem, say('endings-few-hint', { least }))
  }
  if (endings.length > 0 && !endings.some(({ score }) => score === 100)) {
    findings.advise(label, say('no-full-ending'), say('no-full-ending-hint'))
  }
}

/** Every scene is reached, and no way comes back: a choice is taken once. */
function checkPaths(scenes: readonly BranchScene[], label: string, findings: Findings): void {
  const reached = new Set<string>()
  const circles = new Map<string, readonly string[]>()
  function follow(id: string, path: readonly string[]): void {
    if (path.includes(id)) {
      const circle = [...path.slice(path.indexOf(id)), id]
      circles.set(circle.join(' '), circle)
      return
    }
    if (reached.has(id)) return
    for (const { to } of scenes.find((scene) => scene.id === id)?.choices ?? []) follow(to, [...path, id])
    reached.add(id)
  }
  const [first] = scenes
  if (first) follow(first.id, [])
  for (const circle of circles.values()) {
    findings.error(label, say('scenes-circle', { scenes: leadingTo(circle) }), say('scenes-circle-hint'))
  }
  for (const { id } of scenes) {
    if (reached.has(id)) continue
    findings.error(label, say('scene-unreached', { id }), say('scene-unreached-hint'))
  }
}

/** "ring to talk to ring" */
function leadingTo([first = '', ...others]: readonly string[]): FindingValue {
  return others.length === 0 ? first : say('leads-to', { first, second: leadingTo(others) })
}
