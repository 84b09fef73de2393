import { say } from '#shared/domain/findings/words.ts'
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
      const problem =
        other === own ? say('drawn-twice', { label }) : say('drawn-twice-also', { label, other })
      findings.error(own, problem, say('drawn-twice-hint'))
      return false
    }
    seen.set(id, own)
    if (name.role !== 'element') return true
    const misspelled = name.picture === 'normal' ? misspelledState(name.id, elements) : null
    if (misspelled) {
      const meant = `element ${misspelled.id} ${misspelled.state}`
      findings.error(own, say('no-such-state', { label }), say('did-you-mean', { name: meant }))
      return false
    }
    if (elements.has(name.id)) return true
    if (refused.hasDrawing) return false
    const hint = didYouMean(name.id, elements) ?? say('draw-element-too', { id: name.id })
    findings.error(own, say('of-no-element', { label }), hint)
    return false
  })
  if (!refused.hasDrawing) {
    if (!names.some(({ role }) => role === 'background')) {
      findings.error(file, say('no-background'), say('no-background-hint'))
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
    const hint = didYouMean(name, drawn) ?? say('not-in-drawing-hint')
    findings.error(settings.label, say('not-in-drawing', { at: `${part}.${name}` }), hint, {
      kind: 'remove',
      keys: [part, name],
    })
  }
}

function checkOrder(groups: readonly DrawnGroup[], findings: Findings): void {
  const isElement = ({ name }: DrawnGroup): boolean => name.role === 'element' && name.picture === 'normal'
  const between = groups.slice(groups.findIndex(isElement), groups.findLastIndex(isElement) + 1)
  for (const { name, label, file } of between) {
    if (name.role !== 'layer') continue
    findings.advise(file, say('between-elements', { label }), say('between-elements-hint'))
  }
}
