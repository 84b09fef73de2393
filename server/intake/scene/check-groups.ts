import type { SceneFile } from '#shared/scene/files.ts'
import type { DrawnGroup } from '../drawing/drawn-group.ts'
import { misspelledState } from '#shared/scene/drawn-names/group-name.ts'
import type { Findings } from '../findings.ts'
import { didYouMean } from '#shared/scene/drawn-names/nearest.ts'
import type { ReadArt } from './read-art.ts'

/** Checks the names of groups against each other and against scene.json; gives those that can be shown. */
export function checkGroups(
  { groups, refused }: Pick<ReadArt, 'groups' | 'refused'>,
  settings: SceneFile & { label: string },
  file: string,
  findings: Findings,
): DrawnGroup[] {
  const seen = new Map<string, string>()
  const names = [...groups.map(({ name }) => name), ...refused.names]
  const elements = new Set(
    names.flatMap((name) => (name.role === 'element' && name.picture === 'normal' ? [name.id] : [])),
  )
  const layers = new Set(
    names.flatMap((name) => (name.role === 'layer' || name.role === 'front' ? [name.name] : [])),
  )
  const usable = groups.filter((group) => {
    const { name, label, file: own } = group
    const id = identity(group)
    const other = seen.get(id)
    if (other !== undefined) {
      const where = other === own ? '' : `, also in ${other}`
      findings.error(
        own,
        `${label} is there twice${where}`,
        'Rename one of them, or make one picture of both.',
      )
      return false
    }
    seen.set(id, own)
    if (name.role !== 'element') return true
    const misspelled = name.picture === 'normal' ? misspelledState(name.id, elements) : null
    if (misspelled) {
      const meant = `element ${misspelled.id} ${misspelled.state}`
      findings.error(own, `${label} names no state that there is`, `Did you mean "${meant}"?`)
      return false
    }
    if (elements.has(name.id)) return true
    if (refused.hasDrawing) return false
    const hint = didYouMean(name.id, elements).trim() || `Draw "element ${name.id}" too.`
    findings.error(own, `${label} belongs to no element`, hint)
    return false
  })
  if (!refused.hasDrawing) {
    if (!names.some(({ role }) => role === 'background')) {
      findings.error(file, 'has no background', 'Draw "background" over the whole canvas.')
    }
    checkSettings(settings, 'layers', layers, findings)
    checkSettings(settings, 'elements', elements, findings)
  }
  checkOrder(usable, findings)
  return usable
}

function identity({ name }: DrawnGroup): string {
  if (name.role === 'background') return 'background'
  return name.role === 'element' ? `element ${name.id} ${name.picture}` : `layer ${name.name}`
}

function checkSettings(
  settings: SceneFile & { label: string },
  part: 'layers' | 'elements',
  drawn: ReadonlySet<string>,
  findings: Findings,
): void {
  for (const name of Object.keys(settings[part])) {
    if (drawn.has(name)) continue
    const hint = didYouMean(name, drawn).trim() || `Take it out, or name a group of the drawing so.`
    findings.error(settings.label, `${part}.${name} is not in the drawing`, hint)
  }
}

function checkOrder(groups: readonly DrawnGroup[], findings: Findings): void {
  const isElement = ({ name }: DrawnGroup): boolean => name.role === 'element' && name.picture === 'normal'
  const between = groups.slice(groups.findIndex(isElement), groups.findLastIndex(isElement) + 1)
  for (const { name, label, file } of between) {
    if (name.role !== 'layer') continue
    findings.advise(
      file,
      `${label} lies between elements`,
      'It is shown behind all of them: move it below the first, or make it part of an element.',
    )
  }
}
