import { say, type FindingValue, type FindingWords } from '../../domain/findings/words.ts'
import { nearestName } from './nearest.ts'

/** The pictures of an element besides its drawing. */
export const ELEMENT_STATES = ['glow', 'light', 'hover', 'done', 'veil'] as const
export type ElementPicture = 'normal' | (typeof ELEMENT_STATES)[number]

const ROLES = ['background', 'layer', 'element', 'front'] as const

/** What designers call them too. */
const OTHER_WORDS: Readonly<Record<string, string>> = { bg: 'background', foreground: 'front' }

export type GroupName =
  | { role: 'background' }
  | { role: 'layer' | 'front'; name: string }
  | { role: 'element'; id: string; picture: ElementPicture }

/** `isMeant`: the name begins like one of these, and is not merely that of something else. */
export type ReadName = { name: GroupName } | { problem: FindingWords; hint: FindingWords; isMeant: boolean }

/**
 * Reads what a group is from its label: the first word says its role, the last one its state.
 * @param subject how findings call it
 */
export function readGroupName(
  label: string,
  subject: FindingValue = say('the-group', { name: label }),
): ReadName {
  const [said = '', ...rest] = splitWords(label)
  const role = OTHER_WORDS[said] ?? said
  if (role === 'background') {
    if (rest.length === 0) return { name: { role } }
    const hint = say('more-than-background-hint', { name: rest.join(' ') })
    return { problem: say('more-than-background', { subject }), hint, isMeant: true }
  }
  if (role === 'layer' || role === 'front') {
    if (rest.length === 0)
      return {
        problem: say('no-own-name', { subject }),
        hint: say('call-it', { name: `${role} <name>` }),
        isMeant: true,
      }
    return { name: { role, name: rest.join('-') } }
  }
  if (role === 'element') {
    const picture = ELEMENT_STATES.find((state) => rest.length > 1 && state === rest.at(-1))
    const id = (picture ? rest.slice(0, -1) : rest).join('-')
    if (id === '')
      return {
        problem: say('no-element-id', { subject }),
        hint: say('call-it', { name: 'element <id>' }),
        isMeant: true,
      }
    return { name: { role, id, picture: picture ?? 'normal' } }
  }
  const meant = nearestName(role, ROLES)
  const hint = meant === null ? say('name-how') : say('did-you-mean', { name: [meant, ...rest].join(' ') })
  const isMeant = meant !== null && (rest.length > 0 || meant === 'background')
  return { problem: say('not-shown', { subject }), hint, isMeant }
}

/** The state that was probably meant by the last word of an id that nobody knows ("harbour-hovr" is the hover of "harbour"). */
export function misspelledState(
  id: string,
  known: ReadonlySet<string>,
): { id: string; state: string } | null {
  const words = id.split('-')
  const owner = words.slice(0, -1).join('-')
  const last = words.at(-1)
  if (!known.has(owner) || last === undefined) return null
  const state = nearestName(last, ELEMENT_STATES)
  return state === null ? null : { id: owner, state }
}

/** Illustrator writes spaces as _x20_ and ends a name that it had before in _1_; Figma and others write underscores. */
function splitWords(label: string): string[] {
  return label
    .replace(/_\d+_$/, '')
    .replace(/_x([0-9A-Fa-f]{2})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .toLowerCase()
    .split(/[\s_]+/)
    .filter((word) => word !== '')
}
