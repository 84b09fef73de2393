import type { ContentFinding } from '#shared/contract/content.ts'
import type { Thing } from '../scene-file.ts'

/** What the check says of the files of one mission. */
export function findingsOfMission(findings: readonly ContentFinding[], mission: string): ContentFinding[] {
  return findings.filter(({ file }) => file === mission || file.startsWith(`${mission}/`))
}

/** What it says of one thing of its scene, which it names as scene.json does, or as the drawing. */
export function findingsOfThing(
  findings: readonly ContentFinding[],
  mission: string,
  { sort, id }: Thing,
): ContentFinding[] {
  const names = sort === 'elements' ? [`element ${id}`, `elements.${id}`] : [`layer ${id}`, `layers.${id}`]
  const isNamed = (text: string) =>
    names.some((name) => {
      const at = text.indexOf(name)
      return at >= 0 && !/[a-z0-9-]/.test(text.charAt(at + name.length))
    })
  return findingsOfMission(findings, mission).filter(
    ({ file, problem }) => isNamed(problem) || isNamed(file.replaceAll('_', ' ')),
  )
}
